import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";
import { chosen, qualified, stepUrl } from "../support/wizard-journey.ts";

const SCREENS = [
  "/",
  stepUrl("business-stage", { businessProfile: "solo" }),
  stepUrl("strategy", qualified),
  stepUrl("category", { ...qualified, serviceType: "diy" }),
  stepUrl("details", chosen),
];

test("the logo leads home, and to the top when already there", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  await page.goto("/nope");
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("/#services scrolls to the services", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  await page.goto("/nope");
  await page.goto("/#services");
  const top = () => page.locator("#services").evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("an unknown hash changes nothing", async ({ page }) => {
  await page.goto("/#zzz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test("every screen has one main heading, a language and its landmarks @no-js", async ({
  request,
}) => {
  for (const path of SCREENS) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<html lang="en"/);
    for (const element of ["h1", "header", "main", "footer", "title"]) {
      expect(html.match(new RegExp(`<${element}[ >]`, "g")), `${element} of ${path}`).toHaveLength(
        1,
      );
    }
    expect(html, path).not.toMatch(/undefined|\bNaN\b|\[object Object\]/);
  }
});

for (const width of [390, 1280]) {
  test(`buttons are at least 44 px high at ${width} px @js`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of SCREENS) {
      await page.goto(path);
      expect(await lowButtons(page), path).toEqual([]);
    }
  });
}

function scrollTop(page: Page) {
  return page.evaluate(() => scrollY);
}

/** Visible buttons, and links drawn as buttons, that are under 44 px high. */
function lowButtons(page: Page) {
  return page.locator("button, a").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
        const framed = borderTopWidth !== "0px" && borderLeftWidth !== "0px";
        return element.matches("button") || framed || backgroundColor !== "rgba(0, 0, 0, 0)";
      })
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );
}
