import { expect } from "@playwright/test";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

const FILE = "/film/title-film.mp4";

test("a tap rolls the film in its place, and nothing of it is loaded before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/film/")) asked.push(request.url());
  });
  await page.goto("/");
  const roll = page.getByRole("link", { name: /^Roll film/ });
  await roll.scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(asked).toEqual([]);

  await roll.click();
  const film = page.getByLabel("Title film").and(page.locator("video"));
  await expect(film).toBeFocused();
  await expect(roll).toBeHidden();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("without scripts the film is a link to its file @no-js", async ({ page, request }) => {
  await page.goto("/");
  const roll = page.getByRole("link", { name: /^Roll film/ });
  await expect(roll).toHaveAttribute("href", FILE);
  await expect(page.locator("video")).toBeHidden();

  const part = await request.get(FILE, { headers: { Range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-type"]).toBe("video/mp4");
  expect(part.headers()["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect((await part.body()).length).toBe(100);
});
