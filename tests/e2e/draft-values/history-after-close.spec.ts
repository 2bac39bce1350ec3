import { expect } from "@playwright/test";
import { qualified, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { expectClosed, expectStep } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

test("Close and the browser's Back leave the same history", async ({ page }) => {
  for (const leave of [
    async () => void (await page.goBack()),
    () => page.getByRole("dialog").getByText("Close", { exact: true }).click(),
  ]) {
    await page.goto("/faq");
    await page.goto("/");
    await page.getByRole("link", { name: "Get Started Today" }).click();
    await scriptsRun(page);
    await leave();
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  }
});

test("Close after some steps leaves no step to go back to", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started Today" }).click();
  await scriptsRun(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Growing/ })
    .click();
  await page.getByRole("button", { name: "Continue now" }).click();
  await expectStep(page, 2);
  await page.getByRole("link", { name: "Close" }).click();
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test("Close in a wizard opened by its URL leads to the page below", async ({ page }) => {
  await page.goto("/faq");
  await page.goto(stepUrl("video-goal", qualified));
  await scriptsRun(page);
  await page.getByRole("link", { name: "Close" }).click();
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
