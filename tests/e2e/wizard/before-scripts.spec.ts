import { expect, type Page } from "@playwright/test";
import { wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { expectStep, option } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

const FRAMEWORK = /\/assets\/framework-/;
const growing = wordsOf("businessProfile", "growing");

test("a choice before hydration is a form navigation, and waits for Continue @build", async ({
  page,
}) => {
  const arrive = await holdFramework(page);
  await page.goto("/inquiry/business-stage", { waitUntil: "commit" });
  await option(page, growing).click();
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page).toHaveURL(/businessProfile=growing/);
  arrive();
  await scriptsRun(page);
  await expect(page.getByText("Next question in 3 seconds.")).toHaveCount(0);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, 2);
});

test("where scripts are missing the wizard continues by whole pages @build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(FRAMEWORK, (route) => route.abort());
  await page.goto("/inquiry/business-stage");
  await option(page, growing).click();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, 2);
});

/** Delays the framework's file until the returned function is called. */
async function holdFramework(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(FRAMEWORK, async (route) => {
    await promise;
    // The document that requested it may be closed.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
