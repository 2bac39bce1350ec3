import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

test("a new page starts at its top, and Back and Forward restore the place", async ({ page }) => {
  await page.goto("/about-us");
  const link = page.locator("footer a[href='/video-use-cases']");
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/video-use-cases$/);
  expect(await scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
});

test("Back never returns to an alias", async ({ page }) => {
  await page.goto("/about-us");
  await page.locator("footer a[href='/discovery-call']").click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test("the logo leads home, and to the top when already there", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  await page.goto("/nope");
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("/#services scrolls to the services", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  await page.goto("/nope");
  await page.goto("/#services");
  const top = () => page.locator("#services").evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("an unknown hash changes nothing", async ({ page }) => {
  await page.goto("/#zzz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

function scrollTop(page: Page) {
  return page.evaluate(() => scrollY);
}
