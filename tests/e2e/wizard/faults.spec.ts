import { expect } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview, readSealed } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { sendInquiry } from "../support/wizard-journey.ts";

const UNDELIVERED = /status of 502/;
const FAULTS: FormMode[] = ["500", "quota200", "captcha_html200", "reset", "hang"];

for (const fault of FAULTS) {
  test(`${fault} keeps the visitor on the review and shows an alert`, async ({
    page,
    formService,
    allowConsole,
  }) => {
    allowConsole(UNDELIVERED);
    const person = newPerson();
    await formService.setMode(fault, { match: person.email, times: 1 });
    await reachReview(page, person);
    await sendInquiry(page);
    const message = page.getByRole("alert");
    await expect(message).toContainText(screens.sendFailure.title);
    await expect(message).toContainText(/Please try again or contact us directly at \S+@\S+/);
    await expect(message).toContainText(/saved \(reference [0-9A-Z]{4}-[0-9A-Z]{4}\)/);
    await expect(page.getByText("Step 10 of 12")).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText(person.challenge)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Inquiry" })).toBeEnabled();
  });
}

test("the failure message can be dismissed", async ({ page, formService, allowConsole }) => {
  allowConsole(UNDELIVERED);
  const person = newPerson();
  await formService.setMode("500", { match: person.email });
  await reachReview(page, person);
  await sendInquiry(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toContainText(screens.sendFailure.title);
  await formService.resetModes(person.email);
});

test("an inquiry sent again after a failure is delivered exactly once", async ({
  page,
  formService,
  allowConsole,
  sweep,
}) => {
  allowConsole(UNDELIVERED);
  const person = newPerson();
  await formService.setMode("500", { match: person.email, times: 1 });
  await reachReview(page, person);
  const review = page.url();
  const sealed = readSealed(await page.content());
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  await sweep();
  const again = await page.request.post(review, { form: { sealed }, maxRedirects: 0 });
  expect(again.status()).toBe(303);
  expect(await acceptedPosts(formService, person.email)).toBe(1);
});

test("a failed inquiry is delivered by the outbox, once, not before Retry-After @no-js", async ({
  page,
  formService,
  allowConsole,
  sweep,
}) => {
  allowConsole(UNDELIVERED);
  const person = newPerson();
  await formService.setMode("429_retry_after_2", { match: person.email, times: 1 });
  await reachReview(page, person);
  await sendInquiry(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(async () => {
    await sweep();
    expect(await acceptedPosts(formService, person.email)).toBe(1);
  }).toPass({ intervals: [250], timeout: 10_000 });
  await sweep();
  const [refused, accepted, ...more] = await formService.posts(person.email);
  expect(more).toEqual([]);
  const waited = Date.parse(String(accepted?.receivedAt)) - Date.parse(String(refused?.receivedAt));
  expect(waited).toBeGreaterThanOrEqual(2_000);
});

test("five parallel sends of one inquiry are one lead @no-js", async ({ page, formService }) => {
  const person = newPerson();
  await reachReview(page, person);
  const form = { sealed: readSealed(await page.content()) };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => page.request.post(page.url(), { form, maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303, 303]);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

async function acceptedPosts(
  formService: { posts(match: string): Promise<{ accepted: boolean }[]> },
  email: string,
) {
  return (await formService.posts(email)).filter(({ accepted }) => accepted).length;
}
