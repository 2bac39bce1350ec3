import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { closeInquiry, expectStep, field, sendInquiry } from "../support/wizard-journey.ts";

test("starting a new inquiry begins again with empty fields", async ({ page }) => {
  await reachReview(page, newPerson());
  const review = page.url();
  await sendInquiry(page);
  await expect(page.getByRole("button", { name: "Close" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Start New Inquiry" }).click();
  await expectStep(page, 1);
  await expect(page).toHaveURL(/business-stage$/);
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.goto(review.replace("/review", "/details"));
  await expect(field(page, "First name")).toHaveValue("");
});

test("closing the thank-you screen leads to the page below", async ({ page }) => {
  await reachReview(page, newPerson());
  await sendInquiry(page);
  await expectStep(page, 11);
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("closing the review deletes the details", async ({ page }) => {
  await reachReview(page, newPerson());
  const review = page.url();
  // The page below is shown before the server has deleted the details.
  const forgotten = page.waitForResponse("**/inquiry/closed");
  await closeInquiry(page);
  await forgotten;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto(review);
  await expectStep(page, 9);
  await expect(field(page, "Email")).toHaveValue("");
});
