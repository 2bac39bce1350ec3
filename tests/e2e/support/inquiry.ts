import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import form from "#content/forms/inquiry.yaml";
import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { type FormValues, sampleOf } from "../../../app/forms/field.ts";

export type Answers = Record<string, string>;
export type Person = Record<string, string> & FormValues<"inquiry"> & { phone: string };

export { questions };
export type Question = (typeof questions)[number];

export const isExplained = ({ options }: Question) => options.some(({ analysis }) => analysis);

export const firstQuestion = questionAt(questions, 0);
export const middleQuestion = questionAt(questions, Math.floor(questions.length / 2));
export const lastQuestion = questionAt(questions, questions.length - 1);
/** Whose answers are explained, and continue by themselves after that. */
export const explainedQuestion = questionAt(questions.filter(isExplained), 0);
/** Two of them that follow each other. */
const before = questions.findIndex(
  (_, at) => questions.slice(at, at + 2).filter(isExplained).length === 2,
);
export const explainedPair = [
  questionAt(questions, before),
  questionAt(questions, before + 1),
] as const;

function questionAt(list: Question[], at: number): Question {
  const question = list[at];
  if (!question) throw new Error(`There is no question ${at + 1}.`);
  return question;
}

/** One answer to each question. */
export const qualified: Answers = answersTo(questions);

function answersTo(given: Question[]): Answers {
  return Object.fromEntries(given.map((question) => [question.id, optionOf(question).value]));
}

function answersBefore(question: Question): Answers {
  return answersTo(questions.slice(0, questions.indexOf(question)));
}

/** The number of its step, from one. */
export const numberOf = (question: Question) => questions.indexOf(question) + 1;

/** Every answer up to the details form. */
export const chosen: Answers = {
  ...qualified,
  serviceType: "coaching",
  serviceCategory: "coaching",
};

/** A visitor with an e-mail address that no other test uses. */
export function newPerson(changes: Record<string, string> = {}): Person {
  const email = `ada.${randomUUID().slice(0, 12)}@visitor.test`;
  return { ...sampleOf<Person>(form), email, ...changes };
}

export function stepUrl(step: string, answers: Answers = {}): string {
  return `/inquiry/${step}?${new URLSearchParams(answers)}`;
}

/** A question with the ones before it answered. */
export function questionUrl(question: Question, answers = answersBefore(question)): string {
  return stepUrl(question.slug, answers);
}

export function optionOf({ id, options }: Question, at = 1) {
  const option = options[at % options.length];
  if (!option) throw new Error(`${id} has no options.`);
  return option;
}

export const wordsOf = (question: Question, at = 1) => optionOf(question, at).label;

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
