import { expect } from "@playwright/test";
import {
  ASSESSMENT,
  answerSection,
  COMPLETED_KEY,
  PROGRESS_KEY,
  scriptsRun,
  startAssessment,
  stored,
  takeAssessment,
} from "../support/assessment-visitor.ts";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

const HOUR_MS = 60 * 60 * 1000;
const SIX = ["Yes", "Yes", "Partially", "Yes", "No", "Yes"] as const;

test("a section move is remembered, and Continue returns to it with the answers", async ({
  page,
}) => {
  await startAssessment(page);
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await page.goto("/contact");
  await page.goto(ASSESSMENT);
  await expect(page.getByText("You answered 6 of 21 questions")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(6);
});

test("Start Over asks the business facts again and begins without answers", async ({ page }) => {
  await startAssessment(page);
  await answerSection(page, [...SIX]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
  await page.goto(ASSESSMENT);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByLabel("Industry")).toBeVisible();
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.goto(ASSESSMENT);
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
});

test("every answer is kept as it is given, and a reload asks whether to go on", async ({
  page,
}) => {
  await startAssessment(page);
  await scriptsRun(page);
  await answerSection(page, ["Yes", "Partially"]);
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
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
  await page.reload();
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByLabel("Industry")).toBeVisible();
  await expect.poll(() => stored(page, PROGRESS_KEY)).toBeNull();
});

test("progress older than 24 hours is discarded", async ({ page }) => {
  await page.clock.install();
  await startAssessment(page);
  await scriptsRun(page);
  await answerSection(page, ["Yes"]);
  await page.clock.setSystemTime(Date.now() + 23 * HOUR_MS);
  await page.goto(ASSESSMENT);
  await expect(page.getByRole("button", { name: "Start Over" })).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 25 * HOUR_MS);
  await page.reload();
  await expect.poll(() => stored(page, PROGRESS_KEY)).toBeNull();
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
});

test("completing stores the result and clears the progress; after 30 days it is gone", async ({
  page,
}) => {
  await page.clock.install();
  await takeAssessment(page, "Partially");
  await expect.poll(() => stored(page, COMPLETED_KEY)).toHaveLength(1);
  const [completed] = (await stored(page, COMPLETED_KEY)) as unknown as object[];
  expect(completed).toMatchObject({ type: "video-readiness", businessContext: {} });
  expect(Object.keys(completed ?? {}).sort()).toEqual([
    "answers",
    "businessContext",
    "completedAt",
    "level",
    "recommendations",
    "score",
    "type",
  ]);
  expect(await stored(page, PROGRESS_KEY)).toBeNull();
  await page.reload();
  await untilIdle(page);
  expect(await stored(page, COMPLETED_KEY)).toHaveLength(1);
  await page.clock.setSystemTime(Date.now() + 31 * 24 * HOUR_MS);
  await page.goto(ASSESSMENT);
  await expect.poll(() => stored(page, COMPLETED_KEY)).toEqual([]);
});
