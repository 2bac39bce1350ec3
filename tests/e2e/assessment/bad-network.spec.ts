import { expect, type Page } from "@playwright/test";
import { connection } from "#content/connection.yaml";
import {
  ASSESSMENT,
  answerSection,
  bookInTab,
  fillBooking,
  newEmail,
  openDialog,
  PROGRESS_KEY,
  position,
  SECTIONS,
  scriptsRun,
  stored,
} from "../support/assessment.ts";
import {
  believeOffline,
  expectAlert,
  intercept,
  NETWORK_ERRORS,
  PROXY_RESPONSES,
  tryAgain,
} from "../support/bad-network.ts";
import { screensLoaded } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(...NETWORK_ERRORS));

test("offline the start stays, and continues by itself once online", async ({ page, context }) => {
  const start = await openStart(page);
  await context.setOffline(true);
  await start.click();
  await expectAlert(page, "You are offline");
  await expect(start).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(position(1))).toBeVisible();
});

test("a section keeps every answer offline and behind bad proxies, and Try again continues", async ({
  page,
  context,
}) => {
  const [{ id, questions }] = SECTIONS;
  await page.goto(`${ASSESSMENT}/${id}`);
  await scriptsRun(page);
  await screensLoaded(page);
  await answerSection(page, Array(questions.length).fill("yes"));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await expectUnreached();
  await context.setOffline(false);
  for (const answer of PROXY_RESPONSES) {
    const settle = await intercept(page, answer);
    await tryAgain(page);
    await expectUnreached();
    await settle();
  }
  // The post arrives, and the page after it does not.
  const settle = await intercept(page, (route) =>
    route.request().method() === "GET" ? route.abort("connectionreset") : route.continue(),
  );
  await tryAgain(page);
  await expectUnreached(connection.screenNotLoaded.unreachedTitle);
  await settle();
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expect(page.getByText(position(2))).toBeVisible();

  async function expectUnreached(title = connection.notSent.title) {
    await expectAlert(page, title);
    await expect(page.getByText(position(1))).toBeVisible();
    await expect(page.locator("fieldset :checked")).toHaveCount(questions.length);
  }
});

for (const button of ["Continue", "Start Over"]) {
  test(`offline, ${button} waits and deletes nothing`, async ({ page, context }) => {
    const [{ id }] = SECTIONS;
    await page.goto(`${ASSESSMENT}/${id}`);
    await scriptsRun(page);
    await answerSection(page, ["yes"]);
    await page.goto(ASSESSMENT);
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await screensLoaded(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: button }).click();
    await expectAlert(page, "You are offline");
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    expect(await stored(page, PROGRESS_KEY)).not.toBeNull();
    await context.setOffline(false);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(position(1))).toBeVisible();
    await expect(page.locator("fieldset :checked")).toHaveCount(button === "Continue" ? 1 : 0);
  });
}

test("the assessment continues when script files of later screens are missing @build", async ({
  page,
}) => {
  await page.route(/\/section-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const start = await openStart(page);
  await start.click();
  await expect(page.getByText(position(1))).toBeVisible();
  await answerSection(page, Array(SECTIONS[0].questions.length).fill("yes"));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(position(2))).toBeVisible();
});

async function openStart(page: Page) {
  await page.goto(ASSESSMENT);
  const start = page.getByRole("button", { name: "Start the assessment" });
  await start.focus();
  await screensLoaded(page);
  return start;
}

test("where only the browser believes to be offline, a booking opens its tab", async ({
  page,
  formService,
  allowConsole,
}) => {
  // The scheduler's stand-in has no icon for its tab.
  allowConsole(/status of 404/);
  await page.addInitScript(believeOffline);
  const email = newEmail();
  await openDialog(page);
  await fillBooking(page, { "Full name": "Ada Quill", Email: email });
  const tab = await bookInTab(page);
  await tab.waitForURL(/\/studio\/strategy-call\?/);
  expect(await formService.posts(email)).toHaveLength(1);
});
