import { expect } from "@playwright/test";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

const FILE = "/film/title-film.mp4";

test("a tap rolls the film, and nothing is loaded before", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/film/")) asked.push(sent.url());
  });
  await page.goto("/");
  const roll = page.getByRole("link", { name: /^Roll film/ });
  // Without scripts it is a link to the file, which is sent in parts.
  await expect(roll).toHaveAttribute("href", FILE);
  const part = await request.get(FILE, { headers: { Range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
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
