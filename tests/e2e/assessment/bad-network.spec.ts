import { expect, type Page } from "@playwright/test";
import { ASSESSMENT, answerSection, SECTIONS, scriptsRun } from "../support/assessment-visitor.ts";
import {
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

test("offline at the start: it stays, and continues by itself once online", async ({
  page,
  context,
}) => {
  await page.goto(ASSESSMENT);
  const start = page.getByRole("button", { name: "Start the assessment" });
  await start.focus();
  await screensLoaded(page);
  await context.setOffline(true);
  await start.click();
  await expectAlert(page, "You are offline");
  await expect(start).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
});

test("offline in a section: every answer stays, and Try again continues", async ({
  page,
  context,
}) => {
  const count = await answerFirst(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await expectAlert(page, "We could not be reached");
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await expect(page.locator("fieldset :checked")).toHaveCount(count);
  await context.setOffline(false);
  await tryAgain(page);
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
});

test("offline at the last section: it stays, and leads to the results once online", async ({
  page,
  context,
}) => {
  await answerFirst(page);
  for (const [i, { questions }] of SECTIONS.slice(1).entries()) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`Section ${i + 2} of 4`)).toBeVisible();
    await answerSection(page, Array(questions.length).fill("Yes"));
  }
  await context.setOffline(true);
  await page.getByRole("button", { name: "View Results" }).click();
  await expectAlert(page, "We could not be reached");
  await context.setOffline(false);
  await tryAgain(page);
  await expect(page).toHaveURL(/\/results\//);
});

for (const [name, answer] of PROXY_RESPONSES) {
  test(`${name}: the section stays until the site answers`, async ({ page }) => {
    const count = await answerFirst(page);
    const settle = await intercept(page, answer);
    await page.getByRole("button", { name: "Next" }).click();
    await expectAlert(page, "We could not be reached");
    await expect(page.locator("fieldset :checked")).toHaveCount(count);
    await tryAgain(page);
    await expectAlert(page, "We could not be reached");
    await settle();
    await tryAgain(page);
    await expect(page.getByText("Section 2 of 4")).toBeVisible();
  });
}

test("a connection that fails behind the post: the section stays", async ({ page }) => {
  const count = await answerFirst(page);
  await page.route(/\.data(\?|$)/, (route) =>
    route.request().method() === "GET" ? route.abort("connectionreset") : route.continue(),
  );
  await page.getByRole("button", { name: "Next" }).click();
  await expectAlert(page, "The next page did not arrive");
  await expect(page.locator("fieldset :checked")).toHaveCount(count);
  await page.unroute(/\.data(\?|$)/);
  await tryAgain(page);
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
});

test("script files of later screens that are gone: the assessment continues", async ({ page }) => {
  await page.route(/\/section-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(ASSESSMENT);
  const start = page.getByRole("button", { name: "Start the assessment" });
  await start.focus();
  await screensLoaded(page);
  await start.click();
  await expect(page.getByText("Section 1 of 4")).toBeVisible();
  await answerSection(page, Array(SECTIONS[0].questions.length).fill("Yes"));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Section 2 of 4")).toBeVisible();
});

/** Answers the whole first section after hydration; returns the number of answers. */
async function answerFirst(page: Page): Promise<number> {
  const [{ id, questions }] = SECTIONS;
  await page.goto(`${ASSESSMENT}/${id}`);
  await page.locator("fieldset").first().getByLabel("Yes").focus();
  await scriptsRun(page);
  await screensLoaded(page);
  await answerSection(page, Array(questions.length).fill("Yes"));
  return questions.length;
}
