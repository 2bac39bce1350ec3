import { expect, type Page } from "@playwright/test";
import { assessment } from "../../../content/assessment/questions.ts";

export const ASSESSMENT = "/assessments/video-readiness";
export const SECTIONS = assessment.sections;
export const PROGRESS_KEY = "assessment-progress:video-readiness";
export const COMPLETED_KEY = "completed-assessments";

type Answer = "No" | "Partially" | "Yes";

export async function startAssessment(page: Page) {
  await page.goto(ASSESSMENT);
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
}

/** In order, and fewer answers leave the rest. In one go: a mouse that travels to 21 answers takes ten seconds. */
export async function answerSection(page: Page, answers: Answer[]) {
  const values = answers.map((answer) => answer.toLowerCase());
  await page.locator("fieldset").evaluateAll((questions, given) => {
    for (const [i, value] of given.entries()) {
      questions[i]?.querySelector<HTMLElement>(`[value=${value}]`)?.click();
    }
  }, values);
  await expect(page.locator("fieldset :checked")).not.toHaveCount(0);
}

/** Goes from the start to the results, with one answer for all questions. */
export async function takeAssessment(page: Page, answer: Answer) {
  await startAssessment(page);
  for (const [i, { questions }] of SECTIONS.entries()) {
    await expect(page.getByText(`Section ${i + 1} of 4`)).toBeVisible();
    await answerSection(page, Array(questions.length).fill(answer));
    await page.getByRole("button", { name: i === 3 ? "View Results" : "Next" }).click();
  }
  await expect(page).toHaveURL(/\/results\/[0-9a-z]{16}$/);
}

/** Resolves once scripts have taken over the section: before, Next works and refuses. */
export async function scriptsRun(page: Page) {
  await expect(page.getByText(/^\d to answer in this section$/)).toBeVisible();
}

export function stored(page: Page, key: string): Promise<Record<string, unknown> | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
}
