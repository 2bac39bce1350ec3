import { expect, type Locator, type Page } from "@playwright/test";
import { faq } from "#content/faq.yaml";
import { test } from "../support/site.ts";

const TOOLKIT = /^The Ultimate Video Content System Toolkit for Founders/;
const TRAINING = "How to Automate Employee Training with Video";
const TOOLS = /^Ten Video Tools/;
const ROI = /^Video Content ROI/;
const PHONE = /^How to Film on a Phone/;
const NEWEST = [TOOLKIT, TRAINING, TOOLS, ROI, PHONE];

const NOTHING = faq.empty.text;
/** One question, as no other is asked. */
const WORDS = faq.questions[0]?.question ?? "";

test("without scripts the server searches and sorts articles @no-js", async ({ page, request }) => {
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

test("the list of articles follows what is typed and chosen", async ({ page }) => {
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

for (const { path, label, status, size } of [
  {
    path: "/blog",
    label: "Search",
    status: "Articles shown: 0",
    size: { width: 1280, height: 800 },
  },
  {
    path: "/blog",
    label: "Search",
    status: "Articles shown: 0",
    size: { width: 375, height: 667 },
  },
  {
    path: "/faq",
    label: "Search the questions",
    status: "Showing 0 of 30 questions",
    size: { width: 375, height: 667 },
  },
])
  test(`on ${path}, ${size.width} pixels wide, the number of results is in view at the field`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    const field = page.getByLabel(label);
    await field.fill("zzzz");
    await expect(page.getByRole("status")).toHaveText(status);
    await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
    // A phone's keyboard may cover what is below the field.
    const top = async (it: Locator) => (await it.boundingBox())?.y ?? 0;
    expect(await top(page.getByRole("status"))).toBeLessThan(await top(field));
  });

test("a search ignores accents, apostrophes, dashes and double blanks @both", async ({ page }) => {
  await page.goto(`/blog?q=${encodeURIComponent("aùtomate  employee–training")}`);
  await expect(titles(page)).toHaveText([TRAINING]);
});

test("a filtered blog says at the field how many articles it shows @both", async ({ page }) => {
  for (const [query, count] of [
    ["q=hr", 2],
    ["q=zzzz", 0],
  ]) {
    await page.goto(`/blog?${query}`);
    await expect(page.getByRole("status")).toHaveText(`Articles shown: ${count}`);
  }
});

test("a page that came filtered widens again while the visitor types", async ({ page }) => {
  await page.goto("/blog?q=hr&sort=oldest");
  await expect(titles(page)).toHaveText([TOOLS, TRAINING]);
  await page.getByLabel("Search").fill("film");
  await expect(page).toHaveURL(/\/blog\?q=film&sort=oldest$/);
  await expect(page.getByLabel("Search")).toBeFocused();
  await expect(titles(page).first()).toHaveText(PHONE);
});

test("what is typed while the whole list loads is kept and searched", async ({ page }) => {
  await page.goto("/faq?q=price");
  await page.route("**/faq", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const search = page.getByLabel("Search the questions");
  await search.fill("");
  await search.pressSequentially(WORDS, { delay: 20 });
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 30 questions");
  await expect(search).toHaveValue(WORDS);
});

test("where the whole list does not load, the server searches", async ({ page, allowConsole }) => {
  allowConsole(/not loaded/, /ERR_FAILED/);
  await page.goto("/blog?q=hr");
  await page.route("**/blog", (route) => route.abort());
  await page.getByLabel("Category").selectOption("Training");
  await expect(page).toHaveURL(/q=hr&category=Training/);
  await expect(titles(page)).toHaveText([TRAINING]);
});

test("the questions' form, topics and way back work without scripts @no-js", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the questions").fill("zzzz");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Showing 0 of 30 questions")).toBeVisible();
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole("link", { name: "Show All Questions" }).click();
  await expect(page.getByText("Showing 30 of 30 questions")).toBeVisible();
  await topic(page, "Measurement").click();
  await expect(topic(page, "Measurement")).toHaveAttribute("aria-current", "true");
});

test("the list of questions follows what is typed and the chosen topic", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByText(NOTHING)).toBeHidden();
  await page.getByLabel("Search the questions").fill(WORDS.toUpperCase());
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 30 questions");
  await expect(page.locator("main summary").filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq\?q=[^&]+$/);
  await topic(page, "Measurement").click();
  await expect(page.getByRole("status")).toHaveText("Showing 0 of 30 questions");
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByRole("link", { name: "Show All Questions" }).click();
  await expect(page.getByRole("status")).toHaveText("Showing 30 of 30 questions");
  await expect(page.getByLabel("Search the questions")).toHaveValue("");
  await expect(page.getByLabel("Search the questions")).toBeFocused();
});

function titles(page: Page) {
  const all = page.getByRole("region", { name: "All Articles" });
  return all.getByRole("heading", { level: 3 }).filter({ visible: true });
}

function topic(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name });
}
