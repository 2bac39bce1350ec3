import { expect } from "@playwright/test";
import { leadForm } from "../../../content/lead-form.ts";
import { offers } from "../../../content/offers.ts";
import { DISCOVERY, openDialog } from "../support/assessment-booking.ts";
import { expectSoundScreen } from "../support/checks/page-checks.ts";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { fillLeadForm, newVisitor, sendButton } from "../support/lead-form-visitor.ts";
import { allowAnalytics } from "../support/measured-page.ts";
import { test } from "../support/site.ts";
import { continueToReview, sendInquiry } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

test("the details with errors", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto(stepUrl("details", chosen));
  await scriptsRun(page);
  await continueToReview(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectSoundScreen(page);
});

test("the review, its failure and the thank-you screen", async ({
  page,
  formService,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 502/);
  const person = newPerson({ company: "W".repeat(100) });
  await formService.setMode("500", { match: person.email, times: 1 });
  await reachReview(page, person);
  await expectSoundScreen(page);
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectSoundScreen(page);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  await expectSoundScreen(page);
});

test("the results with a notice, and the dialog that books a call over them", async ({ page }) => {
  await openDialog(page, DISCOVERY, "discovery");
  await expectSoundScreen(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Download results" }).click();
  await expect(page.getByText("Results Downloaded")).toBeVisible();
  await expectSoundScreen(page);
});

test("the open compare dialog", async ({ page }) => {
  await page.goto(offers.monthly.contactHref);
  await page.getByRole("button", { name: leadForm.compare.open }).click();
  await expectSoundScreen(page);
  // The screen became narrow a moment ago.
  await expect(async () => {
    const box = await page.getByRole("dialog").boundingBox();
    expect(Number(box?.x)).toBeGreaterThanOrEqual(0);
    expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(320);
  }).toPass({ timeout: 5_000 });
});

test("a refused contact form", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await page.goto("/contact");
  await fillLeadForm(page, newVisitor({ company: " ", city: "W".repeat(101) }));
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectSoundScreen(page);
});

test("the question about analytics", async ({ page, context, measuredSite }) => {
  await context.route(/google/, (route) => route.fulfill({ body: "" }));
  await allowAnalytics(context, measuredSite.url);
  await page.goto(`${measuredSite.url}/contact`);
  await page.getByRole("link", { name: "Cookie settings" }).press("Enter");
  await expect(page.locator("#consent")).toBeInViewport();
  await expectSoundScreen(page);
});
