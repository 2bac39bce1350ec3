import { expect } from "@playwright/test";
import { qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { option } from "../support/wizard-journey.ts";
import { freezeTime, passFrame } from "../support/wizard-scripts.ts";

const growing = wordsOf("businessProfile", "growing");

test("an answer continues by itself after three seconds", async ({ page }) => {
  await freezeTime(page, "/inquiry/business-stage");
  await option(page, growing).click();
  await passFrame(page);
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
});

test("the other questions with an analysis continue after three seconds, too", async ({ page }) => {
  await freezeTime(page, stepUrl("video-goal", qualified));
  for (const [number, field] of [
    [3, "videoUseCase"],
    [4, "contentVolume"],
    [5, "timeline"],
  ] as const) {
    await expect(page.getByText(`Step ${number} of 12`)).toBeVisible();
    await option(page, wordsOf(field, qualified[field])).click();
    await passFrame(page);
    await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
    await page.clock.runFor(3_100);
  }
  await expect(page.getByText("Step 6 of 12")).toBeVisible();
});

test("nothing continues by itself on a loaded page, after Stay here, or after Back", async ({
  page,
}) => {
  await freezeTime(page, stepUrl("video-goal", qualified));
  await page.clock.runFor(4_000);
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
  await option(page, wordsOf("videoUseCase", "training")).click();
  await passFrame(page);
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.clock.runFor(4_000);
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
  await option(page, wordsOf("videoUseCase", "sales")).click();
  await passFrame(page);
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
});

test("the timer and Continue now together skip no step", async ({ page }) => {
  await freezeTime(page, "/inquiry/business-stage");
  await option(page, growing).click();
  await passFrame(page);
  await page.getByRole("button", { name: "Continue now" }).click();
  await page.clock.runFor(4_000);
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
});

test("a second choice restarts the three seconds", async ({ page }) => {
  await freezeTime(page, "/inquiry/business-stage");
  await option(page, growing).click();
  await passFrame(page);
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
  await page.clock.runFor(2_000);
  await option(page, wordsOf("businessProfile", "solo")).click();
  await passFrame(page);
  await expect(page).toHaveURL(/businessProfile=solo/);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(/^Solo/);
  await page.clock.runFor(2_000);
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
});
