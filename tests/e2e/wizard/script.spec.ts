import { expect, type Page } from "@playwright/test";
import { chosen, newPerson, qualified, stepUrl, wordsOf } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import {
  closeInquiry,
  field,
  fillDetails,
  option,
  sendInquiry,
} from "../support/wizard-journey.ts";
import { freezeTime, scriptsRun } from "../support/wizard-scripts.ts";

const CHOSEN = { businessProfile: "growing" };

test("the wizard is a modal dialog that keeps focus and gives it back", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("link", { name: "Get Started Today" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Contact Wizard" });
  await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
  await scriptsRun(page);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    expect(await focusIsInside(page)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(opener).toBeFocused();
});

test("moving between options chooses nothing, Enter and Space do", async ({ page }) => {
  await page.goto(stepUrl("business-type", CHOSEN));
  await scriptsRun(page);
  await option(page, wordsOf("businessType", "service")).focus();
  for (const key of ["Tab", "ArrowDown", "ArrowRight", "Tab"]) await page.keyboard.press(key);
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/video-goal.*businessType=saas/);
  await option(page, wordsOf("videoUseCase", "sales")).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { pressed: true })).toHaveText(/^Close sales/);
});

test("the strategy is announced for 300 ms before it shows", async ({ page }) => {
  await freezeTime(page, stepUrl("start-timeline", qualified));
  await page.getByRole("link", { name: "Continue" }).click();
  const spinner = page.getByText(
    "Analyzing your responses and generating personalized strategy...",
  );
  await page.clock.runFor(50);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(300);
  await expect(spinner).toBeHidden();
  await expect(page.getByRole("region", { name: "Readiness score" })).toBeVisible();
});

test("while an inquiry is being sent all three buttons are disabled", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await scriptsRun(page);
  // Holds the request until all checks are done: no delay is long enough on a busy machine.
  const looked = Promise.withResolvers<void>();
  await page.route("**/inquiry/review.data*", async (route) => {
    if (route.request().method() === "POST") await looked.promise;
    await route.continue();
  });
  await sendInquiry(page);
  for (const name of ["Sending...", /^Apply for Coaching/, "← Back to Edit Details"]) {
    await expect(page.getByRole("button", { name })).toBeDisabled();
  }
  looked.resolve();
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  expect(await formService.posts(person.email)).toHaveLength(1);
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`the thank-you screen respects reduced motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await reachReview(page, newPerson());
    await sendInquiry(page);
    await expect(page.getByText("Step 11 of 12")).toBeVisible();
    await expect(page.locator("canvas")).toHaveCount(motion === "reduce" ? 0 : 1);
  });
}

test("closing and opening again starts at step 1 without typed details", async ({ page }) => {
  await page.goto(stepUrl("details", chosen));
  await scriptsRun(page);
  await fillDetails(page, newPerson());
  await closeInquiry(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const opener = page.getByRole("link", { name: "Get Started Today" });
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.goto(stepUrl("details", chosen));
  await expect(field(page, "First name")).toHaveValue("");
});

function focusIsInside(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest("dialog") !== null;
  });
}
