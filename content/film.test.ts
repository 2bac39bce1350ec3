import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { film } from "./film";

const LARGEST = 1_200_000;

test("the film's files are there, and none weighs more than a visitor should be sent", () => {
  const files = [film.mp4, film.webm, film.captions].map((path) => `public${path}`);
  expect(files.filter((file) => !existsSync(file) || statSync(file).size > LARGEST)).toEqual([]);
});

test("its poster is there in every width that the page offers", () => {
  const posters = film.posterWidths.map((width) => `public/frames/${film.poster}-${width}.avif`);
  expect(posters.filter((file) => !existsSync(file))).toEqual([]);
});
