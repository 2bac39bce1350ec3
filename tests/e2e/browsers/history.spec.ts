import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

test("a new page starts at its top, Back and Forward restore the place", async ({ page }) => {
  await page.goto("/about-us");
  const link = page.locator("footer a[href='/discovery-call']");
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(await scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
});

test("the logo leads home, and to the top when already there", async ({ page }) => {
  await page.goto("/faq");
  const logo = page.getByRole("banner").getByRole("link", { name: /home/ });
  await logo.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await logo.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

function scrollTop(page: Page) {
  return page.evaluate(() => scrollY);
}
