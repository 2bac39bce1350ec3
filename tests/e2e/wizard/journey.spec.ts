import { expect } from "@playwright/test";
import { newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  answerAndContinue,
  continueToReview,
  expectStep,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";

test("a visitor completes the wizard from the first question to the thank-you screen @both", async ({
  page,
  formService,
}) => {
  const person = newPerson({
    firstName: "Zoë <b>bold</b>",
    lastName: `日本 "O'Neil" & Søn`,
    company: "R+D 100% {token} 🎬",
    challenge: "<script>alert(1)</script>\n<img src=x onerror=alert(2)>\nLine three",
  });
  const name = `${person.firstName} ${person.lastName}`;
  const dialog = page.getByRole("dialog");
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started Today" }).click();
  await expectStep(page, 1);
  await expect(page.getByRole("link", { name: /Back/ })).toHaveCount(0);
  await answerAndContinue(page, wordsOf("businessProfile", "growing"));
  await expectStep(page, 2);
  await option(page, wordsOf("businessType", "saas")).click();
  await expectStep(page, 3);
  await answerAndContinue(page, wordsOf("videoUseCase", "authority"));
  await expectStep(page, 4);
  await answerAndContinue(page, wordsOf("contentVolume", "3-4"));
  await expectStep(page, 5);
  await answerAndContinue(page, wordsOf("timeline", "3-6-months"));
  await expectStep(page, 6);
  await page.getByRole("link", { name: "View Service Options" }).click();
  await expectStep(page, 7);
  await option(page, "Group Coaching").click();
  await expectStep(page, 8);
  await option(page, "Camera-Ready Brand Coaching").click();
  await expectStep(page, 9);
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  await expect(dialog.getByText(name)).toBeVisible();
  expect(await dialog.getByRole("definition").allInnerTexts()).toContain(person.challenge);
  await expect(dialog.locator("dd *")).toHaveCount(0);
  await sendInquiry(page);
  await expectStep(page, 11);
  await expect(dialog).toContainText("within 24 hours");
  await expect(dialog).toContainText("Step 12: book your call");
  const { company, challenge } = person;
  expect(await formService.posts(person.email)).toMatchObject([
    { accepted: true, violations: [], json: { email: person.email, name, company, challenge } },
  ]);
});

test("Back goes through the steps backwards, the browser's too, and shows former answers", async ({
  page,
}) => {
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

  await page.goto(stepUrl("content-volume", qualified));
  await page.getByRole("link", { name: "Back" }).click();
  await expectStep(page, 3);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(
    new RegExp(`^${wordsOf("videoUseCase", "authority")}`),
  );
});
