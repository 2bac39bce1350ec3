import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { film } from "./film";
import { images, pageImages } from "./images";

const LARGEST_FILM = 1_200_000;
const SHAPES = { screen: "", wide: "-wide", strip: "-strip", tall: "-tall" } as const;

test("every file of every image and film exists, one of each shape for browsers without AVIF", () => {
  const stills = Object.entries(images).flatMap(([name, image]) =>
    Object.entries(SHAPES).flatMap(([shape, ending]) => {
      const widths = image[shape as keyof typeof SHAPES];
      const ends = widths ? [...widths.map((width) => `${width}.avif`), "828.webp"] : [];
      return ends.map((end) => `public/frames/${name}${ending}-${end}`);
    }),
  );
  const posters = film.posterWidths.map((width) => `public/frames/${film.poster}-${width}.avif`);
  const films = [film.mp4, film.webm, film.captions].map((path) => `public${path}`);
  expect([...stills, ...posters, ...films].filter((file) => !existsSync(file))).toEqual([]);
  expect(films.filter((file) => statSync(file).size > LARGEST_FILM)).toEqual([]);
});

test("no image is on more than two pages, and each page's image is known", () => {
  const parts = Object.values(pageImages).flatMap(({ hero, between, closing }) =>
    [hero, between, closing].flatMap((name) => name ?? []),
  );
  expect(parts.filter((name) => !Object.hasOwn(images, name))).toEqual([]);
  const pagesOf = (image: string) => parts.filter((name) => name === image).length;
  expect(Object.keys(images).filter((image) => pagesOf(image) > 2)).toEqual([]);
});
