import { expect, type Page } from "@playwright/test";
import { NETWORK_ERRORS } from "../support/bad-network.ts";
import { newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { filesAskedFor } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsLoaded } from "../support/wizard-scripts.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_ERRORS));

const GONE = /\/(strategy|details|review|thank-you)-[\w-]+\.js$/;

test("the wizard continues when later script files are missing", async ({ page, formService }) => {
  const person = newPerson();
  await page.route(GONE, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
  );
  await page.goto(stepUrl("video-goal", { businessProfile: "growing", businessType: "saas" }));
  for (const step of ["videoUseCase", "contentVolume", "timeline"] as const) {
    await scriptsLoaded(page);
    await option(page, wordsOf(step, qualified[step])).click();
    await expect(page).toHaveURL(new RegExp(`${step}=`));
    await scriptsLoaded(page);
    await page.getByRole("link", { name: "Continue", exact: true }).click();
  }
  await expectStep(page, 6);
  await askedInVain(page);
  await page.getByRole("link", { name: "View Service Options" }).click();
  await option(page, "Group Coaching").click();
  await expectStep(page, 8);
  await askedInVain(page);
  await page.getByRole("button", { pressed: true }).click();
  await expectStep(page, 9);
  await askedInVain(page);
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  await askedInVain(page);
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

async function askedInVain(page: Page) {
  await expect
    .poll(async () => (await filesAskedFor(page)).filter((file) => GONE.test(file)))
    .not.toEqual([]);
}
