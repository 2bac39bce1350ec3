import { expect, type Page } from "@playwright/test";
import { STRATEGY as RESULTS } from "../support/assessment-booking.ts";
import { startAssessment } from "../support/assessment-visitor.ts";
import { chosen, stepUrl } from "../support/inquiry-answers.ts";
import { fakeGoogle, test as measured } from "../support/measured-page.ts";
import { test } from "../support/site.ts";

// Small screens, forced colours and text spacing (WCAG 1.4.10 to 1.4.12).

for (const forcedColors of ["none", "active"] as const) {
  test(`what opens shows its sign, forced colours: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    for (const path of ["/faq", "/video-use-cases"]) {
      await page.goto(path);
      const summary = page.locator("main summary").first();
      const shown = await summary.screenshot();
      await page.evaluate(() => {
        const without = new CSSStyleSheet();
        without.replaceSync("summary::after { visibility: hidden }");
        document.adoptedStyleSheets.push(without);
      });
      expect((await summary.screenshot()).equals(shown), path).toBe(false);
    }
  });
}

for (const width of [320, 360]) {
  test(`the table of prices is not cut at ${width} px, and takes focus @no-js`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/contact");
    await page.getByRole("button", { name: "Compare" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading")).toBeFocused();
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const right = await dialog.evaluate((it) => it.getBoundingClientRect().right);
    for (const cell of await dialog.getByRole("cell").all()) {
      expect(await cell.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThan(right);
    }
  });
}

measured(
  "at 320 x 256 header and question leave the screen to the page",
  async ({ page, context }) => {
    await fakeGoogle(context);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole("link", { name: /, home$/ })).not.toBeInViewport();
    await expect(page.getByRole("button", { name: "Allow analytics" })).not.toBeInViewport();
    await page.getByRole("button", { name: "Allow analytics" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Allow analytics" }).click();
    await expect(page.locator("#consent")).toBeHidden();
  },
);

test("at 320 x 256 no picture lies over the header @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ["/", "/contact", "/resources/reviews"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Menu" }).click({ trial: true });
  }
});

test("with wide text spacing nothing runs out of a page at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/video-packages", RESULTS, "/contact"]) {
    await page.goto(path);
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets.push(wide);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    const mail = await page.locator("footer a[href^=mailto]").evaluate((it) => {
      const words = document.createRange();
      words.selectNodeContents(it);
      return words.getBoundingClientRect().right;
    });
    expect(mail, path).toBeLessThanOrEqual(320);
  }
});

test("on paper a step of the wizard is the page, and whole @no-js", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(stepUrl("details", chosen));
  const dialog = page.getByRole("dialog");
  expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  await expect(dialog.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("answers fit their boxes with wide text spacing", async ({ page }) => {
  await startAssessment(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tight = await page.locator("label:has([type=radio])").evaluateAll(
      (all) =>
        all.filter((it) => {
          it.style.letterSpacing = "0.12em";
          const words = document.createRange();
          words.selectNodeContents(it);
          return words.getBoundingClientRect().right >= it.getBoundingClientRect().right;
        }).length,
    );
    expect(tight, `at ${width} px`).toBe(0);
  }
});

test("forced colours show what is chosen @no-js", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/video-packages");
  const [first, second] = await page.locator("[data-tabs] a").all();
  const line = (it: Element) => getComputedStyle(it).borderBottomWidth;
  expect(await first?.evaluate(line)).not.toBe(await second?.evaluate(line));

  await page.goto("/contact");
  expect(
    await page
      .getByRole("button", { name: "Send message" })
      .evaluate((it) => getComputedStyle(it).borderTopWidth),
  ).not.toBe("0px");

  await page.goto(stepUrl("video-goal", chosen));
  const width = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).borderTopWidth);
  expect(await width("div:has(> * > [aria-pressed=true])")).not.toBe(
    await width("div:has(> * > [aria-pressed=false])"),
  );
  const frames = await backgrounds(page);
  expect(new Set(frames).size).toBe(3);
});

/** Of the film strip's frames: two that are done, the current one, and the next. */
function backgrounds(page: Page) {
  return page
    .locator(".sprockets > span")
    .evaluateAll((all) => all.slice(0, 4).map((it) => getComputedStyle(it).backgroundColor));
}
