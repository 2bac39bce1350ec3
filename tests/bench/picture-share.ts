import type { Browser, Page } from "@playwright/test";

/** Which part of a page is pictures, at each width of `WIDTHS`. */
export type Shares = number[];

const WIDTHS = [390, 1280];
const LOADING_MS = 5_000;

/** Looks at a page at both widths, all its pictures loaded; takes it down as a picture when asked. */
export async function measureShare(browser: Browser, url: string, shoots: boolean) {
  const shares: Shares = [];
  const shots: string[] = [];
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(loadPictures, LOADING_MS);
    shares.push(await page.evaluate(readShare));
    if (shoots) shots.push(await shoot(page));
    await page.close();
  }
  return { shares, shots };
}

async function shoot(page: Page) {
  const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 70 });
  return `data:image/jpeg;base64,${picture.toString("base64")}`;
}

async function loadPictures(limit: number) {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, limit))]);
}

/** What pictures and films cover of the document, as its reader scrolls past them. */
function readShare() {
  const { clientWidth: width, scrollHeight: height } = document.documentElement;
  const areas = [...document.querySelectorAll("img, video")].map((picture) => {
    const { left, right, height: tall } = picture.getBoundingClientRect();
    return Math.max(0, Math.min(width, right) - Math.max(0, left)) * tall;
  });
  return areas.reduce((total, area) => total + area, 0) / (width * height);
}
