import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("the home page answers with one main heading", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("an address that does not exist answers 404 and says so", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at \/nope/);
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});
