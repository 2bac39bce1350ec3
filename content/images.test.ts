import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { images, pageImages } from "./images";

const shapes = [
  ["screen", ""],
  ["wide", "-wide"],
  ["strip", "-strip"],
  ["tall", "-tall"],
] as const;

test("every file of every image exists, one of each shape for browsers without AVIF", () => {
  const files = Object.entries(images).flatMap(([name, image]) =>
    shapes.flatMap(([shape, ending]) =>
      image[shape]
        ? [...image[shape].map((width) => `${width}.avif`), "828.webp"].map(
            (end) => `public/frames/${name}${ending}-${end}`,
          )
        : [],
    ),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("no image is on more than two pages, and each page's image is known", () => {
  const parts = Object.values(pageImages).flatMap(({ hero, between, closing }) =>
    [hero, between, closing].flatMap((name) => name ?? []),
  );
  expect(parts.filter((name) => !Object.hasOwn(images, name))).toEqual([]);
  const crowded = Object.keys(images).filter(
    (image) => parts.filter((name) => name === image).length > 2,
  );
  expect(crowded).toEqual([]);
});
