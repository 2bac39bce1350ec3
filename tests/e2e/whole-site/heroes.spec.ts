import { expect, type Locator, type Page } from "@playwright/test";
import { pageImages } from "#content/images.yaml";
import { listedPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

/** Those whose hero has an image, and an article with its cover. */
const PAGES = Object.entries(pageImages)
  .filter(([, { hero }]) => hero)
  .map(([path]) => path)
  .concat(listedPages.find((path) => path.startsWith("/blog/")) ?? []);

for (const [turn, width] of [390, 1280].entries()) {
  test(`words over a picture stand out from it at ${width} px @no-js`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // They are built alike: each width sees every second page.
    for (const path of PAGES.filter((_, at) => at % 2 === turn)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const hero = page.locator("main header").first();
      const lines = hero.locator("nav li:last-child, h1 ~ div p, h1 ~ p").filter({ visible: true });
      const brand = page.locator("#site-header a[data-logo]");
      const [ofTitle, ...others] = await contrasts(page, [
        ...[hero.locator("h1"), brand],
        ...(await lines.all()),
      ]);
      expect.soft(ofTitle, `${path} title`).toBeGreaterThan(3);
      expect.soft(Math.min(...others), `${path} brand and words`).toBeGreaterThan(4.5);
    }
  });
}

type Words = { color: string; left: number; top: number; right: number; bottom: number };

/** The ratio of each element's colour to the brightest spot behind it. */
async function contrasts(page: Page, elements: Locator[]): Promise<number[]> {
  const words = await Promise.all(elements.map((it) => it.evaluate(hide)));
  const height = Math.ceil(Math.max(...words.map(({ bottom }) => bottom)));
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  const picture = await page.screenshot({ fullPage: height > 800, clip });
  return page.evaluate(compare, [words, picture.toString("base64")] as const);
}

/** Runs in the page: takes the words away, and says where they stood and in which colour. */
function hide(element: HTMLElement | SVGElement): Words {
  const style = getComputedStyle(element);
  // Letters in the projector's light are painted by their background, this grey at the darkest.
  const isLit = style.color === "rgba(0, 0, 0, 0)";
  const color = isLit ? style.getPropertyValue("--color-mist-soft") : style.color;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  element.style.opacity = "0";
  return { color, left, top: top + scrollY, right, bottom: bottom + scrollY };
}

/** Runs in the page. */
async function compare([words, picture]: readonly [Words[], string]) {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  // Small enough that a spot is as large as a stroke of a letter.
  const [width, height] = [bitmap.width >> 2, bitmap.height >> 2];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const brightestOf = (left: number, top: number, right: number, bottom: number) => {
    const { data } = pen.getImageData(left, top, right - left, bottom - top);
    const linear = (at: number) => (((data[at] ?? 0) / 255 + 0.055) / 1.055) ** 2.4;
    const luminances = Array.from({ length: data.length / 4 }, (_, i) => {
      return 0.2126 * linear(i * 4) + 0.7152 * linear(i * 4 + 1) + 0.0722 * linear(i * 4 + 2);
    });
    return Math.max(...luminances);
  };
  pen.drawImage(bitmap, 0, 0, width, height);
  const behind = words.map(({ left, top, right, bottom }) => {
    const [x, y] = [Math.ceil(left / 4), Math.ceil(top / 4)];
    const [end, low] = [Math.min(right / 4, width), Math.min(bottom / 4, height)];
    return brightestOf(x, y, Math.max(end, x + 1) | 0, Math.max(low, y + 1) | 0);
  });
  return words.map(({ color }, i) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const pair = [brightestOf(0, 0, 1, 1), behind[i] ?? 0];
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  });
}
