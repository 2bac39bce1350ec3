import { expect } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import { expectAlert } from "../support/bad-network.ts";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { postDetails, reachReview, readReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

test("an open review is sent as it was shown after all cookies were deleted", async ({
  page,
  context,
  formService,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await context.clearCookies();
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toMatchObject([
    { json: { company: person.company, challenge: person.challenge } },
  ]);
});

test("twenty forms posted at once with one cookie jar give twenty reviews @no-js", async ({
  page,
}) => {
  await page.goto(stepUrl("details", chosen));
  const people = Array.from({ length: 20 }, (_, i) => newPerson({ company: `Company ${i}.` }));
  const answers = await Promise.all(people.map((person) => postDetails(page, person)));
  for (const [i, person] of people.entries()) {
    const review = await page.request.get(String(answers[i]?.headers().location));
    expect(review.url()).toContain("/inquiry/review");
    const html = await review.text();
    expect(html).toContain(person.email);
    expect(html).toContain(person.company);
  }
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

const DAMAGES: [string, (sealed: string, other: string) => string][] = [
  [
    "changed",
    (sealed) => `${sealed.slice(0, 60)}${sealed[60] === "A" ? "B" : "A"}${sealed.slice(61)}`,
  ],
  ["cut", (sealed) => sealed.slice(0, -7)],
  ["emptied", () => ""],
  ["of another submission", (_sealed, other) => other],
  ["of 60 kB", (sealed) => sealed.padEnd(60_000, "A")],
];

for (const [name, damage] of DAMAGES) {
  test(`an encrypted review ${name} shows the form with an alert @no-js`, async ({
    page,
    formService,
  }) => {
    const [person, stranger] = [newPerson(), newPerson()];
    const other = await readReview(page, stranger);
    const mine = await readReview(page, person);
    const sealed = damage(mine.sealed, other.sealed);
    const refused = await page.request.post(mine.address, { form: { sealed }, maxRedirects: 0 });
    expect(refused.status()).toBe(422);
    const html = await refused.text();
    expect(html).toContain("Please check your details once more");
    for (const text of [person.email, person.phone, person.challenge]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain(stranger.email);
    expect(await formService.posts(person.email)).toEqual([]);
    expect(await formService.posts(stranger.email)).toEqual([]);
  });
}

test("a review changed in the page shows an alert and the form, and can be sent again", async ({
  page,
  javaScriptEnabled,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const person = newPerson();
  await reachReview(page, person);
  if (javaScriptEnabled) await scriptsRun(page);
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a Send that fails shows a visible alert, and works again", async ({
    page,
    javaScriptEnabled,
    formService,
    allowConsole,
  }) => {
    allowConsole(/status of 502/);
    const person = newPerson({ challenge: "A long story. ".repeat(60) });
    await formService.setMode("500", { match: person.email, times: 1 });
    await page.goto(stepUrl("details", chosen));
    if (javaScriptEnabled) await scriptsRun(page);
    await fillDetails(page, person);
    await continueToReview(page);
    await expectStep(page, 10);
    await sendInquiry(page);
    await expectAlert(page, screens.sendFailure.title);
    await expectStep(page, 10);
    await sendInquiry(page);
    await expectStep(page, 11);
    const accepted = (await formService.posts(person.email)).filter((post) => post.accepted);
    expect(accepted).toHaveLength(1);
  });
});
