/**
 * Makes the site's pictures: renders each scene in headless Chromium and encodes it for the web.
 *
 *   node_modules/.bin/node scripts/frames/render.ts                        all frames and the icons
 *   node_modules/.bin/node scripts/frames/render.ts hero lens              only these
 *   node_modules/.bin/node scripts/frames/render.ts hero --proof /tmp/p    a small PNG proof, nothing published
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { chromiumPath } from "../browser.ts";
import { expose, type Negative } from "./darkroom.ts";
import { makeIcons } from "./icons.ts";

interface Frame {
  scene: string;
  width: number;
  height: number;
  widths: number[];
  /** AVIF quality (0-100); WebP follows from it. */
  quality: number;
}

const supporting = { width: 1280, height: 720, widths: [480, 828, 1280], quality: 50 };

const frames: Record<string, Frame> = {
  hero: { scene: "hero", width: 1920, height: 960, widths: [828, 1280, 1920], quality: 50 },
  "hero-portrait": { scene: "hero", width: 828, height: 1035, widths: [480, 828], quality: 44 },
  lens: { scene: "lens", ...supporting },
  softbox: { scene: "softbox", ...supporting },
  street: { scene: "street", ...supporting },
  window: { scene: "window", ...supporting },
  monitor: { scene: "monitor", ...supporting },
};

const here = import.meta.dirname;
const publicDirectory = join(here, "../../public");
const proofScale = 0.5;

const read = (path: string) => readFileSync(join(here, path), "utf8");

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

async function print(page: Page, frame: Frame, scale = 1): Promise<Buffer> {
  const dataUrl = await page.evaluate(expose, {
    passes: load(frame.scene),
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
    supersample: 2,
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}

async function publish(name: string, frame: Frame, png: Buffer): Promise<void> {
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
const wanted = positionals.length > 0 ? positionals : [...Object.keys(frames), "icons"];

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
    if (name === "icons") {
      await makeIcons(publicDirectory);
      continue;
    }
    const frame = frames[name];
    if (!frame)
      throw new Error(`No frame is called "${name}"; there are: ${Object.keys(frames).join(", ")}`);
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    if (values.proof) {
      mkdirSync(values.proof, { recursive: true });
      writeFileSync(join(values.proof, `${name}.png`), await print(page, frame, proofScale));
    } else {
      await publish(name, frame, await print(page, frame));
    }
    await page.close();
  }
} finally {
  await browser.close();
}
