import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("pictures that do not load say so, and a backdrop is taken away @js", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/frames\//, (route) => route.abort());
  for (const path of ["/about-us", "/faq", "/contact", "/services/group-coaching", "/"]) {
    await page.goto(path);
    const said = page.getByText("Image unavailable").first();
    await page.locator(".frame-marks").first().scrollIntoViewIfNeeded();
    await expect(said, path).toBeVisible();
  }
  await expect(page.locator("main section img").first()).toBeHidden();
});

test("a picture that a phone leaves out is not missed there @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/faq");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const picture of await page.locator("main picture img").all()) {
    await expect(picture).toBeVisible();
  }
  await expect(page.getByText("Image unavailable")).toHaveCount(0);
});
