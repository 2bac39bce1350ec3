import { expect } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import {
  expectMessage,
  INTERLOPERS,
  intercept,
  NETWORK_LINES,
  tryAgain,
} from "../support/bad-network.ts";
import { chosen, newPerson, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { variantTag } from "../support/variant-tag.ts";
import {
  continueToReview,
  expectStep,
  expectTyped,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsLoaded } from "../support/wizard-scripts.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_LINES));

const UNREACHED = "The next page did not arrive";

for (const [index, [name, answer]] of INTERLOPERS.entries()) {
  test(`${name}: every screen stays until the site answers @js${variantTag(index)}`, async ({
    page,
    formService,
  }) => {
    const person = newPerson();
    await page.goto(stepUrl("business-stage"));
    await scriptsLoaded(page);
    let settle = await intercept(page, answer);
    await option(page, wordsOf("businessProfile", "growing")).click();
    await expectMessage(page, UNREACHED);
    await expectStep(page, 1);
    await tryAgain(page);
    await expectMessage(page, UNREACHED);
    await settle();
    await tryAgain(page);
    await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();

    await page.goto(stepUrl("details", chosen));
    await scriptsLoaded(page);
    await fillDetails(page, person);
    settle = await intercept(page, answer);
    await continueToReview(page);
    await expectMessage(page, "We could not be reached");
    await expectTyped(page, person);
    await settle();
    await tryAgain(page);
    await expectStep(page, 10);

    settle = await intercept(page, answer);
    await sendInquiry(page);
    await expectMessage(page, screens.sendFailure.title);
    await settle();
    await sendInquiry(page);
    await expectStep(page, 11);
    expect(await formService.posts(person.email)).toHaveLength(1);
  });
}
