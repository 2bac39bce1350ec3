import { expect } from "@playwright/test";
import { chosen, newPerson, qualified, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { expectStep, fillDetails, option } from "../support/wizard-journey.ts";
import { holdAnswers, scriptsRun } from "../support/wizard-scripts.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("two presses on the suggested card send one request", async ({ page }) => {
  await page.goto(stepUrl("category", chosen));
  await scriptsRun(page);
  const { asked, release } = await holdAnswers(page);
  await page.getByRole("button", { pressed: true }).dblclick();
  await expectStep(page, 8);
  release();
  await expectStep(page, 9);
  expect(asked).toHaveLength(1);
});

test("a pressed card is shown as selected at once, and two presses send one request", async ({
  page,
}) => {
  await page.goto(stepUrl("service", qualified));
  await scriptsRun(page);
  const { asked, release } = await holdAnswers(page);
  const card = option(page, "Group Coaching");
  await card.dblclick();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expectStep(page, 7);
  release();
  await expectStep(page, 8);
  expect(asked).toHaveLength(1);
});

test("two presses on Continue and on Send are one post each", async ({ page, formService }) => {
  const person = newPerson();
  await page.goto(stepUrl("details", chosen));
  await scriptsRun(page);
  await fillDetails(page, person);
  const { asked, release } = await holdAnswers(page, "POST");
  await page.getByRole("button", { name: "Continue", exact: true }).dblclick();
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await expectStep(page, 10);
  const sent = await holdAnswers(page, "POST");
  await page.getByRole("button", { name: "Send Inquiry" }).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  sent.release();
  await expectStep(page, 11);
  expect(sent.asked).toHaveLength(1);
  expect(await formService.posts(person.email)).toHaveLength(1);
});
