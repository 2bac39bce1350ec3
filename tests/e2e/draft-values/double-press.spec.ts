import { expect } from "@playwright/test";
import { startAssessment } from "../support/assessment.ts";
import {
  explainedQuestion,
  firstQuestion,
  isExplained,
  newPerson,
  optionOf,
  qualified,
  questions,
  questionUrl,
  stepUrl,
} from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  expectStep,
  fillDetails,
  holdAnswers,
  openDetails,
  option,
  scriptsRun,
} from "../support/wizard.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a pressed card is shown as selected at once, and two presses send one request", async ({
  page,
}) => {
  await page.goto(stepUrl("service", qualified));
  await scriptsRun(page);
  const { asked, release } = await holdAnswers(page);
  const card = option(page, "Group Coaching");
  await card.dblclick();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expectStep(page, "service");
  release();
  await expectStep(page, "category");
  expect(asked).toHaveLength(1);
});

test("a held Enter chooses once", async ({ page }) => {
  await page.goto(questionUrl(explainedQuestion));
  await scriptsRun(page);
  const { asked, release } = await holdAnswers(page);
  const { value, label } = optionOf(explainedQuestion, 2);
  await option(page, label).focus();
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  release();
  await expect(page).toHaveURL(new RegExp(`${explainedQuestion.id}=${value}`));
  expect(asked).toHaveLength(1);
});

test("two presses on Continue and on Send are one post each", async ({ page, formService }) => {
  const person = newPerson();
  await openDetails(page);
  await fillDetails(page, person);
  const { asked, release } = await holdAnswers(page, "POST");
  await page.getByRole("button", { name: "Continue", exact: true }).dblclick();
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await expectStep(page, "review");
  const sent = await holdAnswers(page, "POST");
  await page.getByRole("button", { name: "Send Inquiry" }).dblclick();
  for (const name of ["Sending...", /^Apply for Coaching/, "← Back to Edit Details"]) {
    await expect(page.getByRole("button", { name })).toBeDisabled();
  }
  sent.release();
  await expectStep(page, "thank-you");
  expect(sent.asked).toHaveLength(1);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

test.describe("while a screen appears slowly", () => {
  // A busy machine takes its time between two presses.
  test.use({ animationRate: 0.1 });

  const unexplained = questions.filter((it) => !isExplained(it));
  for (const question of [explainedQuestion, ...unexplained.slice(0, 1)]) {
    test(`a second press at the same place changes nothing after ${question.slug}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(questionUrl(question));
      await scriptsRun(page);
      const { value, label } = optionOf(question, 2);
      const card = option(page, label);
      await card.hover();
      const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.dblclick(x + 5, y + 5, { delay: 110 });
      await expect(page).toHaveURL(new RegExp(`${question.id}=${value}`));
      const next = questions[questions.indexOf(question) + 1];
      await expect(page).not.toHaveURL(new RegExp(`${next?.id}=`));
      const chosenNow = page.getByRole("button", { pressed: true });
      await expect(chosenNow).toHaveText(isExplained(question) ? [label] : []);
    });
  }
});

test.describe("while the time of animations stands still", () => {
  test.use({ animationRate: 0 });

  test("the first question of the wizard takes a tap at once", async ({ page }) => {
    await page.goto(stepUrl(firstQuestion.slug));
    const first = page.locator(`main button[name=${firstQuestion.id}]`).first();
    const { x, y } = (await first.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(
      new RegExp(`${firstQuestion.id}=${optionOf(firstQuestion, 0).value}`),
    );
  });

  test("a section that has just appeared ignores taps", async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Animation.enable");
    await startAssessment(page);
    const first = page.getByRole("radio").first();
    const { x, y, width } = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.click(x + width / 2, y + width / 2);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await first.click();
    await expect(first).toBeChecked();
  });
});
