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
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { expose, openStudio, setUpCamera } from "../frames/studio.ts";
import { cutFilm } from "./cut.ts";
import { type Film, films, moveAt, passesAt, RATE, type Shot, secondOf } from "./films.ts";

/** How much larger a poster is than a frame. */
const POSTER = 2;
/** How much wider than the frame a still is taken. */
const STILL = 1.2;
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
    await shoot(studio, join(kept, `shot-${number}`), shot, film.size);
  }
  if (values.proof) return;
  await cutFilm(studio, film, kept, film.size);
  await printPoster(film);
}

async function shoot(
  browser: Browser,
  folder: string,
  shot: Shot,
  size: Film["size"],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = (frame: number) => join(folder, `${String(frame).padStart(3, "0")}.png`);
  const { every = 1 } = shot;
  const step = values.proof ? RATE / every : 1;
  const frames = Array.from({ length: (shot.seconds * RATE) / every }, (_, i) => i).filter(
    (frame) => frame % step === 0,
  );
  const missing = frames.filter((frame) => !existsSync(path(frame)));
  const [first] = missing;
  if (first === undefined) return;
  const started = Date.now();
  const expose = shot.every
    ? filmScene(browser, shot, size, first)
    : filmStill(browser, shot, size);
  const { take, close } = await expose;
  for (const frame of missing) writeFileSync(path(frame), await take(frame));
  await close();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${shot.scene}: ${missing.length} frames in ${seconds} s`);
}

async function filmScene(browser: Browser, shot: Shot, size: Film["size"], first: number) {
  const camera = await setUpCamera(browser, { scene: shot.scene, supersample: 1, ...size });
  const take = (frame: number, passesOf = frame) =>
    expose(camera, {
      time: secondOf(shot, frame),
      framing: shot.framing ?? [0, 0, 1],
      move: moveAt(shot, frame),
      passes: passesAt(shot, passesOf),
    });
  // A shot taken up again still needs what its earlier moments left.
  if (first > 0) await take(first, 0);
  return { take, close: () => camera.close() };
}

/** Takes one still, wider than the frame, and moves the frame over it. */
async function filmStill(browser: Browser, shot: Shot, frame: Film["size"]) {
  const { scene, framing: [x, y, zoom] = [0, 0, 1] } = shot;
  const size = { width: frame.width * 1.5, height: frame.height * 1.5 };
  const camera = await setUpCamera(browser, { scene, supersample: 1, ...size });
  const still = await expose(camera, { framing: [x, y, zoom * STILL] });
  await camera.close();
  const page = await browser.newPage();
  await page.evaluate(loadStill, { ...frame, png: still.toString("base64") });
  const take = async (number: number) => {
    const [dx, dy, seen] = moveAt(shot, number);
    const share = seen / STILL;
    const left = (1 - share) / 2 + dx / (STILL * (frame.width / frame.height)) / 2;
    const top = (1 - share) / 2 - dy / STILL / 2;
    return Buffer.from(
      await page.evaluate((cut) => globalThis.cutStill(cut), { left, top, share }),
      "base64",
    );
  };
  return { take, close: () => page.close() };
}

type Cut = { left: number; top: number; share: number };
declare global {
  var cutStill: (cut: Cut) => string;
}

/** Runs inside the browser page. */
async function loadStill({ width, height, png }: { width: number; height: number; png: string }) {
  const still = new Image();
  still.src = `data:image/png;base64,${png}`;
  await still.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  globalThis.cutStill = ({ left, top, share }) => {
    const { naturalWidth: w, naturalHeight: h } = still;
    context.drawImage(still, left * w, top * h, share * w, share * h, 0, 0, width, height);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  };
}

async function printPoster({ path, poster, size }: Film): Promise<void> {
  const file = join(root, path, "../poster.jpg");
  if (!poster || existsSync(file)) return;
  const { scene, ...moment } = poster;
  const camera = await setUpCamera(studio, {
    scene,
    supersample: 1,
    width: size.width * POSTER,
    height: size.height * POSTER,
  });
  const png = await expose(camera, moment);
  await camera.close();
  await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toFile(file);
}
