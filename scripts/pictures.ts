/** Writes the sizes of all pictures to generated/, which is committed: npm run pictures */
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { refuseProblems } from "../plugins/check-content/content-error.ts";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { exitWith, root, takeNoOptions } from "./tools.ts";

takeNoOptions("npm run pictures");

const folder = path.join(root, "generated/pictures");
const files = await readFiles().catch(exitWith);

await mkdir(folder, { recursive: true });
const unused = (await readdir(folder)).filter((name) => !files.has(name));
for (const name of unused) await rm(path.join(folder, name));
for (const [name, make] of files) await copyFile(await make(), path.join(folder, name));
console.log(`${files.size} pictures in generated/pictures, ${unused.length} unused deleted`);

/** Content with a problem has other pictures than its owner means. */
async function readFiles() {
  await refuseUnreadable();
  const { findContentProblems } = await import("../plugins/check-content/check-content.ts");
  refuseProblems(await findContentProblems());
  const { allFiles } = await import("../plugins/pictures/pictures.ts");
  return allFiles();
}
