import { expect, type Page } from "@playwright/test";
import { fakeGoogle, test } from "../support/measured-page.ts";

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

for (const width of [390, 1280]) {
  test(`without popovers menus and prices stand in the page at ${width} px @no-js`, async ({
    page,
  }) => {
    await withoutPopovers(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await expect(page.getByRole("button", { name: /Services|Menu/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "About us" }).first()).toBeVisible();
    // Nothing lies over the heading, the header neither.
    await page.getByRole("heading", { level: 1 }).click({ trial: true });
    await expect(page.locator("#compare-prices").getByRole("row").first()).toBeVisible();
  });
}

/** As an engine reads the site that knows neither the attribute nor the selector. */
async function withoutPopovers(page: Page) {
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' popover="', ' data-popover="');
    await route.fulfill({ response, body });
  });
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll("not selector(:popover-open)", "(color: red)")
      .replaceAll("[popover]", "[data-popover]");
    await route.fulfill({ response, body });
  });
}
