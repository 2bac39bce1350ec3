import { expect } from "@playwright/test";
import { workPage } from "#content/work-page.yaml";
import { test } from "../support/site.ts";

test("a visitor filters films, watches one at a chapter, and goes on to its offer and the next @both", async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (/\/film\/.*\.(mp4|webm)/.test(sent.url())) asked.push(sent.url());
  });
  await page.goto("/work");
  const films = page.getByRole("main").getByRole("article").getByRole("link");
  const all = await films.count();
  const kinds = page.getByRole("navigation", { name: workPage.kindsLabel }).getByRole("link");
  // A studio with films of one kind has no filter.
  if ((await kinds.count()) > 0) {
    await kinds.nth(1).click();
    await expect(kinds.nth(1)).toHaveAttribute("aria-current", "page");
    expect(await films.count()).toBeLessThan(all);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/work$/);
  }

  const title = (await films.first().textContent()) ?? "";
  await films.first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const player = page.locator("video");
  await expect(player.locator("track[default]")).toHaveAttribute("src", /^\/film\/.+\.vtt$/);
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
    await chapter.click();
    await expect(player).toBeFocused();
    const start = Number(/\d+$/.exec(href));
    await expect.poll(() => player.evaluate(readTime)).toBeGreaterThanOrEqual(start);
    expect(new URL(page.url()).pathname).toMatch(/^\/work\//);
  }
  await expect(page.getByRole("region", { name: workPage.film.transcript })).toContainText(/\w+/);
  await expect(page.getByRole("link", { name: workPage.film.offer.action })).toHaveAttribute(
    "href",
    /^\/(contact|services)/,
  );
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

const readTime = (video: HTMLVideoElement | SVGElement) =>
  "currentTime" in video ? video.currentTime : 0;
