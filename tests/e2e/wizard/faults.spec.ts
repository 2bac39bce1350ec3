import { expect } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import { expectAlert } from "../support/bad-network.ts";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview, readSealed } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { expectStep, sendInquiry } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a Send that fails keeps the review and shows an alert in view; sent again it is one lead @both", async ({
  page,
  javaScriptEnabled,
  formService,
  allowConsole,
  sweep,
}) => {
  allowConsole(/status of 502/);
  const person = newPerson({ challenge: "A long story. ".repeat(60).trim() });
  await formService.setMode("500", { match: person.email, times: javaScriptEnabled ? 2 : 1 });
  await reachReview(page, person);
  if (javaScriptEnabled) await scriptsRun(page);
  const review = page.url();
  const sealed = readSealed(await page.content());
  await sendInquiry(page);
  const message = await expectAlert(page, screens.sendFailure.title);
  await expect(message).toContainText(/Please try again or contact us directly at \S+@\S+/);
  await expect(message).toContainText(/saved \(reference [0-9A-Z]{4}-[0-9A-Z]{4}\)/);
  await expectStep(page, 10);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText(person.challenge)).toBeVisible();
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(message).toHaveCount(0);
    await sendInquiry(page);
    await expectAlert(page, screens.sendFailure.title);
  }
  await sendInquiry(page);
  await expectStep(page, 11);
  await sweep();
  const again = await page.request.post(review, { form: { sealed }, maxRedirects: 0 });
  expect(again.status()).toBe(303);
  const accepted = (await formService.posts(person.email)).filter((post) => post.accepted);
  expect(accepted).toHaveLength(1);
});
