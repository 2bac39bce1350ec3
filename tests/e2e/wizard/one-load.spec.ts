import { expect } from "@playwright/test";
import { newPerson, qualified, wordsOf } from "../support/inquiry-answers.ts";
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

test("after the first screen no later screen loads a script but the confetti", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/inquiry/business-stage");
  await scriptsLoaded(page);
  const later: string[] = [];
  page.on("request", (request) => {
    if (["script", "document", "stylesheet"].includes(request.resourceType()))
      later.push(request.url());
  });
  await answerAndContinue(page, wordsOf("businessProfile", qualified.businessProfile));
  await option(page, wordsOf("businessType", qualified.businessType)).click();
  for (const step of ["videoUseCase", "contentVolume", "timeline"] as const) {
    await answerAndContinue(page, wordsOf(step, qualified[step]));
  }
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
