import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("a card's picture and its tags lead where they seem to", async ({ page }) => {
  await page.goto("/blog");
  const card = page.getByRole("region", { name: "Featured Articles" }).getByRole("article").first();
  // The title's link lies over the whole card.
  await card.locator("img").click({ force: true });
  await expect(page).toHaveURL(/\/blog\/video-content-system-toolkit$/);
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "toolkits" }).click();
  await expect(page).toHaveURL(/\/blog\?q=toolkits$/);
  await expect(page.getByRole("heading", { name: "All Articles (1)" })).toBeVisible();
});

test("the blog shows its feeds and more of the site @no-js", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/blog/rss.xml");
  const more = page.getByRole("navigation", { name: "Explore More" });
  await expect(more.getByRole("link")).toHaveCount(3);
});

test("an article's end leads to the wizard and the packages, its top says who and when @no-js", async ({
  page,
}) => {
  await page.goto("/blog/mobile-video-production");
  const end = page.locator("#next").locator("xpath=ancestor::section");
  await expect(end.locator("a[href$='/inquiry/business-stage']")).toBeVisible();
  await expect(end.locator("a[href^='/video-packages?']")).toBeVisible();
  const top = page.locator("article > header");
  await expect(top.getByText(/^By the studio/)).toBeVisible();
  await expect(top.getByText(/^Updated \w+ \d+, \d{4}$/)).toBeVisible();
});

test("an answer of the FAQ links to what it speaks of @no-js", async ({ page }) => {
  await page.goto("/faq#revision-rounds");
  await expect(page.locator("#revision-rounds a")).toHaveAttribute(
    "href",
    "/terms#revisions-and-delivery",
  );
  expect(await page.locator("[data-live-list] a").count()).toBeGreaterThan(15);
});
