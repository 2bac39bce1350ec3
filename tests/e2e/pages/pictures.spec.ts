import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("pictures that do not load say so", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/frames\/|\/assets\/cover-/, (route) => route.abort());
  for (const path of ["/company/team", "/blog", "/"]) {
    await page.goto(path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByText("Image unavailable").first(), path).toBeVisible();
  }
  await expect(page.locator("main header img").first()).toBeHidden();
});

test("the pictures of a page that was opened narrow are there when it grows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contact");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const picture of await page.locator("main picture img").all())
    await expect(picture).toBeVisible();
  await expect(page.getByText("Image unavailable")).toHaveCount(0);
});
