import { expect } from "@playwright/test";
import { chosen, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { option } from "../support/wizard-journey.ts";

// Where focus starts, and what screen readers announce.

for (const step of ["business-stage", "strategy", "category", "details"]) {
  test(`the step ${step} starts at its heading`, async ({ page }) => {
    await page.goto(stepUrl(step, chosen));
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 }).first()).toBeFocused();
  });
}

test("the countdown is announced by an element that was there before", async ({ page }) => {
  await page.goto(stepUrl("business-stage"));
  const status = page.getByRole("dialog").locator("p[role=status]");
  await expect(status).toBeEmpty();
  await status.evaluate((it) => Object.assign(it, { isFirst: true }));
  await option(page, wordsOf("businessProfile", "established")).click();
  await expect(status).toHaveText("Next question in 3 seconds.");
  expect(await status.evaluate((it) => "isFirst" in it)).toBe(true);
});

test("a second click during a page transition closes nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const finished = new Promise((done) => setTimeout(done, 3_000));
    const fade = { effect: { pseudoElement: "::view-transition-old(root)" }, finished };
    document.getAnimations = () => [fade as unknown as Animation];
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(stepUrl("business-stage"));
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.evaluate((it) => it.matches(":modal"))).toBe(true);
  await page.mouse.click(8, 400);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute("closedby", "any");
});
