/**
 * Makes films: renders their shots, sets their words, makes their sound, cuts and encodes them. Needs ffmpeg.
 *
 *   npx node art/film/film.ts                       all of them; frames that are kept already are not rendered again
 *   npx node art/film/film.ts one-cup               only this one
 *   npx node art/film/film.ts one-cup --proof       a picture every second, in a fifth of the time, and no film
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { expose, openStudio, setUpCamera } from "../frames/studio.ts";
import { cutFilm } from "./cut.ts";
import { type Film, films, moveAt, passesAt, RATE, type Shot, secondOf } from "./films.ts";

const SIZE = { width: 960, height: 402 };
const POSTER = { width: 1920, height: 803 };
const root = join(import.meta.dirname, "../..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { proof: { type: "boolean" } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(films);

const studio = await openStudio();
try {
  for (const name of wanted) {
    const film = films[name];
    if (!film) throw new Error(`No film is called "${name}": ${Object.keys(films).join(", ")}`);
    const started = Date.now();
    await make(name, film);
    console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
} finally {
  await studio.close();
}

async function make(name: string, film: Film): Promise<void> {
  const kept = join(root, "node_modules/.cache/film", name);
  for (const [number, shot] of film.shots.entries()) {
    await shoot(studio, join(kept, `shot-${number}`), shot);
  }
  if (values.proof) return;
  await cutFilm(studio, film, kept, SIZE);
  await printPoster(film);
}

async function shoot(browser: Browser, folder: string, shot: Shot): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = (frame: number) => join(folder, `${String(frame).padStart(3, "0")}.png`);
  const step = values.proof ? RATE / shot.every : 1;
  const frames = Array.from({ length: (shot.seconds * RATE) / shot.every }, (_, i) => i).filter(
    (frame) => frame % step === 0,
  );
  const missing = frames.filter((frame) => !existsSync(path(frame)));
  const [first] = missing;
  if (first === undefined) return;
  const started = Date.now();
  const camera = await setUpCamera(browser, { scene: shot.scene, supersample: 1, ...SIZE });
  // A shot taken up again still needs what its earlier moments left.
  if (first > 0) await take(camera, shot, first, 0);
  for (const frame of missing) writeFileSync(path(frame), await take(camera, shot, frame, frame));
  await camera.close();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${shot.scene}: ${missing.length} frames in ${seconds} s`);
}

function take(camera: Page, shot: Shot, frame: number, passesOf: number): Promise<Buffer> {
  return expose(camera, {
    time: secondOf(shot, frame),
    framing: shot.framing ?? [0, 0, 1],
    move: moveAt(shot, frame),
    passes: passesAt(shot, passesOf),
  });
}

async function printPoster({ path, poster }: Film): Promise<void> {
  const file = join(root, path, "../poster.jpg");
  if (!poster || existsSync(file)) return;
  const { scene, ...moment } = poster;
  const camera = await setUpCamera(studio, { scene, supersample: 1, ...POSTER });
  const png = await expose(camera, moment);
  await camera.close();
  await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toFile(file);
}
