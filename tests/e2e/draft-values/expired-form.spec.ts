import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { postDetails, readToken } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { continueToReview, field, fillDetails } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

const REFUSED = /status of 422/;

for (const [kind, token] of [
  ["missing", ""],
  ["forged", `lq1r2s3t.${"A".repeat(22)}.${"B".repeat(43)}`],
] as const) {
  test(`a ${kind} token is replaced, and the values are kept @no-js`, async ({ page }) => {
    const person = newPerson();
    const refused = await postDetails(page, person, chosen, { token });
    expect(refused.status()).toBe(422);
    const html = await refused.text();
    for (const text of [person.email, person.phone, person.challenge]) {
      expect(html).toContain(text);
    }
    expect(html).toContain("This form had been open for a long time");
    const again = await postDetails(page, person, chosen, { token: readToken(html) });
    expect(again.status()).toBe(303);
  });
}

test("an expired token shows an alert and the values @both", async ({
  page,
  javaScriptEnabled,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  const person = newPerson();
  await page.goto(stepUrl("details", chosen));
  if (javaScriptEnabled) await scriptsRun(page);
  await page.locator("input[name=token]").evaluate((input: HTMLInputElement) => {
    input.value = "stale";
  });
  await fillDetails(page, person);
  await continueToReview(page);
  await expect(page.getByText("This form had been open for a long time")).toBeVisible();
  await expect(field(page, "Your challenge")).toHaveValue(person.challenge);
  await continueToReview(page);
  await expect(page.getByText("Step 10 of 12")).toBeVisible();
});
