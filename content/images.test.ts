import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import type { TitleFilmContent } from "../app/content/schema/media";
import { film } from "./film";

const LARGEST_FILM = 1_200_000;

test("every file of the title film exists and is small enough for the repository", () => {
  const files = filesOf(film).map((path) => `public${path}`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => statSync(file).size > LARGEST_FILM)).toEqual([]);
});

/** A studio may have no title film. */
function filesOf(titleFilm: TitleFilmContent | null): string[] {
  return titleFilm ? [titleFilm.mp4, titleFilm.webm ?? [], titleFilm.captions].flat() : [];
}
