import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { nearest } from "../../app/content/nearest.ts";

/** The names that may be inserted, by kind. */
type Known = { studios?: string[]; people?: string[]; prices?: string[] };

const INSERTIONS = [
  { of: "prices", what: "content/offers.ts has no price of", calls: "price" },
  { of: "studios", what: "content/brand.ts has no studio", calls: "city|place|regionName" },
  { of: "people", what: "content/brand.ts has nobody called", calls: "fullName|firstName" },
] as const;
const RANGE = /\bpriceRange\((["'])(?!(?:downloads|bundles)\1)([^"'\n]*)\1/g;

/** Inserted studios, people and prices that do not exist. They are found as text: none of them can be evaluated. */
export async function findUnknownInsertions(
  load: <Module>(file: string) => Promise<Module>,
): Promise<string[]> {
  const { studios, people } =
    await load<typeof import("../../content/brand.ts")>("content/brand.ts");
  const slugs = studios.map(({ slug }) => slug);
  const facts = findUnknown({ studios: slugs, people: Object.keys(people) });
  // Files with prices insert studios and people.
  if (facts.length > 0) return facts;
  const { priceNames } = await load<typeof import("../../content/price.ts")>("content/price.ts");
  return findUnknown({ prices: priceNames });
}

function findUnknown(known: Known): string[] {
  const files = globSync("content/**/*.{ts,mdx}", { exclude: ["**/*.test.ts"] }).sort();
  return files.flatMap((file) =>
    unknownInsertionsIn(file.replaceAll(path.sep, "/"), readFileSync(file, "utf8"), known),
  );
}

export function unknownInsertionsIn(file: string, text: string, known: Known): string[] {
  const told = (index: number, why: string) => atLine(file, text, lineAt(text, index), why);
  const ranges = known.prices ? [...text.matchAll(RANGE)] : [];
  return [
    ...INSERTIONS.flatMap(({ of, what, calls }) => {
      const names = known[of];
      const inserted = text.matchAll(new RegExp(`\\b(?:${calls})\\((["'])([^"'\\n]*)\\1\\)`, "g"));
      return [...inserted]
        .filter(([, , name = ""]) => names && !names.includes(name))
        .map(({ index, 2: name = "" }) =>
          told(index, `${what} "${name}". ${advise(nearest(name, names ?? []).slice(0, 5))}`),
        );
    }),
    ...ranges.map(({ index, 2: name = "" }) =>
      told(index, `"${name}" has no prices. Write downloads or bundles.`),
    ),
  ];
}

function advise([best, ...others]: string[]): string {
  if (!best) return "Write words in its place, or delete the text that inserts it.";
  if (others.length === 0) return `Write ${best}, or words in its place.`;
  return `Write ${best}, or ${others.length > 1 ? "one of " : ""}${others.join(", ")}.`;
}
