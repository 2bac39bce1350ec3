import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { postDetails, reachReview, readReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { openDetails } from "../support/wizard-scripts.ts";

test("an expired form and a review changed in the page show why, keep the values, and work again @both", async ({
  page,
  javaScriptEnabled,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const person = newPerson();
  await openDetails(page, javaScriptEnabled);
  await page.locator("input[name=token]").evaluate((input: HTMLInputElement) => {
    input.value = "stale";
  });
  await fillDetails(page, person);
  await continueToReview(page);
  await expect(page.getByText("This form had been open for a long time")).toBeVisible();
  await expect(field(page, "Your challenge")).toHaveValue(person.challenge);
  await continueToReview(page);
  await expectStep(page, 10);

  await page.locator("input[name=sealed]").evaluate((input: HTMLInputElement) => {
    input.value = input.value.slice(0, 50);
  });
  await sendInquiry(page);
  const notice = page.getByRole("status").filter({ hasText: "Please check your details" });
  await expect(notice).toBeFocused();
  await expect(field(page, "Your challenge")).toHaveValue(person.challenge);
  await continueToReview(page);
  await expectStep(page, 10);
});

test("each of two tabs sends what it shows", async ({ page, context, formService }) => {
  const person = newPerson({ company: "First words" });
  await reachReview(page, person);
  const other = await context.newPage();
  await other.goto(page.url().replace("/review", "/details"));
  await field(other, "Company").fill("Second words");
  await continueToReview(other);
  await expectStep(other, 10);
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toMatchObject([
    { json: { company: "First words" } },
  ]);
});

test("without the session's cookie the form explains itself, and shows nobody's details @no-js", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const response = await postDetails(page, person);
  const stranger = await browser.newPage();
  await stranger.goto(new URL(String(response.headers().location), response.url()).href);
  await expectStep(stranger, 9);
  await expect(stranger.getByText("We could not read your details back")).toBeVisible();
  await expect(stranger.getByText(/Allow cookies/)).toBeVisible();
  expect(await stranger.content()).not.toContain(person.email);
  await stranger.close();
});

test("a button of an older build that did not send shows the review again @no-js", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  const { address, sealed } = await readReview(page, person);
  const form = { sealed, go: "other" };
  const answer = await page.request.post(address, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toMatch(/^\/inquiry\/review\?/);
  expect(await formService.posts(person.email)).toEqual([]);
});
