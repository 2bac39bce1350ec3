import { expect } from "@playwright/test";
import { newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import {
  answerAndContinue,
  continueToReview,
  expectStep,
  field,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";

test("a visitor completes the wizard from the first question to the thank-you screen @both", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started Today" }).click();
  await expectStep(page, 1);
  await expect(page.getByRole("link", { name: /Back/ })).toHaveCount(0);
  await option(page, wordsOf("businessProfile", "growing")).click();
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await answerAndContinue(page, wordsOf("businessProfile", "growing"));
  await expectStep(page, 2);
  await expect(page.getByRole("link", { name: /Back/ })).toBeVisible();
  await option(page, wordsOf("businessType", "saas")).click();
  await expectStep(page, 3);
  await answerAndContinue(page, wordsOf("videoUseCase", "authority"));
  await expectStep(page, 4);
  await answerAndContinue(page, wordsOf("contentVolume", "3-4"));
  await expectStep(page, 5);
  await answerAndContinue(page, wordsOf("timeline", "3-6-months"));
  await expectStep(page, 6);
  await expect(page.getByRole("heading", { name: "Video Strategy Assessment" })).toBeVisible();
  await page.getByRole("link", { name: "View Service Options" }).click();
  await expectStep(page, 7);
  await option(page, "Group Coaching").click();
  await expectStep(page, 8);
  await option(page, "Camera-Ready Brand Coaching").click();
  await expectStep(page, 9);
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  await expect(page.getByText(person.email)).toBeVisible();
  await sendInquiry(page);
  await expectStep(page, 11);
  await expect(page.getByRole("heading", { name: "What Happens Next?" })).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("within 24 hours");
  await expect(page.getByRole("dialog")).toContainText("Step 12: book your call");
  await expect(page.getByRole("dialog").locator("a[href^='mailto:']")).toBeVisible();
  await expect(page.getByRole("dialog").locator("a[href^='tel:']")).toBeVisible();
  expect(await formService.posts(person.email)).toMatchObject([
    { accepted: true, violations: [], json: { email: person.email } },
  ]);
});

test("the review shows every section, and edits keep their values", async ({ page }) => {
  const person = newPerson();
  await reachReview(page, person);
  const headings = page.getByRole("dialog").getByRole("heading", { level: 4 });
  await expect(headings).toHaveText([
    "Service Selection",
    "Contact Information",
    "Project Details",
  ]);
  await expect(page.getByRole("term")).toHaveText([
    "Service",
    "Category",
    "Name",
    "Email",
    "Phone",
    "Company",
    "Challenge",
    "Timeline",
    "Budget",
  ]);
  await expect(page.getByRole("dialog")).toContainText("within 24 hours");
  await page.getByRole("link", { name: "← Back to Edit Details" }).click();
  await expectStep(page, 9);
  await expect(field(page, "Company")).toHaveValue(person.company);
  await expect(field(page, "Budget")).toHaveValue(person.budget);
  await fillDetails(page, { company: "Renamed Inc", phone: "" });
  await continueToReview(page);
  await expect(page.getByText("Renamed Inc")).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Phone" })).toHaveCount(0);
});

test("the consultation skips the category, but the payload has one", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await page.goto(stepUrl("service", qualified));
  await option(page, "General Consultation").click();
  await expectStep(page, 9);
  const details = page.url();
  await page.getByRole("button", { name: /Back/ }).click();
  await expectStep(page, 7);
  await page.goto(details.replace("/details", "/category"));
  await expectStep(page, 9);
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  await expect(page.getByRole("term").filter({ hasText: "Category" })).toHaveCount(0);
  await sendInquiry(page);
  await expectStep(page, 11);
  const [post] = await formService.posts(person.email);
  const payload = post?.json as Record<string, string>;
  expect(payload.service_type).toBe("General Consultation");
  expect(payload.service_category).toBe("DIY Digital Downloads");
  expect(payload.message).toContain("General Consultation");
  expect(payload.message).not.toContain("DIY Digital Downloads");
});

test("the browser's Back goes through the steps backwards", async ({ page }) => {
  await page.goto("/inquiry/business-stage");
  await answerAndContinue(page, wordsOf("businessProfile", "agency"));
  await expectStep(page, 2);
  await option(page, wordsOf("businessType", "media")).click();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(/^Agency/);
});
