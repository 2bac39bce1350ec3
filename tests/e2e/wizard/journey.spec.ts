import { expect, type Page } from "@playwright/test";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { STEPS } from "../../../app/features/inquiry/steps.ts";
import {
  explainedQuestion,
  lastQuestion,
  newPerson,
  numberOf,
  qualified,
  questions,
  questionUrl,
  stepUrl,
  wordsOf,
} from "../support/inquiry.ts";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";
import {
  answer,
  continueToReview,
  expectStep,
  fillDetails,
  option,
  scriptsLoaded,
  scriptsRun,
  sendInquiry,
} from "../support/wizard.ts";

test("a visitor completes the wizard from the first question to the thank-you screen @both", async ({
  page,
  formService,
}, { project }) => {
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
  if (project.name === "js") await scriptsLoaded(page);
  // While the development server delivers its many files, a click may be lost; other tests click early in a build.
  if (project.name === "development") await scriptsRun(page);
  const loaded = loadedFrom(page);
  for (const question of questions) {
    await answer(page, question);
    await expectStep(page, numberOf(question) + 1);
  }
  await expectStep(page, "strategy");
  await expect(page.getByRole("region", { name: "Readiness score" })).toContainText(/\d%/);
  await page.getByRole("link", { name: "Review Responses" }).click();
  await expectStep(page, lastQuestion.slug);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(
    new RegExp(`^${wordsOf(lastQuestion)}`),
  );
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await page.getByRole("link", { name: "View Service Options" }).click();
  await expectStep(page, "service");
  await option(page, "Group Coaching").click();
  await expectStep(page, "category");
  await option(page, "Camera-Ready Brand Coaching").click();
  await expectStep(page, "details");
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, "review");
  await expect(dialog.getByText(name)).toBeVisible();
  expect(await dialog.getByRole("definition").allInnerTexts()).toContain(person.challenge);
  await expect(dialog.locator("dd *")).toHaveCount(0);
  await sendInquiry(page);
  await expectStep(page, "thank-you");
  await expect(dialog).toContainText("within 24 hours");
  await expect(dialog).toContainText(`Step ${STEPS.length + 1}: book your call`);
  const { company, challenge } = person;
  expect(await formService.posts(person.email)).toMatchObject([
    { accepted: true, violations: [], json: { email: person.email, name, company, challenge } },
  ]);
  if (project.name !== "js") return;
  await untilIdle(page);
  expect(loaded, "after the first screen").toEqual([]);
});

test("the browser's Back goes through the steps backwards and shows former answers", async ({
  page,
}) => {
  const here = numberOf(explainedQuestion);
  const [next] = questions.slice(here);
  await page.goto(questionUrl(explainedQuestion));
  await answer(page, explainedQuestion, 3);
  await expectStep(page, here + 1);
  if (next) await answer(page, next);
  await expectStep(page, here + 2);
  await page.goBack();
  await expectStep(page, here + 1);
  await page.goBack();
  await expectStep(page, here);
  const pressed = page.getByRole("button", { pressed: true });
  await expect(pressed).toHaveText(wordsOf(explainedQuestion, 3));
});

test("the short flow counts its own steps, and sends the bundle that was named @no-js", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await page.goto("/inquiry/service?flow=short");
  await expectStep(page, 1, 6);
  await option(page, "One-Time Bundles").click();
  await expectStep(page, 2, 6);
  await page.getByRole("dialog").getByRole("link", { name: "7-Day Launch" }).click();
  await expectStep(page, 3, 6);
  await fillDetails(page, person);
  await continueToReview(page);
  await expect(page.getByRole("definition").filter({ hasText: "7-Day Launch" })).toBeVisible();
  await sendInquiry(page);
  await expect(page.getByText("Step 6: book your call")).toBeVisible();
  expect(await formService.posts(person.email)).toMatchObject([
    { violations: [], json: { message: expect.stringContaining("Bundle: 7-Day Launch") } },
  ]);
});

test("a card is named by its answer, described by the rest, and pressed anywhere @no-js", async ({
  page,
}) => {
  await page.goto(stepUrl("category", { ...qualified, serviceType: "coaching" }));
  const [, { label = "", points = [] } = {}] = inquiry.categories;
  const last = String(points.at(-1));
  const button = page.getByRole("button", { name: label, exact: true });
  await expect(button).toHaveAccessibleDescription(new RegExp(`^Most Popular .*${last}$`));
  // The button covers the text and gets the click, once the screen has stood for a moment.
  await expect(async () => {
    await page.getByRole("dialog").getByText(last).click({ force: true });
    await expect(page).toHaveURL(/\/details\?/, { timeout: 500 });
  }).toPass();
});

/** The code and style sheets that the page asks for from now on. */
function loadedFrom(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (["script", "document", "stylesheet"].includes(request.resourceType()))
      loaded.push(request.url());
  });
  return loaded;
}
