import { expect, type Page } from "@playwright/test";
import { wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { expectStep, option } from "../support/wizard-journey.ts";

const FRAMEWORK = /\/assets\/framework-/;
const growing = wordsOf("businessProfile", "growing");

test("nothing of React is asked for before the page is painted @js", async ({ page }) => {
  const arrived = page.waitForEvent("requestfinished", (request) => FRAMEWORK.test(request.url()));
  await page.goto("/inquiry/business-stage");
  await arrived;
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/assets/framework-") || name.includes("/entry.client-"))
      .map(({ startTime }) => startTime),
  }));
  expect(times.painted).toBeGreaterThan(0);
  expect(times.asked.length).toBeGreaterThan(0);
  expect(Math.min(...times.asked)).toBeGreaterThan(Number(times.painted));
});

test("a choice made while scripts load is sent once, in the same document @js", async ({
  page,
}) => {
  const asked = countScreens(page);
  const arrive = await holdFramework(page);
  await page.goto("/inquiry/business-stage");
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  await option(page, growing).click();
  arrive();
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
  await expect(page.locator("body[data-first]")).toHaveCount(1);
  expect(asked()).toEqual(["/inquiry/business-stage.data"]);
});

test("where scripts are slow the browser sends it, and the answer waits its three seconds @js @ci", async ({
  page,
}) => {
  const arrive = await holdFramework(page);
  await page.goto("/inquiry/business-stage", { waitUntil: "domcontentloaded" });
  await option(page, growing).click();
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page).toHaveURL(/chosen=1/);
  arrive();
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
  await expect(page).not.toHaveURL(/chosen=1/);
  await expectStep(page, 2);
});

test("where scripts are gone the wizard goes on by pages @js", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(FRAMEWORK, (route) => route.abort());
  await page.goto("/inquiry/business-stage");
  await option(page, growing).click();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, 2);
});

/** Holds the framework's file back until the function returned is called. */
async function holdFramework(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(FRAMEWORK, async (route) => {
    await promise;
    // The document that asked may be gone.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

function countScreens(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname);
  });
  return () => asked;
}
