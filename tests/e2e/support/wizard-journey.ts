import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { questions } from "../../../content/inquiry/questions.ts";

type Answers = Record<string, string>;
type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  budget: string;
  challenge: string;
};

/** One answer to each of the five questions. */
export const qualified: Answers = {
  businessProfile: "growing",
  businessType: "saas",
  videoUseCase: "authority",
  contentVolume: "3-4",
  timeline: "3-6-months",
};

/** Every answer up to the details form. */
export const chosen: Answers = {
  ...qualified,
  serviceType: "coaching",
  serviceCategory: "coaching",
};

/** A visitor whose e-mail no other test uses, so that the stand-ins can tell them apart. */
export function newPerson(changes: Partial<Person> = {}): Person {
  return {
    firstName: "Ada",
    lastName: "Quill",
    email: `ada.${randomUUID().slice(0, 12)}@visitor.test`,
    phone: "+1 425 555 0117",
    company: "Quill & Daughters",
    budget: "10k-25k",
    challenge: "Our launch film explains the product, and nobody watches it to the end.",
    ...changes,
  };
}

export function stepUrl(step: string, answers: Answers = {}): string {
  return `/inquiry/${step}?${new URLSearchParams(answers)}`;
}

/** The words of an answer, as a visitor reads them. */
export function wordsOf(field: keyof typeof questions, value: string | undefined): string {
  const option = questions[field].options.find((known) => known.value === value);
  if (!option) throw new Error(`${field} has no answer "${value}"`);
  return option.label;
}

export function option(page: Page, words: string) {
  const start = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${start}`) });
}

/** Answers a question that pauses, and goes on at once instead of waiting. */
export async function answerAndContinue(page: Page, words: string) {
  await option(page, words).click();
  await page
    .getByRole("button", { name: "Continue now" })
    .or(page.getByRole("link", { name: "Continue", exact: true }))
    .click();
}

export function field(page: Page, label: string) {
  return page.getByRole("dialog").getByLabel(label);
}

export async function fillDetails(page: Page, person: Partial<Person>) {
  const { budget, ...texts } = person;
  for (const [name, text] of Object.entries(texts)) {
    await field(page, LABELS[name as keyof typeof LABELS]).fill(text);
  }
  if (budget !== undefined) await field(page, "Budget").selectOption(budget);
}

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  challenge: "Your challenge",
};

export async function continueToReview(page: Page) {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Posts the details form as a browser would, and opens the review of it. */
export async function reachReview(page: Page, person: Person, answers: Answers = chosen) {
  const response = await postDetails(page, person, answers);
  await page.goto(String(response.headers().location));
}

/** Posts the details form with the page's cookies; `extra` adds or replaces hidden fields. */
export async function postDetails(
  page: Page,
  person: Person,
  answers: Answers = chosen,
  extra: Record<string, string> = {},
) {
  const url = stepUrl("details", answers);
  const token = readToken(await (await page.request.get(url)).text());
  return page.request.post(url, { form: { ...person, token, ...extra }, maxRedirects: 0 });
}

/** The hidden token of a rendered form. */
export function readToken(html: string): string {
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1];
  if (!token) throw new Error("The page has no form token.");
  return token;
}

/** Closes the wizard, and answers its question, where it has one, by forgetting what was typed. */
export async function closeInquiry(page: Page, answer = "Close and forget") {
  await page.getByRole("dialog").getByText("Close", { exact: true }).first().click();
  const question = page.getByRole("button", { name: answer });
  await expect(question.or(page.locator("body:not(:has(dialog))"))).toBeVisible();
  if (await question.isVisible()) await question.click();
}

/** The sealed inquiry in the review's form. */
export function readSealed(html: string): string {
  const sealed = /name="sealed" value="([^"]+)"/.exec(html)?.[1];
  if (!sealed) throw new Error("The page has no sealed inquiry.");
  return sealed;
}

export async function sendInquiry(page: Page) {
  await page.getByRole("button", { name: "Send Inquiry" }).click();
}

/** Opens a page whose timers stand still until the test moves them. */
export async function freezeTime(page: Page, url: string) {
  await page.clock.install();
  await page.goto(url);
  await scriptsRun(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Resolves once scripts have taken over: until then a click is answered by a new document. */
export async function scriptsRun(page: Page) {
  // The first sign of a visitor: otherwise they load when the browser is idle.
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 }).first()).toBeFocused();
}

export async function expectStep(page: Page, number: number) {
  await expect(page.getByRole("dialog").getByText(`Step ${number} of 12`)).toBeVisible();
}
