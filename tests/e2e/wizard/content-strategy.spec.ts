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

test("the strategy page opens the wizard above itself, up to the review", async ({ page }) => {
  const person = newPerson();
  await page.goto("/content-strategy");
  await page.getByRole("link", { name: "Complete Strategy Assessment" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete Strategy Assessment" });
  await expect(dialog.getByText("Step 1 of 12")).toBeVisible();
  await answerAndContinue(page, wordsOf("businessProfile", "growing"));
  await expect(page).toHaveURL(new RegExp(`${STEPS}/business-type\\?`));
  await option(page, wordsOf("businessType", "saas")).click();
  await expect(page).toHaveURL(new RegExp(`${STEPS}/video-goal\\?`));
  await page.goto(`${STEPS}/details?${new URLSearchParams(chosen)}`);
  await fillDetails(page, person);
  await continueToReview(page);
  await expect(dialog.getByText("Step 10 of 12")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${STEPS}/review\\?`));
  await expect(dialog.getByText(person.email)).toBeVisible();
  await closeInquiry(page);
  await expect(page).toHaveURL(/\/content-strategy$/);
  await expect(dialog).toHaveCount(0);
});

test("closing the wizard returns to the strategy page with its button in focus", async ({
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
  await expect(page.locator("#call picture")).toHaveCount(1);
});

test("the card of the audit is selected by its URL and by nothing else @no-js", async ({
  page,
}) => {
  await page.goto("/content-strategy?assessment=video-readiness");
  const card = page.locator("#assessments li").first();
  const start = card.getByRole("link", { name: "Start the audit" });
  await expect(start).toBeFocused();
  await expect(card).toHaveAttribute("aria-current", "true");
  await expect(card).toContainText(/Recommended.*24 questions.*8-10 minutes.*Beginner-friendly/s);
  await expect(start).toHaveAttribute("href", "/assessments/video-readiness");
  const call = page.getByRole("link", { name: /^Book a free 30-minute strategy call/ }).first();
  await expect(call).toHaveAttribute("href", "/book/strategy");
  await expect(call).toHaveAttribute("target", "_blank");
  for (const query of ["?assessment=x", "?assessment=", ""]) {
    await page.goto(`/content-strategy${query}`);
    await expect(start).not.toBeFocused();
    await expect(page.locator("#assessments [aria-current]")).toHaveCount(0);
  }
});

test("the strategy page is the same for everyone, query and all @no-js", async ({ request }) => {
  for (const query of ["", "?assessment=video-readiness", "?assessment=x"]) {
    const response = await request.get(`/content-strategy${query}`);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toMatch(/^public, .*s-maxage=\d+$/);
    expect(response.headers().link).toMatch(/\/content-strategy>; rel="canonical"/);
  }
});
