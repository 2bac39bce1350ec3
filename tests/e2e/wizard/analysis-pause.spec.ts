import { expect, type Page } from "@playwright/test";
import { wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { expectStep, option } from "../support/wizard-journey.ts";
import { freezeTime, passFrame } from "../support/wizard-scripts.ts";

const PAUSED = "Take your time: the next question waits.";

async function choose(page: Page) {
  await freezeTime(page, "/inquiry/business-stage");
  await option(page, wordsOf("businessProfile", "growing")).click();
  await passFrame(page);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
}

function panel(page: Page) {
  return page.getByRole("region", { name: "What this means" });
}

test("a pointer that moves into the analysis pauses the timer until it leaves", async ({
  page,
}) => {
  await choose(page);
  await page.clock.runFor(1_000);
  await panel(page).hover();
  await expect(page.getByText(PAUSED)).toBeVisible();
  await page.clock.runFor(10_000);
  await expectStep(page, 1);
  await page.mouse.move(1, 1);
  await expect(page.getByText(PAUSED)).toHaveCount(0);
  await page.clock.runFor(1_900);
  await expectStep(page, 1);
  await page.clock.runFor(200);
  await expectStep(page, 2);
});

test("focus in the analysis pauses the timer", async ({ page }) => {
  await choose(page);
  await panel(page).evaluate((it) => {
    it.tabIndex = -1;
    it.focus();
  });
  await expect(page.getByText(PAUSED)).toBeVisible();
  await page.clock.runFor(10_000);
  await expectStep(page, 1);
  await panel(page).evaluate((it) => it.blur());
  await page.clock.runFor(3_100);
  await expectStep(page, 2);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a finger on the analysis pauses the timer", async ({ page }) => {
    await choose(page);
    await panel(page).dispatchEvent("touchstart");
    await expect(page.getByText(PAUSED)).toBeVisible();
    await page.clock.runFor(10_000);
    await expectStep(page, 1);
    await panel(page).dispatchEvent("touchend");
    await page.clock.runFor(3_100);
    await expectStep(page, 2);
  });
});

test("a pointer that rests where the analysis appears does not pause the timer", async ({
  page,
}) => {
  await choose(page);
  const place = await panel(page).boundingBox();
  await freezeTime(page, "/inquiry/business-stage");
  await page.mouse.move(Number(place?.x) + 40, Number(place?.y) + 40);
  const card = option(page, wordsOf("businessProfile", "growing"));
  await card.focus();
  await page.keyboard.press("Enter");
  await passFrame(page);
  await expect(page.getByText("Next question in 3 seconds.")).toBeVisible();
  await page.clock.runFor(3_100);
  await expectStep(page, 2);
});

test("by keyboard focus stays on the card, and Tab moves to the links to continue", async ({
  page,
}) => {
  await freezeTime(page, "/inquiry/business-stage");
  const card = option(page, wordsOf("businessProfile", "growing"));
  await card.focus();
  await page.keyboard.press("Space");
  await passFrame(page);
  await expect(panel(page)).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Stay here" })).toBeFocused();
});

test("the analysis begins with a sentence of at most 12 words", async ({ page }) => {
  await choose(page);
  const [sentence = ""] = /^[^.!?]+/.exec((await panel(page).textContent()) ?? "") ?? [];
  expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(12);
});
