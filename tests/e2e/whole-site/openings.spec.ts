import { expect, type Locator, type Page } from "@playwright/test";
import type { Cast } from "../../../content/schema/stills.ts";
import { cast } from "../../../content/stills.ts";
import { test } from "../support/site.ts";

/** Those that open with a still, and an article with its cover. */
const PAGES = Object.entries<Cast[string]>(cast)
  .filter(([, { opens }]) => opens)
  .map(([path]) => path)
  .concat("/blog/mobile-video-production");

for (const width of [390, 1280]) {
  test(`words over a picture stand out from it at ${width} px @no-js`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const opening = page.locator("main header").first();
      expect.soft(await contrast(page, opening.locator("h1")), `${path} title`).toBeGreaterThan(3);
      const lines = opening.locator("nav li:last-child, h1 ~ div p, h1 ~ p");
      for (const words of await lines.filter({ visible: true }).all()) {
        expect.soft(await contrast(page, words), `${path} words`).toBeGreaterThan(4.5);
      }
      const brand = page.locator("#site-header a[data-logo]");
      expect.soft(await contrast(page, brand), `${path} brand`).toBeGreaterThan(4.5);
    }
  });
}

/** The ratio of an element's colour to the brightest spot behind it. */
async function contrast(page: Page, words: Locator): Promise<number> {
  const color = await words.evaluate((element: HTMLElement) => {
    const style = getComputedStyle(element);
    // Letters in the projector's light are painted by their background, this grey at the darkest.
    const isLit = style.color === "rgba(0, 0, 0, 0)";
    const color = isLit ? style.getPropertyValue("--color-mist-soft") : style.color;
    element.style.opacity = "0";
    return color;
  });
  const picture = (await words.screenshot()).toString("base64");
  return page.evaluate(compare, [color, picture] as const);
}

async function compare([color, picture]: readonly [string, string]) {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  // Small enough that a spot is as large as a stroke of a letter.
  const [width, height] = [bitmap.width >> 2, bitmap.height >> 2];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const luminances = (left: number, top: number, right: number, bottom: number) => {
    const { data } = pen.getImageData(left, top, right, bottom);
    const linear = (at: number) => (((data[at] ?? 0) / 255 + 0.055) / 1.055) ** 2.4;
    return Array.from({ length: data.length / 4 }, (_, i) => {
      return 0.2126 * linear(i * 4) + 0.7152 * linear(i * 4 + 1) + 0.0722 * linear(i * 4 + 2);
    });
  };
  pen.drawImage(bitmap, 0, 0, width, height);
  const brightest = Math.max(...luminances(0, 0, width, height));
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [ink = 0] = luminances(0, 0, 1, 1);
  return (Math.max(ink, brightest) + 0.05) / (Math.min(ink, brightest) + 0.05);
}
