import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { root } from "../../scripts/tools.ts";

const FILE = join(root, ".cache/contact-sheet.jpg");

const STYLE = `body { margin: 24px; background: #111; color: #ddd; font: 13px sans-serif;
  display: grid; grid-template-columns: repeat(8, 1fr); gap: 24px }
figure { margin: 0 } figcaption { padding-bottom: 6px }
div { display: flex; gap: 6px; align-items: start } img { width: 160px }
img:first-child { width: 49px }`;

/** Puts every page, as a phone and a desk show it, on one picture; gives the file's name. */
export async function saveSheet(browser: Browser, taken: { name: string; shots: string[] }[]) {
  const figures = taken.map(
    ({ name, shots }) =>
      `<figure><figcaption>${name}</figcaption><div>${shots.map((shot) => `<img src="${shot}">`).join("")}</div></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1960, height: 800 } });
  await page.setContent(`<style>${STYLE}</style>${figures.join("")}`);
  await mkdir(join(root, ".cache"), { recursive: true });
  await page.screenshot({ path: FILE, fullPage: true, type: "jpeg", quality: 80 });
  await page.close();
  return FILE;
}
