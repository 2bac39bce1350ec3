/**
 * Makes the site's pictures: renders each scene in headless Chromium and encodes it for the web.
 *
 *   node_modules/.bin/node scripts/frames/render.ts                        everything: frames and covers
 *   node_modules/.bin/node scripts/frames/render.ts covers                 the covers of the articles
 *   node_modules/.bin/node scripts/frames/render.ts hero lens              only these frames or covers
 *   node_modules/.bin/node scripts/frames/render.ts hero --proof /tmp/p    a small PNG proof, nothing published
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { chromiumPath } from "../browser.ts";
import { expose, type Negative } from "./darkroom.ts";
import { type Cover, covers, type Frame, frames } from "./pictures.ts";

const here = import.meta.dirname;
const publicDirectory = join(here, "../../public");
const blogDirectory = join(here, "../../content/blog");
const proofScale = 0.5;

/** A shader's text; a line `#include "shapes/water.glsl"` stands for that file. */
const read = (path: string): string =>
  readFileSync(join(here, path), "utf8").replace(/^#include "(.+)"$/gm, (_, file) => read(file));

function load(scene: string): Negative["passes"] {
  const pass = (name: string) =>
    [read("prelude.glsl"), read(`scenes/${scene}.glsl`), read(`passes/${name}.glsl`)].join("\n");
  return {
    world: pass("world"),
    defocus: pass("defocus"),
    shot: pass("shot"),
    halation: pass("halation"),
    develop: pass("develop"),
  };
}

async function print(page: Page, picture: Frame | Cover, scale = 1): Promise<Buffer> {
  const dataUrl = await page.evaluate(expose, {
    passes: load(picture.scene),
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    supersample: 2,
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}

async function publishCover(name: string, cover: Cover, png: Buffer): Promise<void> {
  const path = join(blogDirectory, cover.path);
  mkdirSync(dirname(path), { recursive: true });
  const jpeg = await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toFile(path);
  console.log(`${name}  ${cover.path}  ${jpeg.width}x${jpeg.height}  jpeg ${jpeg.size}`);
}

async function publishFrame(name: string, frame: Frame, png: Buffer): Promise<void> {
  for (const width of frame.widths) {
    const picture = sharp(png).resize({ width, kernel: "lanczos3" });
    const path = join(publicDirectory, "frames", `${name}-${width}`);
    const avif = await picture
      .clone()
      .avif({ quality: frame.quality, effort: 7, chromaSubsampling: "4:2:0" })
      .toFile(`${path}.avif`);
    const webp = await picture
      .clone()
      .webp({ quality: frame.quality + 18, effort: 6, smartSubsample: true })
      .toFile(`${path}.webp`);
    console.log(
      `${name}-${width}  ${avif.width}x${avif.height}  avif ${avif.size}  webp ${webp.size}`,
    );
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { proof: { type: "string" } },
});
const asked = positionals.length > 0 ? positionals : [...Object.keys(frames), "covers"];
const wanted = asked.flatMap((name) => (name === "covers" ? Object.keys(covers) : name));

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
    "--disable-gpu-watchdog",
  ],
});
try {
  mkdirSync(join(publicDirectory, "frames"), { recursive: true });
  for (const name of wanted) {
    const frame = frames[name];
    const cover = covers[name];
    const picture = frame ?? cover;
    if (!picture) {
      const known = Object.keys({ ...frames, ...covers }).join(", ");
      throw new Error(`No picture is called "${name}"; there are: ${known}`);
    }
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    const png = await print(page, picture, values.proof ? proofScale : 1);
    if (values.proof) {
      mkdirSync(values.proof, { recursive: true });
      writeFileSync(join(values.proof, `${name}.png`), png);
    } else if (frame) {
      await publishFrame(name, frame, png);
    } else if (cover) {
      await publishCover(name, cover, png);
    }
    await page.close();
  }
} finally {
  await browser.close();
}
