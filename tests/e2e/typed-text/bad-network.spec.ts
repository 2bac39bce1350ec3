import { expect, type Page } from "@playwright/test";
import {
  expectMessage,
  INTERLOPERS,
  intercept,
  NETWORK_LINES,
  tryAgain,
} from "../support/bad-network.ts";
import { test } from "../support/site.ts";
import {
  chosen,
  continueToReview,
  expectStep,
  field,
  fillDetails,
  newPerson,
  option,
  qualified,
  reachReview,
  scriptsRun,
  sendInquiry,
  stepUrl,
  wordsOf,
} from "../support/wizard-journey.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_LINES));

const OFFLINE = "You are offline";
const UNREACHED = "The next page did not arrive";

test("offline at step 1: the question stays, and goes on when asked again @js", async ({
  page,
  context,
}) => {
  await page.goto(stepUrl("business-stage"));
  await scriptsLoaded(page);
  await context.setOffline(true);
  await option(page, wordsOf("businessProfile", "growing")).click();
  await expectMessage(page, OFFLINE);
  await expectStep(page, 1);
  await expect(page.getByRole("button", { pressed: true })).toHaveText(/^Growing/);
  await tryAgain(page);
  await expectMessage(page, OFFLINE);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test("offline at step 5: Continue waits for the connection @js", async ({ page, context }) => {
  await page.goto(stepUrl("start-timeline", qualified));
  await scriptsLoaded(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Continue" }).click();
  await expectMessage(page, OFFLINE);
  await expectStep(page, 5);
  await context.setOffline(false);
  await expectStep(page, 6);
});

test("offline at step 9: everything typed stays, and is posted again @js", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await page.goto(stepUrl("details", chosen));
  await scriptsLoaded(page);
  await fillDetails(page, person);
  await context.setOffline(true);
  await continueToReview(page);
  await expectMessage(page, "We could not be reached");
  await expectTyped(page, person);
  await context.setOffline(false);
  await tryAgain(page);
  await expectStep(page, 10);
});

test("offline at step 9: Back keeps what is typed, too @js", async ({ page, context }) => {
  await page.goto(stepUrl("details", chosen));
  await scriptsLoaded(page);
  await fillDetails(page, { email: "half an addr" });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Back" }).click();
  await expectMessage(page, "We could not be reached");
  await expect(field(page, "Email")).toHaveValue("half an addr");
});

test("offline at step 10: the review stays, says so and is sent once @js", async ({
  page,
  context,
  formService,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await scriptsLoaded(page);
  await context.setOffline(true);
  await sendInquiry(page);
  await expectMessage(page, "Oops! Something went wrong");
  await expectStep(page, 10);
  await expect(page.getByText(person.challenge)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

for (const [name, answer] of INTERLOPERS) {
  test(`${name}: every screen stays until the site answers @js`, async ({ page, formService }) => {
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
    await expectMessage(page, "Oops! Something went wrong");
    await settle();
    await sendInquiry(page);
    await expectStep(page, 11);
    expect(await formService.posts(person.email)).toHaveLength(1);
  });
}

test("later script files that are gone: the way leads on all the same @js", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await page.route(/\/(strategy|details|review|thank-you)-[\w-]+\.js$/, (route) =>
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
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "View Service Options" }).click();
  await option(page, "Group Coaching").click();
  await expectStep(page, 8);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { pressed: true }).click();
  await expectStep(page, 9);
  await page.waitForLoadState("networkidle");
  await fillDetails(page, person);
  await continueToReview(page);
  await expectStep(page, 10);
  await page.waitForLoadState("networkidle");
  await sendInquiry(page);
  await expectStep(page, 11);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

test("two taps on the card that was suggested ask once @js", async ({ page }) => {
  await page.goto(stepUrl("category", chosen));
  await scriptsRun(page);
  const { asked, release } = await holdAnswers(page);
  await page.getByRole("button", { pressed: true }).dblclick();
  await expectStep(page, 8);
  release();
  await expectStep(page, 9);
  expect(asked).toHaveLength(1);
});

test("a tapped card shows at once that it was taken, and two taps ask once @js", async ({
  page,
}) => {
  await page.goto(stepUrl("service", qualified));
  await scriptsRun(page);
  const { asked, release } = await holdAnswers(page);
  const card = option(page, "Group Coaching");
  await card.dblclick();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expectStep(page, 7);
  release();
  await expectStep(page, 8);
  expect(asked).toHaveLength(1);
});

test("two taps on Continue and on Send are one post each @js", async ({ page, formService }) => {
  const person = newPerson();
  await page.goto(stepUrl("details", chosen));
  await scriptsRun(page);
  await fillDetails(page, person);
  const { asked, release } = await holdAnswers(page, "POST");
  await page.getByRole("button", { name: "Continue", exact: true }).dblclick();
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await expectStep(page, 10);
  const sent = await holdAnswers(page, "POST");
  await page.getByRole("button", { name: "Send Inquiry" }).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  sent.release();
  await expectStep(page, 11);
  expect(sent.asked).toHaveLength(1);
  expect(await formService.posts(person.email)).toHaveLength(1);
});

/** Resolves once scripts have taken over and the files of all screens are at hand. */
async function scriptsLoaded(page: Page) {
  await scriptsRun(page);
  await page.waitForLoadState("networkidle");
}

async function expectTyped(page: Page, person: ReturnType<typeof newPerson>) {
  await expectStep(page, 9);
  await expect(field(page, "First name")).toHaveValue(person.firstName);
  await expect(field(page, "Email")).toHaveValue(person.email);
  await expect(field(page, "Budget")).toHaveValue(person.budget);
  await expect(field(page, "Your challenge")).toHaveValue(person.challenge);
}

/** Holds the screens' data requests, so that what stands before their answer can be looked at. */
async function holdAnswers(page: Page, method = "GET") {
  const asked: string[] = [];
  const looked = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.push(route.request().url());
    await looked.promise;
    await route.continue();
  });
  return { asked, release: looked.resolve };
}
