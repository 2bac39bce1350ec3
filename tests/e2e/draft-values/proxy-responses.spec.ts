import { expect } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import {
  expectAlert,
  intercept,
  NETWORK_ERRORS,
  PROXY_RESPONSES,
  tryAgain,
} from "../support/bad-network.ts";
import { chosen, newPerson, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  expectValues,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsLoaded } from "../support/wizard-scripts.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_ERRORS));

const UNREACHED = "The next page did not arrive";

for (const [name, answer] of PROXY_RESPONSES) {
  test(`${name}: every screen stays until the site answers`, async ({ page, formService }) => {
    const person = newPerson();
    await page.goto(stepUrl("business-stage"));
    await scriptsLoaded(page);
    let settle = await intercept(page, answer);
    await option(page, wordsOf("businessProfile", "growing")).click();
    await expectAlert(page, UNREACHED);
    await expectStep(page, 1);
    await tryAgain(page);
    await expectAlert(page, UNREACHED);
    await settle();
    await tryAgain(page);
    await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();

    await page.goto(stepUrl("details", chosen));
    await scriptsLoaded(page);
    await fillDetails(page, person);
    settle = await intercept(page, answer);
    await continueToReview(page);
    await expectAlert(page, "We could not be reached");
    await expectValues(page, person);
    await settle();
    await tryAgain(page);
    await expectStep(page, 10);

    settle = await intercept(page, answer);
    await sendInquiry(page);
    await expectAlert(page, screens.sendFailure.title);
    await settle();
    await sendInquiry(page);
    await expectStep(page, 11);
    expect(await formService.posts(person.email)).toHaveLength(1);
  });
}
