import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { closing } from "#content/faq.yaml";
import { strategy } from "#content/inquiry/screens.yaml";
import { title as packagesTitle } from "#content/packages.yaml";
import { STRATEGY } from "../support/assessment.ts";
import { explainedQuestion, firstQuestion, optionOf } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

/** Of all scripts of a page together, on a site that measures visits. */
const MOST_GZIP_BYTES = 6 * 1024;
const LEVEL_4 = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const FLOWS = /\/(inquiry|assessments)\//;
const WIZARD = `/inquiry/${firstQuestion.slug}`;
/** Of all scripts of a flow's first page together, compressed at level 4. */
const MOST_BROTLI_BYTES = {
  [WIZARD]: 150 * 1024,
  "/assessments/video-readiness": 145 * 1024,
};

/** Kinds of pages that do not hydrate, with the scripts they load besides those of every page. */
const PAGES: Record<string, string[]> = {
  "/": ["film", "film-preview"],
  "/contact": [],
  "/video-packages?tab=bundles": ["film-preview", "tabs"],
  "/blog": ["live-search"],
  "/faq": ["live-search"],
  "/blog/video-content-roi-comparison": ["fill-in-worksheet", "share", "share-article"],
  [`${STRATEGY}/book`]: ["book-in-place", "toasts"],
  "/thank-you": ["confetti"],
};

test("no page outside of the flows loads a byte of the framework @no-js", ({ crawled }) => {
  const pages = [...crawled.pages, ...crawled.unlinked].filter(
    ({ address }) => !FLOWS.test(address),
  );
  expect(pages.length).toBeGreaterThan(30);
  for (const { address, text } of pages) expect(text, address).not.toContain("modulepreload");
});

test("neither flow loads the other's script @no-js", ({ crawled }) => {
  const loads = (text: string, chunk: string) => text.includes(`href="/assets/${chunk}-`);
  const flows = [...crawled.pages, ...crawled.unlinked].filter(({ text }) => loads(text, "shared"));
  expect(flows.some(({ text }) => loads(text, "wizard"))).toBe(true);
  expect(flows.some(({ text }) => loads(text, "assessment"))).toBe(true);
  for (const { address, text } of flows) {
    expect(loads(text, "wizard"), address).toBe(!loads(text, "assessment"));
  }
});

test("pages load their own scripts only, and these are small", async ({ page, measuredSite }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [path, own] of Object.entries(PAGES)) {
    const loaded = await loadScripts(page, measuredSite.url + path);
    const files = loaded.map((response) => /^\/assets\/(.+)-.{8}\.js$/.exec(pathOf(response))?.[1]);
    expect(files.toSorted(), path).toEqual(["analytics", "enhance", ...own].toSorted());
    const sum = await sizeOf(loaded, gzipSync);
    if (!own.includes("confetti")) expect(sum, path).toBeLessThanOrEqual(MOST_GZIP_BYTES);
  }
});

test("the scripts of the flows are within their budgets", async ({ page }) => {
  for (const [path, most] of Object.entries(MOST_BROTLI_BYTES)) {
    const loaded = await loadScripts(page, path);
    const sum = await sizeOf(loaded, (body) => brotliCompressSync(body, LEVEL_4));
    console.log(`Scripts of ${path}: ${sum} bytes at brotli 4`);
    expect(sum, path).toBeLessThanOrEqual(most);
  }
});

test("no script has the scores or the analyses of the wizard @no-js @build", () => {
  const { analysis, hint } = optionOf(explainedQuestion);
  const scripts = readScripts();
  expect(scripts).toContain(strategy.heading);
  for (const words of [analysis?.title, analysis?.advice, hint])
    expect(scripts).not.toContain(words);
});

test("no script has the words of a page that does not hydrate @no-js @build", () => {
  const scripts = readScripts();
  for (const words of [closing.heading, packagesTitle]) expect(scripts).not.toContain(words);
});

test("on a phone the page below the wizard and its pictures wait until it is closed", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  // Beside the wizard of a larger screen it is seen, and so rendered.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(WIZARD, { waitUntil: "networkidle" });
  expect(pictures.filter((path) => path.includes("hero"))).not.toEqual([]);
  await page.goto("about:blank");
  pictures.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(WIZARD, { waitUntil: "networkidle" });
  expect(pictures).toEqual([]);
  await page.getByRole("dialog").getByText("Close", { exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});

const readScripts = () =>
  globSync("build/client/assets/*.js")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

async function loadScripts(page: Page, url: string): Promise<Response[]> {
  const loaded: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === "script") loaded.push(response);
  };
  page.on("response", note);
  await page.goto(url, { waitUntil: "networkidle" });
  page.off("response", note);
  return loaded;
}

async function sizeOf(loaded: Response[], compress: (body: Buffer) => Buffer): Promise<number> {
  const bodies = await Promise.all(loaded.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + compress(body).length, 0);
}

const pathOf = (response: Response) => new URL(response.url()).pathname;
