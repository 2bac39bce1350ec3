import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("pictures that do not load say so, and a backdrop is taken away", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/frames\//, (route) => route.abort());
  for (const path of ["/about-us", "/company/team", "/"]) {
    await page.goto(path);
    const said = page.getByText("Image unavailable").first();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(said, path).toBeVisible();
  }
  await expect(page.locator("main header img").first()).toBeHidden();
});

test("a page opens with its picture, which is there when the window grows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contact");
  await expect(page.locator("main header img")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("main header img")).toBeVisible();
  for (const picture of await page.locator("main picture img").all()) {
    await expect(picture).toBeVisible();
  }
  await expect(page.getByText("Image unavailable")).toHaveCount(0);
});
