import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const NEWEST = [
  /^The Ultimate Video Content System Toolkit for Founders/,
  "How to Automate Employee Training with Video",
  /^Ten Video Tools/,
  /^Video Content ROI/,
  /^How to Film on a Phone/,
];
const [TOOLKIT, TRAINING, TOOLS, ROI, PHONE] = NEWEST as [RegExp, string, RegExp, RegExp, RegExp];

test("the blog shows what is featured and everything, the newest first @no-js", async ({
  page,
}) => {
  await page.goto("/blog");
  await expect(page).toHaveTitle(/^Video Strategy Blog \| /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Strategy Intelligence");
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "All Articles (5)" })).toBeVisible();
  await expect(titles(page)).toHaveText(NEWEST);
  const first = page.getByRole("region", { name: "All Articles" }).getByRole("article").first();
  await expect(first).toContainText("January 15, 2025");
  await expect(first.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveCount(2);
  await expect(first.getByRole("link", { name: "Read More" })).toHaveAttribute(
    "href",
    "/blog/video-content-system-toolkit",
  );
});

test("categories and orders are those of the specification @no-js", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByPlaceholder("Search articles, topics, or strategies...")).toBeVisible();
  const options = (label: string) => page.getByLabel(label, { exact: true }).locator("option");
  const categories = ["All", "Strategy", "Training", "Tools", "ROI", "Production Tips"];
  await expect(options("Category")).toHaveText(categories);
  await expect(options("Sort by")).toHaveText(["Newest First", "Oldest First", "Read Time"]);
});

test("search, category and order work together, by address alone @no-js", async ({ page }) => {
  await page.goto("/blog?q=hr&category=Training&sort=oldest");
  await expect(page.getByRole("heading", { name: "All Articles (1)" })).toBeVisible();
  await expect(titles(page)).toHaveText([TRAINING]);
  await page.goto("/blog?sort=oldest");
  await expect(titles(page)).toHaveText(NEWEST.toReversed());
  await page.goto("/blog?q=zzz");
  await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(titles(page)).toHaveCount(5);
});

test("an answer to a search is not kept, others are @no-js", async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect(await policy("/blog?q=hr")).toBe("private, no-store");
  expect(await policy("/blog?category=ROI")).toMatch(/^public/);
});

test("the form sends search and category without scripts @no-js", async ({ page }) => {
  await page.goto("/blog");
  await page.getByLabel("Search").fill("Film");
  await page.getByLabel("Category").selectOption("Production Tips");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=Film&category=Production\+Tips/);
  await expect(titles(page)).toHaveText([PHONE]);
  await expect(page.getByRole("heading", { name: "All Articles (1)" })).toBeInViewport();
});

test("the list follows what is typed and chosen", async ({ page }) => {
  await page.goto("/blog");
  await page.getByLabel("Search").fill("HR");
  // The tools article has "three" in its excerpt.
  await expect(titles(page)).toHaveText([TRAINING, TOOLS]);
  await page.getByLabel("Search").fill("EMPLOYEE TRAINING W");
  await expect(titles(page)).toHaveText([TRAINING]);
  await expect(page.getByRole("heading", { name: "All Articles (1)" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Articles shown: 1");
  await expect(page).toHaveURL(/\/blog\?q=EMPLOYEE\+TRAINING\+W$/);
  await page.getByLabel("Search").press("Enter");
  await expect(page.getByRole("heading", { name: "All Articles (1)" })).toBeInViewport();
  await page.getByLabel("Category").selectOption("ROI");
  await expect(page.getByText("No articles found matching your criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(titles(page)).toHaveText(NEWEST);
  await expect(page.getByLabel("Category")).toHaveValue("");
  await page.getByLabel("Sort by").selectOption("Read Time");
  await expect(titles(page)).toHaveText([TOOLS, PHONE, TRAINING, TOOLKIT, ROI]);
  await expect(page).toHaveURL(/\/blog\?sort=readTime$/);
});

test("a page that came filtered widens again while the visitor types", async ({ page }) => {
  await page.goto("/blog?q=hr&sort=oldest");
  await expect(titles(page)).toHaveText([TOOLS, TRAINING]);
  await page.getByLabel("Search").fill("film");
  await expect(page).toHaveURL(/\/blog\?q=film&sort=oldest$/);
  await expect(page.getByLabel("Search")).toBeFocused();
  expect(await titles(page).count()).toBeGreaterThan(1);
  await expect(titles(page).first()).toHaveText(PHONE);
});

test("a page that came filtered is asked for anew where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/blog?q=hr");
  await page.getByLabel("Category").selectOption("Training");
  await expect(page).toHaveURL(/q=hr&category=Training/);
  await expect(titles(page)).toHaveText([TRAINING]);
});

for (const path of ["/blog", "/faq"]) {
  test(`${path} is shown without asking storage first`, async ({ page }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        asked.push(key);
        return getItem.call(this, key);
      };
    });
    await page.goto(path);
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
  });
}

test("a picture that does not load says so", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/assets\/cover-/, (route) => route.abort());
  await page.goto("/blog");
  await expect(page.getByText("Image unavailable").first()).toBeVisible();
});

test("cards are alike, with 16:9 covers, in one, two or three columns", async ({ page }) => {
  await page.goto("/blog");
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const grids = page.getByRole("main").locator("section > ul");
    const counts = await grids.evaluateAll((all) =>
      all.map((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length),
    );
    expect(counts, `at ${width} px`).toEqual([columns, columns]);
    const covers = await grids.locator("article > :first-child").evaluateAll((all) =>
      all.map((cover) => {
        const { width, height } = cover.getBoundingClientRect();
        return `${Math.round(width)}, ${(width / height).toFixed(2)}`;
      }),
    );
    expect(new Set(covers).size, covers.join(" | ")).toBe(1);
    expect(covers[0]).toContain(", 1.78");
  }
});

function titles(page: Page) {
  const all = page.getByRole("region", { name: "All Articles" });
  return all.getByRole("heading", { level: 3 }).filter({ visible: true });
}
