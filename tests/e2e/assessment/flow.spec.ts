import { expect } from "@playwright/test";
import {
  ASSESSMENT,
  answerSection,
  COMPLETED_KEY,
  PROGRESS_KEY,
  SECTIONS,
  scriptsRun,
  startAssessment,
  stored,
} from "../support/assessment.ts";
import { believeOffline } from "../support/bad-network.ts";
import { screensLoaded } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

const SIX = ["yes", "yes", "partially", "yes", "no", "yes"] as const;

test("facts about the business and four sections of questions lead to the results @both", async ({
  page,
}) => {
  await page.goto(ASSESSMENT);
  await expect(page.getByText("3-5 minutes")).toBeVisible();
  await page.getByLabel("Industry").selectOption({ label: "Software" });
  await page.getByRole("button", { name: "Start the assessment" }).click();
  for (const [i, { name, questions }] of SECTIONS.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByText(`Section ${i + 1} of 4`)).toBeVisible();
    await expect(page.getByRole("group")).toHaveCount([6, 5, 5, 5][i] ?? 0);
    const first = page.getByRole("group", { name: questions[0]?.text });
    await expect(first.getByRole("radio")).toHaveCount(3);
    await answerSection(page, Array(questions.length).fill("yes"));
    await page.getByRole("button", { name: i === 3 ? "View Results" : "Next" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Video Marketing Advanced");
});

test("moves keep the answers, and the start continues them or starts over @both", async ({
  page,
  javaScriptEnabled,
}) => {
  await startAssessment(page);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await answerSection(page, ["partially"]);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(6);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  if (javaScriptEnabled)
    await expect.poll(() => stored(page, PROGRESS_KEY)).toMatchObject({ currentSection: 1 });

  await page.goto("/contact");
  await page.goto(ASSESSMENT);
  await expect(page.getByText("You answered 7 of 21 questions")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await page.goto(ASSESSMENT);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("every answer is kept as it is given: a reload continues, Back and Forward keep them", async ({
  page,
}) => {
  await startAssessment(page);
  await scriptsRun(page);
  await answerSection(page, ["yes", "partially"]);
  await expect
    .poll(() => stored(page, PROGRESS_KEY))
    .toMatchObject({
      assessmentType: "video-readiness",
      currentSection: 0,
      answers: { "one-job": 5, "one-audience": 3 },
      businessContext: {},
    });
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await answerSection(page, ["no", "no"]);
  await page.goBack();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(6);
  await page.goForward();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
});

test("Back from the results keeps every section's answers, and stores nothing @build", async ({
  page,
}) => {
  // A line that works although the browser says that it is offline.
  await page.addInitScript(believeOffline);
  await startAssessment(page);
  for (const [i, { questions }] of SECTIONS.entries()) {
    await expect(page.getByText(`Section ${i + 1} of 4`)).toBeVisible();
    await answerSection(page, Array(questions.length).fill("yes"));
    await page.getByRole("button", { name: i === 3 ? "View Results" : "Next" }).click();
  }
  await expect(page).toHaveURL(/results/);
  await expect.poll(() => stored(page, COMPLETED_KEY)).toHaveLength(1);
  for (const i of [3, 2]) {
    await page.goBack();
    await expect(page.getByText(`Section ${i + 1} of 4`)).toBeVisible();
    const { length } = SECTIONS[i]?.questions ?? [];
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(length);
    // The answers of an entry are those up to its section.
    await expect(page.getByText(i === 3 ? "21 of 21" : "16 of 21")).toBeVisible();
  }
  expect(await stored(page, PROGRESS_KEY)).toBeNull();
});

test("two tabs do not undo each other", async ({ page, context }) => {
  const [{ id }] = SECTIONS;
  await page.goto(`${ASSESSMENT}/${id}`);
  await scriptsRun(page);
  await answerSection(page, [...SIX]);
  const other = await context.newPage();
  await other.goto(ASSESSMENT);
  await page.goto(ASSESSMENT);
  const prompt = other.getByText("You answered 6 of 21 questions");
  await expect(prompt).toBeVisible();
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(prompt).toBeHidden();
  await expect(other.getByRole("button", { name: "Start the assessment" })).toBeVisible();

  await other.getByRole("button", { name: "Start the assessment" }).click();
  await expect(other.getByText("Section 1 of 4")).toBeVisible();
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await answerSection(page, ["no", "no"]);
  await answerSection(other, ["yes"]);
  await expect
    .poll(async () => Object.keys((await stored(page, PROGRESS_KEY))?.answers ?? {}))
    .toHaveLength(8);
});

test("an incomplete section is refused with a summary that leads to the questions @no-js", async ({
  page,
}) => {
  await startAssessment(page);
  await answerSection(page, ["yes", "no"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(4);
  await summary.getByRole("link", { name: "Answer question 3" }).click();
  const third = page.getByRole("group", { name: SECTIONS[0].questions[2]?.text });
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
  await expect(next).toHaveAccessibleDescription("6 to answer in this section");
  await expect(page.getByRole("status").filter({ hasText: "6 to answer" })).toBeVisible();
  await answerSection(page, SIX.slice(1));
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
  await expect(page).toHaveURL(/\/results\/[0-9a-z]{16}$/);
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
  await page.route("**/strategic-foundation.data*", (route) =>
    looked.promise.then(() => route.continue()),
  );
  await page.getByRole("button", { name: "Start the assessment" }).click();
  const loading = page.getByRole("status").first();
  await expect(loading).toHaveText("Loading assessment...");
  looked.resolve();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
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
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await page.goto(ASSESSMENT);
  await expect(page.getByText("You answered 6 of 21 questions")).toBeVisible();
});
