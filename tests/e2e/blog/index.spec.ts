import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const TOOLKIT = /^The Ultimate Video Content System Toolkit for Founders/;
const TRAINING = "How to Automate Employee Training with Video";
const TOOLS = /^Ten Video Tools/;
const ROI = /^Video Content ROI/;
const PHONE = /^How to Film on a Phone/;
const NEWEST = [TOOLKIT, TRAINING, TOOLS, ROI, PHONE];

test("without scripts the server searches and sorts @no-js", async ({ page, request }) => {
  await page.goto("/blog?sort=oldest");
  await expect(titles(page)).toHaveText(NEWEST.toReversed());
  await page.getByLabel("Search").fill("Film");
  await page.getByLabel("Category").selectOption("Production Tips");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=Film&category=Production\+Tips/);
  await expect(titles(page)).toHaveText([PHONE]);
  await expect(page.getByRole("heading", { name: "All Articles (1)" })).toBeInViewport();
  await page.goto("/blog?q=zzz");
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(titles(page)).toHaveText(NEWEST);

  const policy = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect(await policy("/blog?q=hr")).toBe("private, no-store");
  expect(await policy("/blog?category=ROI")).toMatch(/^public/);
});

test("the list follows what is typed and chosen", async ({ page }) => {
  await page.goto("/blog");
  await page.getByLabel("Search").fill("HR");
  // The tools article has "three" in its excerpt.
  await expect(titles(page)).toHaveText([TRAINING, TOOLS]);
  await page.getByLabel("Search").fill("EMPLOYEE TRAINING W");
  await expect(titles(page)).toHaveText([TRAINING]);
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
  await expect(titles(page).first()).toHaveText(PHONE);
});

test("the lists are shown without asking storage, and do without it", async ({ page }) => {
  await page.addInitScript(blockStorage);
  for (const path of ["/faq", "/blog"]) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(0);
  }
  await page.goto("/blog?q=hr");
  await page.getByLabel("Category").selectOption("Training");
  await expect(page).toHaveURL(/q=hr&category=Training/);
  await expect(titles(page)).toHaveText([TRAINING]);
});

/** In the page: storage that throws, and how often it was asked. */
function blockStorage() {
  Object.assign(window, { asked: 0 });
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      Object.assign(window, { asked: Reflect.get(window, "asked") + 1 });
      throw new DOMException("blocked", "SecurityError");
    },
  });
}

function titles(page: Page) {
  const all = page.getByRole("region", { name: "All Articles" });
  return all.getByRole("heading", { level: 3 }).filter({ visible: true });
}
