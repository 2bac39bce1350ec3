import { expect, type Page } from "@playwright/test";
import { screens } from "../../../content/inquiry/screens.ts";
import { chosen, newPerson, stepUrl, wordsOf } from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  fillDetails,
  option,
  scriptsRun,
} from "../support/wizard.ts";

const SHARED_SCRIPT = /\/assets\/shared-/;
const growing = wordsOf("businessProfile", "growing");

test("a choice before hydration is a form navigation, and waits for Continue @build", async ({
  page,
}) => {
  const arrive = await holdFramework(page);
  await page.goto("/inquiry/business-stage", { waitUntil: "commit" });
  await option(page, growing).click();
  await expect(page.getByRole("region", { name: "What this means" })).toBeVisible();
  await expect(page).toHaveURL(/businessProfile=growing/);
  // The field with the link, which opens without scripts, stays open.
  await page.getByText(screens.copyLink.button).click();
  arrive();
  await scriptsRun(page);
  await expect(page.getByLabel(screens.copyLink.fieldLabel)).toBeVisible();
  await expect(page.getByText(screens.options.continuesSoon)).toHaveCount(0);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, 2);
});

test("where scripts are missing the wizard continues by whole pages @build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(SHARED_SCRIPT, (route) => route.abort());
  await page.goto("/inquiry/business-stage");
  await option(page, growing).click();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expectStep(page, 2);
});

test("what is entered before hydration is sent unchanged @build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await fillDetails(page, newPerson({ email: "a@b" }));
  arrive();
  await continueToReview(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email is invalid"]);
});

test("closing asks about details that were entered before hydration @build", async ({ page }) => {
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await fillDetails(page, { company: "Quill" });
  await page.getByRole("dialog").getByLabel("Company").blur();
  arrive();
  await scriptsRun(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: screens.leaveQuestion.keepButton }).click();
  await page.goto(stepUrl("details", chosen));
  await expect(page.getByRole("dialog").getByLabel("Company")).toHaveValue("Quill");
});

test("focus that moves during hydration arrives at its target", async ({ page }) => {
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  const lost = await page.evaluate(async () => {
    let misses = 0;
    let next = "email";
    const walk = setInterval(() => {
      const field = document.querySelector<HTMLElement>(`main [name=${next}]`);
      field?.focus();
      if (field && document.activeElement !== field) misses += 1;
      // React gets the change event while it hydrates.
      document.execCommand("insertText", false, "a");
      next = next === "email" ? "challenge" : "email";
    });
    while (!document.documentElement?.hasAttribute("data-hydrated"))
      await new Promise(requestAnimationFrame);
    clearInterval(walk);
    return misses;
  });
  expect(lost).toBe(0);
});

test("Esc leaves a field that had focus before the dialog was modal", async ({ page }) => {
  await focusBeforeHydration(page, "email");
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/inquiry/);
});

test("a slow press on Continue counts even if the dialog becomes modal meanwhile", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await focusBeforeHydration(page, "challenge", newPerson());
  await page.getByRole("button", { name: "Continue", exact: true }).hover();
  await page.mouse.down();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await page.mouse.up();
  await expectStep(page, 10);
});

/** Opens the details with these values and a field in focus; the dialog is not modal while it has focus. */
async function focusBeforeHydration(page: Page, field: string, values = {}) {
  const arrive = await holdFramework(page);
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await page.evaluate(
    async ([name, texts]) => {
      const find = (named: string) =>
        document.querySelector<HTMLInputElement>(`main [name=${named}]`);
      while (!find("challenge")) await new Promise(requestAnimationFrame);
      for (const [key, text] of Object.entries(texts)) {
        const control = find(key);
        if (control) control.value = String(text);
      }
      find(name)?.focus();
    },
    [field, values] as const,
  );
  arrive();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(page.locator("dialog:modal")).toHaveCount(0);
}

/** Delays the framework's file until the returned function is called. */
async function holdFramework(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SHARED_SCRIPT, async (route) => {
    await promise;
    // The document that requested it may be closed.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
