/**
 * Makes the site's pictures: renders each scene in headless Chromium to one file of content/.
 *
 *   npx node art/frames/render.ts                        everything: frames and covers
 *   npx node art/frames/render.ts covers                 the pictures of the articles
 *   npx node art/frames/render.ts hero lens              only these frames or covers
 *   npx node art/frames/render.ts lens --proof /tmp/p    a small PNG proof, nothing published
 *   npx node art/frames/render.ts --negatives /tmp/n     keeps exposures there, and prints from those it finds
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { covers, type Exposure, frames } from "./pictures.ts";
import { publishCover, publishFrame } from "./publish.ts";
import { expose, openStudio, setUpCamera } from "./studio.ts";

const proofScale = 0.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { proof: { type: "string" }, negatives: { type: "string" } },
});
const asked = positionals.length > 0 ? positionals : [...Object.keys(frames), "covers"];
const wanted = asked.flatMap((name) => (name === "covers" ? Object.keys(covers) : name));

for (const directory of [values.proof, values.negatives])
  if (directory) mkdirSync(directory, { recursive: true });

const studio = await openStudio();
try {
  for (const name of wanted) await make(name);
} finally {
  await studio.close();
}

async function make(name: string): Promise<void> {
  const [frame, cover] = [frames[name], covers[name]];
  if (!frame && !cover) {
    const known = Object.keys({ ...frames, ...covers }).join(", ");
    throw new Error(`No picture is called "${name}"; there are: ${known}`);
  }
  const picture = frame ?? (cover as Exposure);
  if (values.proof)
    writeFileSync(join(values.proof, `${name}.png`), await take(studio, picture, proofScale));
  else if (frame) await publishFrame(name, await negative(name, frame));
  else if (cover) await publishCover(name, cover, await negative(name, cover));
}

/** The exposure in full size, from the drawer of negatives where there is one. */
async function negative(name: string, picture: Exposure): Promise<Buffer> {
  const path = values.negatives && join(values.negatives, `${name}.png`);
  if (path && existsSync(path)) return readFileSync(path);
  const png = await take(studio, picture, 1);
  if (path) writeFileSync(path, png);
  return png;
}

async function take(browser: Browser, picture: Exposure, scale: number): Promise<Buffer> {
  const camera = await setUpCamera(browser, {
    scene: picture.scene,
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    supersample: picture.supersample,
  });
  const png = await expose(camera, {
    time: picture.time ?? 0,
    framing: picture.framing ?? [0, 0, 1],
  });
  await camera.close();
  return png;
}
