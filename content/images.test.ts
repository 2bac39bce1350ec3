import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { film } from "./film";
import { images, pageImages } from "./images";

const LARGEST_FILM = 1_200_000;

test("every file of the film exists and is small enough for the repository", () => {
  const files = [film.mp4, film.webm, film.captions].map((path) => `public${path}`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => statSync(file).size > LARGEST_FILM)).toEqual([]);
});

test("no image is on more than two pages", () => {
  const parts = Object.values(pageImages).flatMap(({ hero, between, closing }) =>
    [hero, between, closing].flatMap((name) => name ?? []),
  );
  const pagesOf = (image: string) => parts.filter((name) => name === image).length;
  expect(Object.keys(images).filter((image) => pagesOf(image) > 2)).toEqual([]);
});
