import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumPath } from "../../scripts/browser.ts";
import { loadCamera, type Moment, type Negative, PASSES } from "./darkroom.ts";

/** A shader's text; a line `#include "shapes/water.glsl"` stands for that file. */
const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, path), "utf8").replace(/^#include "(.+)"$/gm, (_, file) =>
    read(file),
  );

function passesOf(scene: string): Negative["passes"] {
  const pass = (name: string) =>
    [read("prelude.glsl"), read(`scenes/${scene}.glsl`), read(`passes/${name}.glsl`)].join("\n");
  return Object.fromEntries(PASSES.map((name) => [name, pass(name)])) as Negative["passes"];
}

/** A browser that renders on the processor, so that every machine prints the same. */
export function openStudio(): Promise<Browser> {
  return chromium.launch({
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
}

/** A page with its camera set up before a scene. */
export async function setUpCamera(
  studio: Browser,
  { scene, ...size }: { scene: string } & Omit<Negative, "passes">,
): Promise<Page> {
  const page = await studio.newPage();
  page.setDefaultTimeout(0);
  await page.evaluate(loadCamera, { passes: passesOf(scene), ...size });
  return page;
}

export async function expose(camera: Page, moment: Partial<Moment>): Promise<Buffer> {
  const dataUrl = await camera.evaluate((at) => globalThis.camera(at), {
    time: 0,
    framing: [0, 0, 1],
    move: [0, 0, 1],
    passes: PASSES,
    ...moment,
  } satisfies Moment);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
