/**
 * Makes the title film: renders its shots, sets its words, cuts and encodes it. Its poster is one of the pictures of art/frames.
 *
 *   npx node art/film/film.ts                       into public/film; frames that are kept already are not rendered again
 *   npx node art/film/film.ts --width 1280       in another size
 *   npx node art/film/film.ts --shots 0,3        renders only these shots' frames and stops
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright";
import { expose, openStudio, setUpCamera } from "../frames/studio.ts";
import { cutFilm } from "./cut.ts";
import { moveAt, passesAt, SHOT, type Shot, secondOf, shots } from "./shots.ts";

const { values } = parseArgs({
  options: { width: { type: "string", default: "960" }, shots: { type: "string" } },
});
const size = { width: Number(values.width), height: evenHeight(Number(values.width)) };
const keep = join(import.meta.dirname, "../../node_modules/.cache/film", String(size.width));
const wanted = values.shots?.split(",").map(Number) ?? shots.map((_, i) => i);

const studio = await openStudio();
try {
  for (const number of wanted) await shoot(studio, number, shots[number] as Shot);
  if (!values.shots) await cutFilm(studio, keep, size);
} finally {
  await studio.close();
}

/** Video is coded in blocks of an even number of lines. */
function evenHeight(width: number): number {
  return Math.round(width / 2.39 / 2) * 2;
}

async function shoot(browser: Browser, number: number, shot: Shot): Promise<void> {
  const folder = join(keep, `shot-${number}`);
  mkdirSync(folder, { recursive: true });
  const path = (frame: number) => join(folder, `${String(frame).padStart(3, "0")}.png`);
  const frames = Array.from({ length: (SHOT.seconds * SHOT.rate) / shot.every }, (_, i) => i);
  const first = frames.find((frame) => !existsSync(path(frame)));
  if (first === undefined) return;
  const camera = await setUpCamera(browser, { scene: shot.scene, supersample: 1, ...size });
  // A shot taken up again still needs what its earlier moments left.
  if (first > 0) await take(camera, shot, first, 0);
  for (const frame of frames.slice(first))
    writeFileSync(path(frame), await take(camera, shot, frame, frame));
  await camera.close();
  console.log(`shot ${number}, ${shot.scene}: ${frames.length} frames`);
}

function take(camera: Page, shot: Shot, frame: number, passesOf: number): Promise<Buffer> {
  return expose(camera, {
    time: secondOf(shot, frame),
    move: moveAt(shot, frame),
    passes: passesAt(shot, passesOf),
  });
}
