import { expect, type Route } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import { expectAlert, NETWORK_ERRORS, tryAgain } from "../support/bad-network.ts";
import { chosen, newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  expectValues,
  field,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { scriptsLoaded } from "../support/wizard-scripts.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_ERRORS));

const OFFLINE = "You are offline";

test("offline at step 1 the question stays, and Try again continues", async ({ page, context }) => {
  await page.goto(stepUrl("business-stage"));
  await scriptsLoaded(page);
  await context.setOffline(true);
  await option(page, wordsOf("businessProfile", "growing")).click();
  await expectAlert(page, OFFLINE);
  await expectStep(page, 1);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(/^Growing/);
  await tryAgain(page);
  await expectAlert(page, OFFLINE);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test("a connection that returns while a request fails is used at once", async ({ page }) => {
  await page.goto(stepUrl("start-timeline", qualified));
  await scriptsLoaded(page);
  const comeBack = async (route: Route) => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await route.abort("internetdisconnected");
  };
  await page.route(/\.data(\?|$)/, comeBack, { times: 1 });
  await page.getByRole("link", { name: "Continue" }).click();
  await expectStep(page, 6);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("offline at step 5 Continue waits for the connection", async ({ page, context }) => {
  await page.goto(stepUrl("start-timeline", qualified));
  await scriptsLoaded(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Continue" }).click();
  await expectAlert(page, OFFLINE);
  await expectStep(page, 5);
  await context.setOffline(false);
  await expectStep(page, 6);
});

test("offline at step 9 all values stay and are posted again", async ({ page, context }) => {
  const person = newPerson();
  await page.goto(stepUrl("details", chosen));
  await scriptsLoaded(page);
  await fillDetails(page, person);
  await context.setOffline(true);
  await continueToReview(page);
  await expectAlert(page, "We could not be reached");
  await expectValues(page, person);
  await context.setOffline(false);
  await tryAgain(page);
  await expectStep(page, 10);
});

test("offline at step 9 Back keeps the values, too", async ({ page, context }) => {
  await page.goto(stepUrl("details", chosen));
  await scriptsLoaded(page);
  await fillDetails(page, { email: "half an addr" });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Back" }).click();
  await expectAlert(page, "We could not be reached");
  await expect(field(page, "Email")).toHaveValue("half an addr");
});

test("offline at step 10 the review stays, shows an alert and is sent once", async ({
  page,
  context,
  formService,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await scriptsLoaded(page);
  await context.setOffline(true);
  await sendInquiry(page);
  await expectAlert(page, screens.sendFailure.title);
  await expectStep(page, 10);
  await expect(page.getByText(person.challenge)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toHaveLength(1);
});
