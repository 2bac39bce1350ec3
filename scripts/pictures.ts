/** Writes the sizes of all pictures to generated/, which is committed: npm run pictures */
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { allFiles } from "../plugins/pictures/pictures.ts";
import { root } from "./tools.ts";

const folder = path.join(root, "generated/pictures");
const files = await allFiles();

await mkdir(folder, { recursive: true });
const unused = (await readdir(folder)).filter((name) => !files.has(name));
for (const name of unused) await rm(path.join(folder, name));
for (const [name, make] of files) await copyFile(await make(), path.join(folder, name));
console.log(`${files.size} pictures in generated/pictures, ${unused.length} unused deleted`);
