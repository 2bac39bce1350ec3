import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("cases open and close each by itself or all at once @no-js", async ({ page }) => {
  await page.goto("/video-use-cases");
  const summaries = page.locator("main details > summary");
  const opened = page.locator("main details[open]");
  await summaries.nth(1).click();
  await summaries.nth(4).click();
  await expect(opened).toHaveCount(2);
  await page.getByRole("link", { name: "Expand All" }).click();
  await expect(opened).toHaveCount(7);
  await page.getByRole("link", { name: "Collapse All" }).click();
  await expect(opened).toHaveCount(0);
});

test("without a document load all cases expand, and stay so after a reload", async ({ page }) => {
  await page.goto("/video-use-cases");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("link", { name: "Expand All" }).click();
  await expect(page.locator("main details[open]")).toHaveCount(7);
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  await page.reload();
  await expect(page.locator("main details[open]")).toHaveCount(7);
});

test("the numbers are of before, and of after on demand @no-js", async ({ page }) => {
  await page.goto("/video-use-cases?open=all");
  const numbers = page.getByRole("group", { name: "The numbers of Rust & Regret Bicycle Repair" });
  const before = numbers.getByText("3 days", { exact: true });
  const after = numbers.getByText("9 days", { exact: true });
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  await numbers.getByText("After", { exact: true }).first().click();
  await expect(after).toBeVisible();
  await expect(before).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(before).toBeVisible();
});
