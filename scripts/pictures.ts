/** Writes the sizes of all article pictures to generated/, which is committed: npm run pictures */
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { compileAllTexts } from "../plugins/mdx/mdx.ts";
import { root } from "./tools.ts";

const folder = path.join(root, "generated/pictures");
const texts = await Promise.all(compileAllTexts());
const pictures = new Map(texts.flatMap((text) => [...text.pictures]));

await mkdir(folder, { recursive: true });
const unused = (await readdir(folder)).filter((name) => !pictures.has(name));
for (const name of unused) await rm(path.join(folder, name));
for (const [name, write] of pictures) await copyFile(await write(), path.join(folder, name));
console.log(`${pictures.size} pictures in generated/pictures, ${unused.length} unused deleted`);
