import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { home } from "#content/home.yaml";

const LARGEST_FILM = 1_200_000;

test("every file of the title film exists and is small enough for the repository", () => {
  const { mp4, webm, captions } = home.titleFilm ?? {};
  const files = [mp4, webm, captions].flatMap((path) => (path ? `public${path}` : []));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => statSync(file).size > LARGEST_FILM)).toEqual([]);
});
