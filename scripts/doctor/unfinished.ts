import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { placeholders } from "../new/placeholders.ts";

const LEFT_OUT = /\.test\.ts$|^content\/schema\//;

/** What npm run new wrote and nobody has replaced, one sentence for each file. */
export function findUnfinished(root: string): string[] {
  return globSync("content/**/*.{ts,mdx}", { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), "utf8").split("\n");
      const found = lines.flatMap((line, index) => {
        const words = WORDS.find((it) => line.trim() === it || line.includes(`"${it}"`));
        return words ? [`line ${index + 1}, "${words}"`] : [];
      });
      return found.length > 0 ? [`${file}: ${found.join("; ")}`] : [];
    });
}

const WORDS = Object.values(placeholders);
