import { expect } from "@playwright/test";
import { screens } from "#content/inquiry/screens.yaml";
import { expectAlert } from "../support/bad-network.ts";
import {
  newPerson,
  postDetails,
  reachReview,
  readEncryptedReview,
  readReview,
} from "../support/inquiry.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  openDetails,
  scriptsRun,
  sendInquiry,
} from "../support/wizard.ts";

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
  await expectStep(page, "review");

  await page.locator("input[name=sealed]").evaluate((input: HTMLInputElement) => {
    input.value = input.value.slice(0, 50);
  });
  await sendInquiry(page);
  const alert = page.getByRole("status").filter({ hasText: "Please check your details" });
  await expect(alert).toBeFocused();
  await expect(field(page, "Your challenge")).toHaveValue(person.challenge);
  await continueToReview(page);
  await expectStep(page, "review");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a Send that fails keeps the review and shows an alert in view; sent again it is one lead @both", async ({
    page,
    javaScriptEnabled,
    formService,
    allowConsole,
    sweep,
  }) => {
    allowConsole(/status of 502/);
    const challenge = "A long story. ".repeat(60).trim();
    const person = newPerson({ company: "W".repeat(100), challenge });
    await formService.setMode("500", { match: person.email, times: javaScriptEnabled ? 2 : 1 });
    await reachReview(page, person);
    if (javaScriptEnabled) {
      await scriptsRun(page);
      await expectAccessibleScreen(page);
    }
    const review = page.url();
    const encryptedReview = readEncryptedReview(await page.content());
    await sendInquiry(page);
    const message = await expectAlert(page, screens.sendFailure.title);
    await expect(message).toContainText(/Please try again or contact us directly at \S+@\S+/);
    await expect(message).toContainText(/saved \(reference [0-9A-Z]{4}-[0-9A-Z]{4}\)/);
    await expectStep(page, "review");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText(person.challenge)).toBeVisible();
    if (javaScriptEnabled) {
      await expectAccessibleScreen(page);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(message).toHaveCount(0);
      await sendInquiry(page);
      await expectAlert(page, screens.sendFailure.title);
    }
    await sendInquiry(page);
    await expectStep(page, "thank-you");
    if (javaScriptEnabled) await expectAccessibleScreen(page);
    await sweep();
    const again = await page.request.post(review, {
      form: { sealed: encryptedReview },
      maxRedirects: 0,
    });
    expect(again.status()).toBe(303);
    const accepted = (await formService.posts(person.email)).filter((post) => post.accepted);
    expect(accepted).toHaveLength(1);
  });
});

test("without the session's cookie, or with a changed one, the form explains itself and shows nobody's details @no-js", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const response = await postDetails(page, person);
  const review = new URL(String(response.headers().location), response.url()).href;
  const [{ value = "" } = {}] = await page.context().cookies();
  for (const changed of [null, `${value}x`, value.slice(0, -9), "e30=.x"]) {
    const stranger = await browser.newContext();
    if (changed) await stranger.addCookies([{ name: "inquiry", value: changed, url: review }]);
    const tab = await stranger.newPage();
    await tab.goto(review);
    await expectStep(tab, "details");
    await expect(tab.getByText("We could not read your details back")).toBeVisible();
    await expect(tab.getByText(/Allow cookies/)).toBeVisible();
    expect(await tab.content()).not.toContain(person.email);
    await stranger.close();
  }
});

test("a button of an older build that did not send shows the review again @no-js", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  const { address, encryptedReview } = await readReview(page, person);
  const form = { sealed: encryptedReview, go: "other" };
  const answer = await page.request.post(address, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toMatch(/^\/inquiry\/review\?/);
  expect(await formService.posts(person.email)).toEqual([]);
});
