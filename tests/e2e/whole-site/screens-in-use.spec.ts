import { expect, type Page } from "@playwright/test";
import { leadForm } from "../../../content/lead-form.ts";
import { DISCOVERY, openDialog } from "../support/assessment-booking.ts";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { fillLeadForm, newVisitor, sendButton } from "../support/lead-form-visitor.ts";
import { allowAnalytics } from "../support/measured-page.ts";
import { expectSoundScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";
import { continueToReview, sendInquiry } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

/** What a visitor opens, and what they then see. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  async "the details with errors"(page) {
    await page.goto(stepUrl("details", chosen));
    await scriptsRun(page);
    await continueToReview(page);
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async "a refused contact form"(page) {
    await page.goto("/contact");
    await fillLeadForm(page, newVisitor({ company: " ", city: "W".repeat(101) }));
    await sendButton(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  async "the open compare dialog"(page) {
    await page.goto("/contact");
    await page.getByRole("button", { name: leadForm.compare.open }).click();
  },
  async "the dialog that books a call over the results"(page) {
    await openDialog(page, DISCOVERY, "discovery");
  },
  async "the results with a notice"(page) {
    await page.goto(DISCOVERY);
    await page.getByRole("link", { name: "Download results" }).click();
    await expect(page.getByText("Results Downloaded")).toBeVisible();
  },
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name}: accessible, narrow enough and easy to hit`, async ({ page, allowConsole }) => {
    allowConsole(/status of 422/);
    await open(page);
    await expectSoundScreen(page);
  });
}

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

test("the question about analytics", async ({ page, context, measuredSite }) => {
  await context.route(/google/, (route) => route.fulfill({ body: "" }));
  await allowAnalytics(context, measuredSite.url);
  await page.goto(`${measuredSite.url}/contact`);
  await page.getByRole("link", { name: "Cookie settings" }).press("Enter");
  await expect(page.locator("#consent")).toBeInViewport();
  await expectSoundScreen(page);
});
