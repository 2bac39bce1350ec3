import { expect } from "@playwright/test";
import { pointsOf } from "../../../app/features/assessment/answers.ts";
import {
  ASSESSMENT,
  answerSection,
  COMPLETED_KEY,
  PROGRESS_KEY,
  position,
  SECTIONS,
  scriptsRun,
  startAssessment,
  stored,
  TOTAL,
} from "../support/assessment.ts";
import { believeOffline } from "../support/bad-network.ts";
import { screensLoaded } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

const LAST = SECTIONS.length - 1;
const [FIRST] = SECTIONS;
/** An answer to each question of the first section. */
const ALL = FIRST.questions.map((_, at) => (["yes", "partially", "no"] as const)[at % 3] ?? "yes");
const COUNT = ALL.length;

test("facts about the business and all sections of questions lead to the results @both", async ({
  page,
}) => {
  await page.goto(ASSESSMENT);
  await expect(page.getByText("3-5 minutes")).toBeVisible();
  await page.getByLabel("Industry").selectOption({ label: "Software" });
  await page.getByRole("button", { name: "Start the assessment" }).click();
  for (const [i, { name, questions }] of SECTIONS.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByText(position(i + 1))).toBeVisible();
    await expect(page.getByRole("group")).toHaveCount(questions.length);
    const first = page.getByRole("group", { name: questions[0]?.text });
    await expect(first.getByRole("radio")).toHaveCount(3);
    await answerSection(page, Array(questions.length).fill("yes"));
    await page.getByRole("button", { name: i === LAST ? "View Results" : "Next" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Advanced");
});

test("moves keep the answers, and the start continues them or starts over @both @build", async ({
  page,
  javaScriptEnabled,
}) => {
  await startAssessment(page);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await answerSection(page, ALL);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
  await answerSection(page, ["partially"]);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText(position(1))).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(COUNT);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  if (javaScriptEnabled)
    await expect.poll(() => stored(page, PROGRESS_KEY)).toMatchObject({ currentSection: 1 });

  await page.goto("/contact");
  await page.goto(ASSESSMENT);
  await expect(page.getByText(`You answered ${COUNT + 1} of ${TOTAL} questions`)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
  await page.goto(ASSESSMENT);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByText(position(1))).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("every answer is kept as it is given: a reload continues, Back and Forward keep them", async ({
  page,
}) => {
  const [one = "", two = ""] = FIRST.questions.map(({ id }) => id);
  await startAssessment(page);
  await scriptsRun(page);
  await answerSection(page, ["yes", "partially"]);
  await expect
    .poll(() => stored(page, PROGRESS_KEY))
    .toMatchObject({
      assessmentType: "video-readiness",
      currentSection: 0,
      answers: pointsOf(FIRST.questions, { [one]: "yes", [two]: "partially" }),
      businessContext: {},
    });
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await answerSection(page, ALL);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
  await answerSection(page, ["no", "no"]);
  await page.goBack();
  await expect(page.getByText(position(1))).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(COUNT);
  await page.goForward();
  await expect(page.getByText(position(2))).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
});

test("Back from the results keeps every section's answers, and stores nothing @build", async ({
  page,
}) => {
  // A line that works although the browser says that it is offline.
  await page.addInitScript(believeOffline);
  await startAssessment(page);
  for (const [i, { questions }] of SECTIONS.entries()) {
    await expect(page.getByText(position(i + 1))).toBeVisible();
    await answerSection(page, Array(questions.length).fill("yes"));
    await page.getByRole("button", { name: i === LAST ? "View Results" : "Next" }).click();
  }
  await expect(page).toHaveURL(/results/);
  await expect.poll(() => stored(page, COMPLETED_KEY)).toHaveLength(1);
  for (const i of [LAST, LAST - 1]) {
    await page.goBack();
    await expect(page.getByText(position(i + 1))).toBeVisible();
    const { length } = SECTIONS[i]?.questions ?? [];
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(length);
    // The answers of an entry are those up to its section.
    const before = SECTIONS.slice(0, i + 1).flatMap((section) => section.questions);
    await expect(page.getByText(`${before.length} of ${TOTAL}`)).toBeVisible();
  }
  expect(await stored(page, PROGRESS_KEY)).toBeNull();
});

test("two tabs do not undo each other @build", async ({ page, context }) => {
  await page.goto(`${ASSESSMENT}/${FIRST.id}`);
  await scriptsRun(page);
  await answerSection(page, ALL);
  const other = await context.newPage();
  await other.goto(ASSESSMENT);
  await page.goto(ASSESSMENT);
  const prompt = other.getByText(`You answered ${COUNT} of ${TOTAL} questions`);
  await expect(prompt).toBeVisible();
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByText(position(1))).toBeVisible();
  await expect(prompt).toBeHidden();
  await expect(other.getByRole("button", { name: "Start the assessment" })).toBeVisible();

  await other.getByRole("button", { name: "Start the assessment" }).click();
  await expect(other.getByText(position(1))).toBeVisible();
  await answerSection(page, ALL);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
  await answerSection(page, ["no", "no"]);
  await answerSection(other, ["yes"]);
  await expect
    .poll(async () => Object.keys((await stored(page, PROGRESS_KEY))?.answers ?? {}))
    .toHaveLength(COUNT + 2);
});

test("an incomplete section is refused with a summary that leads to the questions @no-js", async ({
  page,
}) => {
  await startAssessment(page);
  await answerSection(page, ["yes", "no"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(COUNT - 2);
  await summary.getByRole("link", { name: "Answer question 3" }).click();
  const third = page.getByRole("group", { name: FIRST.questions[2]?.text });
  await expect(third.getByRole("radio").first()).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
});

test("Next works, and says what is missing, until every question has its answer @build", async ({
  page,
}) => {
  await startAssessment(page);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription(`${COUNT} to answer in this section`);
  await expect(page.getByRole("status").filter({ hasText: `${COUNT} to answer` })).toBeVisible();
  await answerSection(page, ALL.slice(1));
  await expect(next).toBeDisabled();
  await page.getByRole("group").last().getByText("Partially").click();
  await expect(next).toBeEnabled();
  await expect(next).toHaveAccessibleDescription("");
});

test("the whole assessment is answered with the keyboard alone @build", async ({ page }) => {
  await startAssessment(page);
  for (const { questions } of SECTIONS) {
    const first = page.getByRole("group", { name: questions[0]?.text }).getByRole("radio").first();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    for (const _ of questions) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: /^(Next|View Results)$/ })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/\/results\/[0-9a-z]+$/);
  // It is stored in this browser alone, and shown on its start page.
  await expect.poll(() => stored(page, COMPLETED_KEY)).toHaveLength(1);
  const [completed] = (await stored(page, COMPLETED_KEY)) as unknown as object[];
  expect(Object.keys(completed ?? {}).sort()).toEqual([
    ...["answers", "businessContext", "completedAt", "level"],
    ...["recommendations", "score", "type"],
  ]);
  expect(await stored(page, PROGRESS_KEY)).toBeNull();
  await page.clock.setSystemTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await page.getByRole("link", { name: "Take Another Assessment" }).click();
  await expect(page.getByText(/^Your last result, \d+%, 3 days ago/)).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, "{garbage"), COMPLETED_KEY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByText("Your last result")).toHaveCount(0);
});

test("a navigation shows that the assessment is loading @build", async ({ page }) => {
  await page.goto(ASSESSMENT);
  await screensLoaded(page);
  const looked = Promise.withResolvers<void>();
  await page.route(`**/${FIRST.id}.data*`, (route) => looked.promise.then(() => route.continue()));
  await page.getByRole("button", { name: "Start the assessment" }).click();
  const loading = page.getByRole("status").first();
  await expect(loading).toHaveText("Loading assessment...");
  looked.resolve();
  await expect(page.getByText(position(1))).toBeVisible();
  await expect(loading).toBeEmpty();
});

test("with storage blocked everything works, and the cookie remembers @build", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await startAssessment(page);
  await scriptsRun(page);
  await answerSection(page, ALL);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
  await page.goto(ASSESSMENT);
  await expect(page.getByText(`You answered ${COUNT} of ${TOTAL} questions`)).toBeVisible();
});
