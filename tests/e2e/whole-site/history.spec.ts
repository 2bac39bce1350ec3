import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

test("a new page starts at its top, and Back and Forward restore the place @js", async ({
  page,
}) => {
  await page.goto("/about-us");
  const link = page.locator("footer").getByRole("link", { name: "FAQ", exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
});

test("Back never returns to an alias @js", async ({ page }) => {
  await page.goto("/about-us");
  await page.getByRole("navigation", { name: "Explore More" }).locator("a[href='/team']").click();
  await expect(page).toHaveURL(/\/company\/team$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test("a path that is no page is named in the console @js", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto("/nope/at-all");
  expect(said.join("\n")).toContain("/nope/at-all");
});

function scrollTop(page: Page) {
  return page.evaluate(() => scrollY);
}
