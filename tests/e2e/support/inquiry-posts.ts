import type { Page } from "@playwright/test";
import { type Answers, chosen, type Person, stepUrl } from "./inquiry-answers.ts";

/** Posts the details form as a browser would, and opens its review. */
export async function reachReview(page: Page, person: Person, answers: Answers = chosen) {
  const response = await postDetails(page, person, answers);
  await page.goto(String(response.headers().location));
}

/** The same without a document in the browser: the URL of the review and its hidden field. */
export async function readReview(page: Page, person: Person) {
  const address = String((await postDetails(page, person)).headers().location);
  const review = await page.request.get(address);
  return { address, sealed: readSealed(await review.text()) };
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

export function readSealed(html: string): string {
  const sealed = /name="sealed" value="([^"]+)"/.exec(html)?.[1];
  if (!sealed) throw new Error("The page has no sealed inquiry.");
  return sealed;
}
