import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { sections } from "#content/assessment/questions.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { encodeAnswers, questions } from "../../../app/features/assessment/answer-code.ts";
import type { Answer } from "../../../app/features/assessment/answers.ts";

export const ASSESSMENT = "/assessments/video-readiness";
export const SECTIONS = sections;
/** Of all questions. */
export const TOTAL = questions.length;
/** What a section says of its place, from one. */
export const position = (number: number) => `Section ${number} of ${sections.length}`;
export const PROGRESS_KEY = "assessment-progress:video-readiness";
export const COMPLETED_KEY = "completed-assessments";

/** The permalink of the results of these answers, in turn; `context` are facts about the business. */
export function resultsAddress(inTurn: Answer[], context: Record<string, string> = {}): string {
  const answers = Object.fromEntries(
    questions.map(({ id }, at) => [id, inTurn[at % inTurn.length] as Answer]),
  );
  return `${ASSESSMENT}/results/${encodeAnswers({ answers, context })}`;
}

export async function startAssessment(page: Page) {
  await page.goto(ASSESSMENT);
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(page.getByText(position(1))).toBeVisible();
}

/** In order, and fewer answers leave the rest. In one go: a mouse that travels to all answers takes ten seconds. */
export async function answerSection(page: Page, answers: Answer[]) {
  await page.locator("fieldset").evaluateAll((questions, given) => {
    for (const [i, value] of given.entries()) {
      questions[i]?.querySelector<HTMLElement>(`[value=${value}]`)?.click();
    }
  }, answers);
  await expect(page.locator("fieldset :checked")).not.toHaveCount(0);
}

/** Resolves once scripts have taken over the section: before, Next works and refuses. */
export async function scriptsRun(page: Page) {
  await expect(page.getByText(/^\d+ to answer in this section$/)).toBeVisible();
}

export function stored(page: Page, key: string): Promise<Record<string, unknown> | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
}

/** Results that lead to a strategy call, with one fact about the business. */
export const STRATEGY = resultsAddress(["partially"], { industry: "software" });

export function newEmail(): string {
  return `ada.${randomUUID().slice(0, 12)}@visitor.test`;
}

export async function openDialog(page: Page, site = "") {
  await page.goto(site + STRATEGY);
  const { action } = assessmentTexts.callOffers.strategy;
  await page.getByRole("link", { name: action }).click();
  await expect(page.getByRole("heading", { name: action })).toBeFocused();
  // The page's script lets the dialog close once it is loaded.
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches))
    await expect(page.locator("dialog[data-booking]:modal:not([closedby=none])")).toBeVisible();
}

export async function fillBooking(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole("textbox", { name: label }).fill(text);
}

export function bookButton(page: Page) {
  return page.getByRole("button", { name: assessmentTexts.callOffers.strategy.action });
}

/** Presses the form's button, and returns the tab that this opens. */
export async function bookInTab(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await bookButton(page).click();
  return opened;
}
