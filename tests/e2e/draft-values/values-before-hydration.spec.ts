import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import {
  continueToReview,
  expectStep,
  field,
  fillDetails,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { openDetails, scriptsRun } from "../support/wizard-scripts.ts";

test("a value entered again before hydration is not replaced by the kept one", async ({ page }) => {
  await openDetails(page, true);
  await field(page, "First name").fill("Anna");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toMatch(/Anna/);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", (route) => scripts.promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await field(page, "First name").fill("An");
  scripts.resolve();
  // React hydrates while the field has focus.
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await field(page, "Budget").focus();
  await scriptsRun(page);
  await expect(field(page, "First name")).toHaveValue("An");
});

test("a field that the visitor emptied stays empty", async ({ page }) => {
  await openDetails(page);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await expectStep(page, 10);
  await page.getByRole("link", { name: "Back to Edit Details" }).click();
  await expectStep(page, 9);
  await field(page, "Company").fill("");
  await page.reload();
  await scriptsRun(page);
  await expect(field(page, "Company")).toHaveValue("");
});

test("the values of a refused post replace the kept ones", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await openDetails(page);
  await fillDetails(page, { company: "Kept" });
  await page.evaluate(() => sessionStorage.setItem("typed:wizard", '{"company":"Older"}'));
  await continueToReview(page);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(field(page, "Company")).toHaveValue("Kept");
  await page.reload();
  await scriptsRun(page);
  await expect(field(page, "Company")).toHaveValue("Kept");
});

test("after sending no values are left in the browser", async ({ page }) => {
  await openDetails(page);
  await fillDetails(page, newPerson());
  await continueToReview(page);
  await sendInquiry(page);
  await expectStep(page, 11);
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(left).not.toMatch(/typed:|visitor\.test|Quill/);
});
