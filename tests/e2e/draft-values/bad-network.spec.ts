import { expect, type Route } from "@playwright/test";
import { connection } from "#content/connection.yaml";
import { screens } from "#content/inquiry/screens.yaml";
import {
  expectAlert,
  intercept,
  NETWORK_ERRORS,
  PROXY_RESPONSES,
  tryAgain,
} from "../support/bad-network.ts";
import {
  explainedQuestion,
  lastQuestion,
  newPerson,
  numberOf,
  qualified,
  questionUrl,
  wordsOf,
} from "../support/inquiry.ts";
import { filesAskedFor } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  expectValues,
  fillDetails,
  openDetails,
  option,
  scriptsLoaded,
  sendInquiry,
} from "../support/wizard.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_ERRORS));

const OFFLINE = "You are offline";
const UNREACHED = connection.notSent.title;

test("offline a choice and Continue stay, and continue once online", async ({ page, context }) => {
  await page.goto(questionUrl(explainedQuestion));
  await scriptsLoaded(page);
  await context.setOffline(true);
  await option(page, wordsOf(explainedQuestion)).click();
  await expectAlert(page, OFFLINE);
  await expectStep(page, numberOf(explainedQuestion));
  await expect(page.getByRole("button", { pressed: true })).toHaveText(wordsOf(explainedQuestion));
  await tryAgain(page);
  await expectAlert(page, OFFLINE);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);

  await page.goto(questionUrl(lastQuestion, qualified));
  await scriptsLoaded(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Continue" }).click();
  await expectAlert(page, OFFLINE);
  await expectStep(page, lastQuestion.slug);
  await context.setOffline(false);
  await expectStep(page, "strategy");
});

test("a connection that returns while a request fails is used at once", async ({ page }) => {
  await page.goto(questionUrl(lastQuestion, qualified));
  await scriptsLoaded(page);
  const comeBack = async (route: Route) => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await route.abort("internetdisconnected");
  };
  await page.route(/\.data(\?|$)/, comeBack, { times: 1 });
  await page.getByRole("link", { name: "Continue" }).click();
  await expectStep(page, "strategy");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("offline every value of the details and the review stays, and is sent once", async ({
  page,
  context,
  formService,
}) => {
  const person = newPerson();
  await openDetails(page);
  await scriptsLoaded(page);
  await fillDetails(page, person);
  await context.setOffline(true);
  for (const name of ["Back", "Continue"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expectAlert(page, UNREACHED);
    await expectValues(page, person);
  }
  await context.setOffline(false);
  await tryAgain(page);
  await expectStep(page, "review");

  await context.setOffline(true);
  await sendInquiry(page);
  await expectAlert(page, screens.sendFailure.title);
  await expectStep(page, "review");
  await expect(page.getByText(person.challenge)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page);
  await expectStep(page, "thank-you");
  expect(await formService.posts(person.email)).toHaveLength(1);
});

test("a proxy's answers and a broken connection leave every screen as it is", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await page.goto(questionUrl(explainedQuestion));
  await scriptsLoaded(page);
  const choose = () => option(page, wordsOf(explainedQuestion)).click();
  await failEachWay(choose, connection.screenNotLoaded.unreachedTitle);
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();

  await openDetails(page);
  await scriptsLoaded(page);
  await fillDetails(page, person);
  await failEachWay(
    () => continueToReview(page),
    UNREACHED,
    () => expectValues(page, person),
  );
  await expectStep(page, "review");

  await failEachWay(() => sendInquiry(page), screens.sendFailure.title);
  await expectStep(page, "thank-you");
  expect(await formService.posts(person.email)).toHaveLength(1);

  async function failEachWay(
    press: () => Promise<void>,
    title: string,
    check = () => Promise.resolve(),
  ) {
    let act = press;
    for (const answer of PROXY_RESPONSES) {
      const settle = await intercept(page, answer);
      await act();
      await expectAlert(page, title);
      await check();
      await settle();
      act = () => tryAgain(page);
    }
    await act();
  }
});

test("the wizard continues when later script files are missing @build", async ({
  page,
  formService,
}) => {
  const gone = /\/(strategy|details|review|thank-you)-[\w-]+\.js$/;
  const askedInVain = () =>
    expect.poll(async () => (await filesAskedFor(page)).some((file) => gone.test(file))).toBe(true);
  const person = newPerson();
  await page.route(gone, (route) => route.fulfill({ status: 404, contentType: "text/html" }));
  await page.goto(questionUrl(lastQuestion, qualified));
  await scriptsLoaded(page);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, "strategy");
  await askedInVain();
  await page.getByRole("link", { name: "View Service Options" }).click();
  await option(page, "Group Coaching").click();
  await expectStep(page, "category");
  // A press just after the step has appeared is ignored.
  await expect(async () => {
    await page.getByRole("button", { pressed: true }).click();
    await expectStep(page, "details");
  }).toPass();
  await askedInVain();
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, "review");
  await askedInVain();
  await sendInquiry(page);
  await expectStep(page, "thank-you");
  expect(await formService.posts(person.email)).toHaveLength(1);
});
