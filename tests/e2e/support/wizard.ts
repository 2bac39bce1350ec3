import { expect, type Page } from "@playwright/test";
import form from "#content/forms/inquiry.yaml";
import { STEPS } from "../../../app/features/inquiry/steps.ts";
import { getField } from "../../../app/forms/field.ts";
import { fieldIn, fillForm } from "./fill-form.ts";
import { chosen, isExplained, type Person, type Question, stepUrl, wordsOf } from "./inquiry.ts";
import { screensLoaded } from "./screens-loaded.ts";

export function option(page: Page, words: string) {
  const start = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${start}`) });
}

/** Answers a question and continues without waiting for the timer. */
async function answerAndContinue(page: Page, words: string) {
  await option(page, words).click();
  await page
    .getByRole("button", { name: "Continue now" })
    .or(page.getByRole("link", { name: "Continue", exact: true }))
    .click();
}

/** Answers a question as it stands: one without an analysis continues at once. */
export async function answer(page: Page, question: Question, at?: number) {
  if (isExplained(question)) return answerAndContinue(page, wordsOf(question, at));
  await option(page, wordsOf(question, at)).click();
}

export function field(page: Page, label: string) {
  return fieldIn(page.getByRole("dialog"), label);
}

export async function fillDetails(page: Page, person: Record<string, string>) {
  await fillForm(page.getByRole("dialog"), form, person);
}

export async function continueToReview(page: Page) {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Closes the wizard, and answers the question about unsent details if it is asked. */
export async function closeInquiry(page: Page, answer = "Close and forget") {
  await page.getByRole("dialog").getByText("Close", { exact: true }).first().click();
  const question = page.getByRole("button", { name: answer });
  await expect(question.or(page.locator("body:not(:has(dialog))"))).toBeVisible();
  if (await question.isVisible()) await question.click();
}

export async function sendInquiry(page: Page) {
  await page.getByRole("button", { name: "Send Inquiry" }).click();
}

/** By its name, or its number in a flow of `count`; the last one is the call. */
export async function expectStep(page: Page, step: string | number, count = STEPS.length + 1) {
  const number = typeof step === "string" ? STEPS.indexOf(step) + 1 : step;
  await expect(page.getByRole("dialog").getByText(`Step ${number} of ${count}`)).toBeVisible();
}

export async function expectValues(page: Page, person: Person) {
  await expectStep(page, "details");
  for (const [name, value] of Object.entries(person))
    await expect(field(page, getField(form, name).label), name).toHaveValue(value);
}

/** Expects the home page without the dialog. */
export async function expectClosed(page: Page) {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Resolves after hydration: until then a click loads a new document. */
export async function scriptsRun(page: Page) {
  const dialog = page.locator("dialog[aria-labelledby=inquiry-title]");
  await expect(dialog).toHaveAttribute("closedby", /^(any|closerequest)$/);
}

/** Opens the details form with all questions answered, and waits for hydration. */
export async function openDetails(page: Page, javaScriptEnabled: boolean | undefined = true) {
  await page.goto(stepUrl("details", chosen));
  if (javaScriptEnabled) await scriptsRun(page);
}

/** Resolves after hydration, when the files of all screens are loaded. */
export async function scriptsLoaded(page: Page) {
  await scriptsRun(page);
  await screensLoaded(page);
}

/** Opens a page with a paused clock. */
export async function freezeTime(page: Page, url: string) {
  await page.clock.install();
  // The clock may be paused by an earlier page.
  await page.clock.resume();
  await page.goto(url);
  await scriptsRun(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Runs a paused clock for a frame: a choice takes effect after its card is rendered. */
export const passFrame = (page: Page) => page.clock.runFor(50);

/** Holds the screens' data requests until `release`, to check the page before their answers. */
export async function holdAnswers(page: Page, method = "GET") {
  const asked: string[] = [];
  const looked = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.push(route.request().url());
    await looked.promise;
    await route.continue();
  });
  return { asked, release: looked.resolve };
}
