import { expect, type Page } from "@playwright/test";
import { newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";
import {
  answerAndContinue,
  continueToReview,
  expectStep,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsLoaded } from "../support/wizard-scripts.ts";

const FIRST = "/inquiry/business-stage";

test("after the first screen no later screen loads a script but the confetti @build", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { contentVolume: _asked, timeline: _askedToo, ...known } = qualified;
  await page.goto(stepUrl("content-volume", known));
  await scriptsLoaded(page);
  const later = requested(page, ["script", "document", "stylesheet"]);
  await answerAndContinue(page, wordsOf("contentVolume", "3-4"));
  await answerAndContinue(page, wordsOf("timeline", "3-6-months"));
  await page.getByRole("link", { name: "View Service Options" }).click();
  await option(page, "Group Coaching").click();
  await expectStep(page, 8);
  await page.getByRole("button", { pressed: true }).click();
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await sendInquiry(page);
  await expectStep(page, 11);
  await expect(page.locator("canvas")).toHaveCount(1);
  await untilIdle(page);
  expect(later.filter((url) => !/\/assets\/confetti/.test(url))).toEqual([]);
});

test("on a phone the page below the wizard is not rendered, nor its pictures fetched, until it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures = requested(page, ["image"]);
  await page.goto(FIRST, { waitUntil: "networkidle" });
  await expectStep(page, 1);
  expect(pictures).toEqual([]);
  await page.getByRole("dialog").getByText("Close", { exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});

test("where the page is visible beside the wizard, it is rendered", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const pictures = requested(page, ["image"]);
  await page.goto(FIRST);
  await expect.poll(() => pictures.some((path) => path.includes("hero"))).toBe(true);
});

function requested(page: Page, types: string[]): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (types.includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
