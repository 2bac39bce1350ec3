import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { atLine, lineAt } from "./lines.ts";
import { nearest } from "./nearest.ts";

const QUOTE = /\bprice\((["'])([^"'\n]*)\1\)/g;
const RANGE = /\bpriceRange\((["'])(?!(?:downloads|bundles)\1)([^"'\n]*)\1/g;

/** Quotes of prices that content/offers.ts does not have. They are found as text: none of them can be evaluated. */
export function findUnknownPrices(known: string[]): string[] {
  const files = globSync("content/**/*.{ts,mdx}", { exclude: ["**/*.test.ts"] }).sort();
  return files.flatMap((file) =>
    unknownPricesIn(file.replaceAll(path.sep, "/"), readFileSync(file, "utf8"), known),
  );
}

export function unknownPricesIn(file: string, text: string, known: string[]): string[] {
  const unknown = [...text.matchAll(QUOTE)].filter(([, , name = ""]) => !known.includes(name));
  return [
    ...unknown.map(({ index, 2: name = "" }) => {
      const [best, ...others] = nearest(name, known);
      const why = `content/offers.ts has no price of "${name}". Write ${best}, or one of ${others.join(", ")}.`;
      return atLine(file, text, lineAt(text, index), why);
    }),
    ...[...text.matchAll(RANGE)].map(({ index, 2: name = "" }) =>
      atLine(
        file,
        text,
        lineAt(text, index),
        `"${name}" has no prices. Write downloads or bundles.`,
      ),
    ),
  ];
}
