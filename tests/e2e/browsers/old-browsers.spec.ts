import { expect } from "@playwright/test";
import { fakeGoogle, test } from "../support/analytics-page.ts";

/** Takes away what some browsers below Baseline Widely Available do not have yet. */
function forgetNewerFeatures() {
  Reflect.deleteProperty(Array.prototype, "toSorted");
  Reflect.deleteProperty(Array.prototype, "toReversed");
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  Reflect.deleteProperty(Element.prototype, "role");
  Reflect.deleteProperty(Element.prototype, "ariaInvalid");
  const Newer = window.FormData;
  window.FormData = class extends Newer {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  };
}

test("old browsers search, and send the answer about analytics", async ({ page, context }) => {
  await fakeGoogle(context);
  await page.addInitScript(forgetNewerFeatures);
  await page.goto("/blog");
  await page.getByLabel("Category").selectOption("Tools");
  await expect(page).toHaveURL(/\/blog\?category=Tools$/);
  await page.getByLabel("Category").selectOption("");
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("button", { name: "No thanks" }).click();
  await expect(page.locator("#consent")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect((await context.cookies()).map(({ value }) => value)).toEqual(["deny"]);
});
