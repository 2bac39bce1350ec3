import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Cast, Stills } from "./schema/stills";
import { cast, stills } from "./stills";

const shapes = [
  ["screen", ""],
  ["wide", "-wide"],
  ["strip", "-strip"],
  ["tall", "-tall"],
] as const;

test("every print of every still is there, one of each shape for browsers without AVIF", () => {
  const files = Object.entries<Stills[string]>(stills).flatMap(([name, still]) =>
    shapes.flatMap(([shape, ending]) =>
      still[shape]
        ? [...still[shape].map((width) => `${width}.avif`), "828.webp"].map(
            (end) => `public/frames/${name}${ending}-${end}`,
          )
        : [],
    ),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("no still is on more than two pages, and each page's is known", () => {
  const parts = Object.values<Cast[string]>(cast).flatMap(({ opens, cutsTo, closes }) =>
    [opens, cutsTo, closes].flatMap((name) => name ?? []),
  );
  expect(parts.filter((name) => !Object.hasOwn(stills, name))).toEqual([]);
  const crowded = Object.keys(stills).filter(
    (still) => parts.filter((name) => name === still).length > 2,
  );
  expect(crowded).toEqual([]);
});
