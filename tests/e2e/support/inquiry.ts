import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { questions } from "#content/inquiry/questions.yaml";

export type Answers = Record<string, string>;
export type Person = {
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

/** A visitor with an e-mail address that no other test uses. */
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

export function wordsOf(field: keyof typeof questions, value: string | undefined): string {
  const option = questions[field].options.find((known) => known.value === value);
  if (!option) throw new Error(`${field} has no answer "${value}"`);
  return option.label;
}

/** Posts the details form as a browser would, and opens its review. */
export async function reachReview(page: Page, person: Person, answers: Answers = chosen) {
  const response = await postDetails(page, person, answers);
  await page.goto(String(response.headers().location));
}

/** The same without a document in the browser: the URL of the review and its hidden field. */
export async function readReview(page: Page, person: Person) {
  const address = String((await postDetails(page, person)).headers().location);
  const review = await page.request.get(address);
  return { address, encryptedReview: readEncryptedReview(await review.text()) };
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

export function readToken(html: string): string {
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1];
  if (!token) throw new Error("The page has no form token.");
  return token;
}

export function readEncryptedReview(html: string): string {
  const encryptedReview = /name="sealed" value="([^"]+)"/.exec(html)?.[1];
  if (!encryptedReview) throw new Error("The page has no encrypted inquiry.");
  return encryptedReview;
}
