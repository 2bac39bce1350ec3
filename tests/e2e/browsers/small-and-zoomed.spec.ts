import { expect, type Page } from "@playwright/test";
import { fakeGoogle, test as measured } from "../support/analytics-page.ts";
import { STRATEGY as RESULTS } from "../support/assessment.ts";
import { chosen, middleQuestion, questionUrl, stepUrl } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

// Small screens, forced colours and text spacing (WCAG 1.4.10 to 1.4.12).

test("the table of prices is not cut at 320 px, and takes focus @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toBeFocused();
  const beyond = await dialog.evaluate((it) => {
    const { right } = it.getBoundingClientRect();
    return [...it.querySelectorAll("td")].filter((td) => td.getBoundingClientRect().right >= right);
  });
  expect(beyond).toEqual([]);
});

measured(
  "at 320 x 256 header and question leave the screen to the page",
  async ({ page, context }) => {
    await fakeGoogle(context);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    // No picture lies over the header.
    await page.getByRole("button", { name: "Menu" }).click({ trial: true });
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole("link", { name: /, home$/ })).not.toBeInViewport();
    await expect(page.getByRole("button", { name: "Allow analytics" })).not.toBeInViewport();
    await page.getByRole("button", { name: "Allow analytics" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Allow analytics" }).click();
    await expect(page.locator("#consent")).toBeHidden();
  },
);

test("with wide text spacing nothing runs out of a page at 320 px @no-js", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/video-packages", RESULTS, "/contact"]) {
    await page.goto(path);
    const beyond = await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets.push(wide);
      const words = document.createRange();
      words.selectNodeContents(document.querySelector("footer a[href^=mailto]") as Element);
      const end = Math.max(
        document.documentElement.scrollWidth,
        words.getBoundingClientRect().right,
      );
      return end - 320;
    });
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

test("with letters of twice the size nothing runs out of a flow at 390 px", async ({ page }) => {
  await expectNothingBeyond(page, 390, [
    questionUrl(middleQuestion, chosen),
    "/inquiry/service?flow=short",
    stepUrl("category", chosen),
    stepUrl("details", chosen),
    `/contact?service=${"Overlong".repeat(12)}`,
    "/contact",
    "/thank-you",
    "/assessments/video-readiness",
    "/assessments/video-readiness/strategic-foundation",
  ]);
});

test("with letters of twice the size nothing runs out of a page at 320 px @no-js", async ({
  page,
}) => {
  await expectNothingBeyond(page, 320, [
    "/",
    "/video-packages?tab=bundles",
    "/services/group-coaching",
    "/video-use-cases",
    "/about-us",
    "/company/team",
    "/resources/reviews",
    "/work/one-cup",
    "/faq",
    "/blog",
    "/blog/video-content-roi-comparison",
    "/content-strategy",
    `${RESULTS}/book`,
  ]);
});

async function expectNothingBeyond(page: Page, width: number, paths: string[]) {
  await page.setViewportSize({ width, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of paths) {
    await page.goto(path);
    const beyond = () =>
      page.evaluate(() =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll("dialog[open]")].map(
            (it) => it.scrollWidth - it.clientWidth,
          ),
        ),
      );
    // Polled: about one time in fifty the first page is wider just after it has loaded.
    await expect.poll(beyond, path).toBeLessThanOrEqual(0);
  }
}

test("on paper a step of the wizard is the page, and whole @no-js", async ({ page }) => {
  await page.goto(stepUrl("details", chosen));
  // DevTools sessions of their own lose the medium with the next page.
  await page.emulateMedia({ media: "print" });
  const dialog = page.getByRole("dialog");
  expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  await expect(dialog.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("forced colours show what is chosen, and what is a button @no-js", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/video-packages");
  const line = (it: Element) => getComputedStyle(it).borderBottomWidth;
  const tab = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  expect(await tab("DIY").evaluate(line)).not.toBe(await tab("Coaching").evaluate(line));
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send message" });
  expect(await send.evaluate(line)).not.toBe("0px");
  await page.goto(questionUrl(middleQuestion, chosen));
  // Every option has the mark; that of the others has no height.
  const edge = (it: Element) => getComputedStyle(it, "::before").transform;
  const card = (isPressed: boolean) =>
    page.locator(`div:has(> * > [aria-pressed=${isPressed}])`).first().evaluate(edge);
  expect(await card(true)).not.toBe(await card(false));
});
