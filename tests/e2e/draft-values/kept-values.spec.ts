import { expect, type Page } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  closeInquiry,
  continueToReview,
  expectStep,
  field,
  fillDetails,
} from "../support/wizard-journey.ts";
import { openDetails, scriptsRun } from "../support/wizard-scripts.ts";

const HALF = {
  firstName: "Zoë",
  email: "half an addr",
  challenge: "日本 & 👋\n\nNobody knows us.",
};

test("Back from the details and forward again keep the values, invalid ones too @both", async ({
  page,
  javaScriptEnabled,
}) => {
  await openDetails(page, javaScriptEnabled);
  await fillDetails(page, { ...HALF, budget: "tbd" });
  await page.getByRole("button", { name: "Back" }).click();
  await expectStep(page, 8);
  await chosenCard(page).click();
  await expectHalf(page);
  await expect(field(page, "Budget")).toHaveValue("tbd");
});

test("the browser's Back from the review shows the values, and so does the link", async ({
  page,
  javaScriptEnabled,
}) => {
  const person = newPerson();
  await openDetails(page, javaScriptEnabled);
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  await page.goBack();
  await expectStep(page, 9);
  await expect(field(page, "Email")).toHaveValue(person.email);
  await expect(field(page, "Your challenge")).toHaveValue(person.challenge);
  await page.goForward();
  await expectStep(page, 10);
  await page.getByRole("link", { name: "Back to Edit Details" }).click();
  await expectStep(page, 9);
  await expect(field(page, "Budget")).toHaveValue(person.budget);
});

test("a reload and the browser's Back and Forward keep the values", async ({ page }) => {
  await page.goto(stepUrl("category", chosen));
  await scriptsRun(page);
  await chosenCard(page).click();
  await expectStep(page, 9);
  await fillDetails(page, HALF);
  await page.reload();
  await expectHalf(page);
  await page.goBack();
  await expectStep(page, 8);
  await page.goForward();
  await expectHalf(page);
});

test("Close asks, and kept values are restored when the details are opened again", async ({
  page,
}) => {
  await openDetails(page);
  await fillDetails(page, HALF);
  await closeInquiry(page, "Close and keep my text");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(stepUrl("details", chosen));
  await expectHalf(page);
});

function chosenCard(page: Page) {
  return page.getByRole("dialog").getByRole("button", { pressed: true });
}

async function expectHalf(page: Page) {
  await expectStep(page, 9);
  await expect(field(page, "First name")).toHaveValue(HALF.firstName);
  await expect(field(page, "Email")).toHaveValue(HALF.email);
  await expect(field(page, "Your challenge")).toHaveValue(HALF.challenge);
}
