import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const ARTICLES = {
  "video-content-system-toolkit": ["Strategy", "12 min read", "January 15, 2025"],
  "automate-employee-training-video": ["Training", "10 min read", "January 10, 2025"],
  "video-content-creation-tools": ["Tools", "8 min read", "January 5, 2025"],
  "video-content-roi-comparison": ["ROI", "15 min read", "January 1, 2025"],
  "mobile-video-production": ["Production Tips", "8 min read", "November 22, 2024"],
};
const TRAINING = "/blog/automate-employee-training-video";
const ROI = "/blog/video-content-roi-comparison";

test.describe(() => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("each article begins with what it is about, its dates the same everywhere @no-js", async ({
    page,
  }) => {
    for (const [slug, facts] of Object.entries(ARTICLES)) {
      await page.goto(`/blog/${slug}`);
      const header = page.locator("article > header");
      for (const fact of facts) await expect(header.getByText(fact, { exact: true })).toBeVisible();
      const title = await header.getByRole("heading", { level: 1 }).textContent();
      expect(await page.title()).toContain(`${title} | `);
      await expect(header.getByRole("link", { name: "Back to Blog" })).toHaveAttribute(
        "href",
        "/blog",
      );
      await expect(header.locator("img")).toHaveAttribute("loading", "eager");
      const card = await page.locator("meta[property='og:image']").getAttribute("content");
      expect(card).toMatch(new RegExp(`/og/blog-${slug}\\.jpg$`));
    }
  });
});

test("an article ends with a call to action and related links @no-js", async ({ page }) => {
  await page.goto(TRAINING);
  const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).last();
  await expect(link("Schedule Your Strategy Session")).toHaveAttribute("href", "/contact");
  await expect(link("Explore Our Services")).toHaveAttribute("href", "/video-packages");
  const related = page.getByRole("navigation", { name: "Read next" }).getByRole("link");
  expect(await related.evaluateAll((all) => all.map((it) => it.getAttribute("href")))).toEqual(
    expect.arrayContaining([
      "/blog/video-content-creation-tools",
      ROI,
      "/services/monthly-content",
    ]),
  );
});

test("an article's structured data describes it @no-js", async ({ page }) => {
  await page.goto(TRAINING);
  const text = await page.locator("script[type='application/ld+json']").textContent();
  const nodes = JSON.parse(text ?? "")["@graph"] as Record<string, unknown>[];
  const posts = nodes.filter((node) => node["@type"] === "BlogPosting");
  expect(posts).toEqual([
    expect.objectContaining({
      headline: "How to Automate Employee Training with Video",
      datePublished: "2025-01-10",
      dateModified: "2026-11-21",
    }),
  ]);
});

test("links in articles are safe, and foreign ones open a new tab @no-js", async ({ page }) => {
  for (const slug of Object.keys(ARTICLES)) {
    await page.goto(`/blog/${slug}`);
    expect(await page.locator("main [href^='javascript:' i], main [style]").count()).toBe(0);
    const foreign = page.locator("main a[href^=http]:not([target=_blank][rel*=noopener])");
    expect(await foreign.count(), slug).toBe(0);
  }
});

test("an unknown article is not found @no-js", async ({ request }) => {
  for (const slug of ["nope", "constructor", "nope.md"]) {
    expect((await request.get(`/blog/${slug}`)).status(), slug).toBe(404);
  }
});

test("the stills of an article go from edge to edge, and keep their place @no-js", async ({
  page,
}) => {
  for (const [width, ratio] of [
    [390, 4 / 5],
    [1280, 2.39],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(TRAINING);
    const stills = page.locator(".prose > picture > img[loading=lazy]");
    expect(await stills.count()).toBeGreaterThan(2);
    for (const still of await stills.all()) {
      const box = await still.boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBe(width);
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
      expect((await still.getAttribute("alt"))?.length).toBeGreaterThan(20);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the worksheet computes the article's own example", async ({ page }) => {
  await page.goto(ROI);
  const sheet = page.getByRole("group", { name: "Your own numbers" });
  for (const [label, value] of [
    ["Employees trained a year", "100"],
    ["Cost per employee now", "3200"],
    ["Cost per employee with video", "800"],
    ["Setup cost, once", "6500"],
    ["Years", "5"],
  ] as const) {
    await sheet.getByLabel(label).fill(value);
  }
  await expect(sheet.locator("output[name=saving]")).toHaveText("$1,193,500");
  await sheet.getByLabel("Years").fill("");
  await expect(sheet.locator("output[name=saving]")).toHaveText("Fill in the first five");
});

test("the worksheet has its blanks without scripts @no-js", async ({ page }) => {
  await page.goto(ROI);
  await expect(page.getByRole("group", { name: "Your own numbers" })).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(11);
});

test("the table of contents leads to its headings @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(TRAINING);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link").last().click();
  await expect.poll(() => headingTop(page)).toBeLessThan(300);
});

function headingTop(page: Page) {
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  return page.locator(`[id="${id}"]`).evaluate((it) => Math.abs(it.getBoundingClientRect().top));
}
