import { expect, type Page } from "@playwright/test";
import { fakeGoogle, test as measured } from "../support/measured-page.ts";
import { test } from "../support/site.ts";

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

test("the search works in old browsers", async ({ page }) => {
  await page.addInitScript(forgetNewerFeatures);
  await page.goto("/blog");
  await page.getByLabel("Category").selectOption("Tools");
  await expect(page).toHaveURL(/\/blog\?category=Tools$/);
  await page.getByLabel("Category").selectOption("");
  await expect(page).toHaveURL(/\/blog$/);
});

measured("old browsers send the answer about analytics", async ({ page, context }) => {
  await fakeGoogle(context);
  await page.addInitScript(forgetNewerFeatures);
  await page.goto("/contact");
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
    await expect(page.getByRole("button", { name: "Services" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("link", { name: "About us" }).first()).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    const { bottom } = await boxOf(page, "#site-header");
    expect(bottom).toBeLessThanOrEqual((await boxOf(page, "main")).top);
    // All links together are two lines, on a phone one to be pushed along.
    expect(bottom).toBeLessThanOrEqual(112);
    // Nothing lies over the heading, and the table of prices darkens nothing.
    await heading.click({ trial: true });
    const prices = page.locator("#compare-prices");
    await expect(prices.getByRole("row").first()).toBeVisible();
    expect(await prices.evaluate((it) => getComputedStyle(it).boxShadow)).toBe("none");
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
    const sheet = await response.text();
    if (route.request().url().includes("/shared-"))
      expect(sheet).toContain("@supports not selector(:popover-open)");
    const body = sheet
      .replaceAll("not selector(:popover-open)", "(color: red)")
      .replaceAll("[popover]", "[data-popover]");
    await route.fulfill({ response, body });
  });
}

function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return { top, bottom };
  });
}
