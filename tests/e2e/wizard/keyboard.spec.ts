import { expect, type Locator, type Page } from "@playwright/test";
import { wordsOf } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";
import { option } from "../support/wizard-journey.ts";

test("the first two questions are answered with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Get Started Today" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 1 of 12")).toBeVisible();
  await tabTo(page, option(page, wordsOf("businessProfile", "established")));
  await page.keyboard.press("Enter");
  const onwards = page.getByRole("button", { name: "Continue now" });
  await tabTo(page, onwards.or(page.getByRole("link", { name: "Continue", exact: true })));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 2 of 12")).toBeVisible();
  await tabTo(page, option(page, wordsOf("businessType", "product")));
  await page.keyboard.press("Space");
  await expect(page.getByText("Step 3 of 12")).toBeVisible();
});

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
