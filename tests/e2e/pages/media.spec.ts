import { expect } from "@playwright/test";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

test("pictures that do not load say so", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/assets\/.*\.avif/, (route) => route.abort());
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

test("a tap rolls the film, and nothing is loaded before", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/film/")) asked.push(sent.url());
  });
  await page.goto("/");
  const roll = page.getByRole("link", { name: /^Roll film/ });
  // Without scripts it is a link to the file, which is sent in parts.
  const href = String(await roll.getAttribute("href"));
  const part = await request.get(href, { headers: { Range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  await roll.scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(asked).toEqual([]);

  await roll.click();
  const film = page.getByLabel("Title film").and(page.locator("video"));
  await expect(roll).toBeHidden();
  // The controls would lie over its first words.
  await expect(film).toHaveJSProperty("controls", false);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe("/");
  await film.hover();
  await film.hover({ position: { x: 20, y: 20 } });
  await expect(film).toHaveJSProperty("controls", true);

  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });
  await expect(film).toBeHidden();
  await expect(roll).toBeVisible();
  await roll.press("Enter");
  await expect(film).toBeFocused();
});
