import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { placeholders } from "../new/placeholders.ts";

const LEFT_OUT = /\.test\.ts$/;

/** What npm run new wrote and nobody has replaced, one sentence for each file. */
export function findUnfinished(root: string): string[] {
  return globSync("content/**/*.{ts,yaml,mdx}", { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), "utf8").split("\n");
      const found = lines.flatMap((line, index) => {
        const words = WORDS.find((it) => isValue(line, it));
        return words ? [`line ${index + 1}, "${words}"`] : [];
      });
      return found.length > 0 ? [`${file}: ${found.join("; ")}`] : [];
    });
}

/** As a line of text, as a field of its line, or as an entry of a list. */
function isValue(line: string, words: string): boolean {
  const isPlain = [": ", "- "].some((before) => line.endsWith(before + words));
  return isPlain || line.trim() === words || line.includes(`"${words}"`);
}

const WORDS = Object.values(placeholders);
