import { expect } from "@playwright/test";
import { chosen, newPerson, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  answerAndContinue,
  closeInquiry,
  continueToReview,
  fillDetails,
  option,
} from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

const STEPS = "/content-strategy/inquiry";

test("the strategy page opens the wizard above itself, up to the review, and has it back closed", async ({
  page,
}) => {
  await page.goto("/content-strategy");
  const opener = page.getByRole("link", { name: "Complete Strategy Assessment" });
  await opener.click();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeFocused();
  await scriptsRun(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/content-strategy$/);
  await expect(opener).toBeFocused();
  await expect(page.getByRole("heading", { name: "How we think about strategy" })).toBeVisible();

  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Complete Strategy Assessment" });
  await expect(dialog.getByText(/step 1 of 12/i)).toBeVisible();
  await answerAndContinue(page, wordsOf("businessProfile", "growing"));
  await expect(page).toHaveURL(new RegExp(`${STEPS}/business-type\\?`));
  await option(page, wordsOf("businessType", "saas")).click();
  await expect(page).toHaveURL(new RegExp(`${STEPS}/video-goal\\?`));
  await page.goto(`${STEPS}/details?${new URLSearchParams(chosen)}`);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expect(page).toHaveURL(new RegExp(`${STEPS}/review\\?`));
  await closeInquiry(page);
  await expect(page).toHaveURL(/\/content-strategy$/);
  await expect(dialog).toHaveCount(0);
});

test("the card of the audit is selected by its URL and by nothing else @no-js", async ({
  page,
}) => {
  await page.goto("/content-strategy?assessment=video-readiness");
  const start = page.getByRole("link", { name: "Start the audit" });
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute("href", "/assessments/video-readiness");
  await expect(page.locator("#assessments [aria-current=true]")).toHaveCount(1);
  for (const query of ["?assessment=x", "?assessment=", ""]) {
    await page.goto(`/content-strategy${query}`);
    await expect(start).not.toBeFocused();
    await expect(page.locator("#assessments [aria-current]")).toHaveCount(0);
  }
});
