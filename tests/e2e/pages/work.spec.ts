import { expect } from "@playwright/test";
import { filmKinds } from "#content/film-kinds.yaml";
import { workPage } from "#content/work-page.yaml";
import { test } from "../support/site.ts";

test("a visitor chooses a kind of film, watches one at a chapter, and goes on to its offer and the next @both", async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (/\/film\/.*(?<!-preview)\.(mp4|webm)/.test(sent.url())) asked.push(sent.url());
  });
  await page.goto("/work");
  const films = page.getByRole("main").getByRole("article").getByRole("link");
  const all = await films.count();
  await page.goto(`/work?kind=${filmKinds.at(-1)?.kind}`);
  expect(await films.count()).toBeLessThan(all);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/work$/);

  const title = (await films.first().textContent()) ?? "";
  await films.first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  // Without scripts there is a second one, which shows its controls.
  const player = page.locator("video").last();
  await expect(player).toBeVisible({ visible: !javaScriptEnabled });
  await expect(player.locator("track:not([default])")).toHaveAttribute("src", /^\/film\/.+\.vtt$/);
  const chapter = page
    .getByRole("region", { name: workPage.film.chapters })
    .getByRole("link")
    .nth(1);
  const href = (await chapter.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/film\/.+\.mp4#t=\d+$/);
  const captions = await request.get(href.replace(/\.mp4.*/, ".vtt"));
  expect(await captions.text()).toMatch(/^WEBVTT\n/);
  expect(asked).toEqual([]);
  if (javaScriptEnabled) {
    await page.waitForLoadState("networkidle");
    await chapter.press("Enter");
    await expect(player).toBeFocused();
    await expect(player).toHaveJSProperty("controls", true);
    await expect(chapter).toHaveAttribute("aria-current", "true");
    const start = Number(/\d+$/.exec(href));
    await expect.poll(() => player.evaluate(readTime)).toBeGreaterThanOrEqual(start);
    expect(new URL(page.url()).pathname).toMatch(/^\/work\//);
  }
  await expect(page.getByRole("region", { name: workPage.film.transcript })).toContainText(/\w+/);
  await expect(
    page.getByRole("link", { name: workPage.film.offer.action }).first(),
  ).toHaveAttribute("href", /^\/(contact|services)/);
  if (all === 1) return;
  await page.getByRole("region", { name: workPage.film.next }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeHidden();
});

test("a film that is missing is reported, with its transcript and its file's link", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/film\/.*\.(mp4|webm)/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/work");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const play = page.getByRole("link", { name: workPage.film.play });
  await expect(play).toBeVisible();
  await page.waitForLoadState("networkidle");
  await play.click();
  await expect(page.getByText(workPage.film.failed)).toBeVisible();
  await expect(page.getByRole("link", { name: workPage.film.file })).toBeVisible();
  await page.unroute(/\/film\/.*\.(mp4|webm)/);
  await play.click();
  await expect(page.getByText(workPage.film.failed)).toBeHidden();
  await expect.poll(() => page.locator("video").evaluate(readTime)).toBeGreaterThan(0);
});

test("a film's preview plays while its tile is hovered or focused, and is not loaded before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("-preview.mp4")) asked.push(new URL(sent.url()).pathname);
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/work", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  const tile = page.getByRole("main").getByRole("article").first();
  const preview = tile.locator("video");
  await tile.hover();
  await expect.poll(() => preview.evaluate(readTime)).toBeGreaterThan(0);
  expect(await preview.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.mouse.move(0, 0);
  await expect(preview).toHaveCount(0);
  await tile.getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(preview).toHaveCount(1);
  expect(new Set(asked).size).toBe(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await page.keyboard.press("Shift+Tab");
  await tile.hover();
  await page.waitForTimeout(500);
  await expect(preview).toHaveCount(0);
});

test("a preview that cannot be loaded leaves the picture", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route(/-preview\.mp4/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/work", { waitUntil: "networkidle" });
  const failed = page.waitForResponse(/-preview\.mp4/);
  const tile = page.getByRole("main").getByRole("article").first();
  await tile.hover();
  await failed;
  await expect(tile.locator("video")).toHaveCount(0);
  await expect(tile.getByRole("img")).toBeVisible();
});

const readTime = (video: HTMLVideoElement | SVGElement) =>
  "currentTime" in video ? video.currentTime : 0;
