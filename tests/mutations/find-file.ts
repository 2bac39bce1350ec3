import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The one file of the code below `root` that holds this text, once. */
export function findFile(root: string, text: string): string {
  const files = globSync("{app,content,workers}/**/*.{ts,tsx,yaml}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(root, file), "utf8").split(text).length === 2);
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`${files.length} files have once:\n${text}`);
  return file;
}
