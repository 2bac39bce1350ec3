import { expect } from "@playwright/test";
import { chosen, newPerson, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { continueToReview, fillDetails } from "../support/wizard-journey.ts";

const FRAMEWORK = /\/assets\/framework-/;

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
    while (!document.documentElement.hasAttribute("data-hydrated"))
      await new Promise(requestAnimationFrame);
    clearInterval(walk);
    return misses;
  });
  expect(lost).toBe(0);
});

test("Esc leaves a field that had focus before the dialog was modal", async ({ page }) => {
  await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
  await page.evaluate(async () => {
    while (!document.querySelector("main [name=email]")) await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>("main [name=email]")?.focus();
    while (!document.documentElement.hasAttribute("data-hydrated"))
      await new Promise(requestAnimationFrame);
  });
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/inquiry/);
});

for (const wait of [0, 300, 900]) {
  test(`what is entered before hydration is sent unchanged, ${wait} ms @build`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/422/);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(FRAMEWORK, async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(stepUrl("details", chosen), { waitUntil: "commit" });
    setTimeout(resolve, wait);
    await fillDetails(page, newPerson({ email: "a@b" }));
    await continueToReview(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Email is invalid"]);
  });
}
