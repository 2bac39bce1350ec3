import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { chosen, middleQuestion, questionUrl } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

// No language of the sample is read from right to left: the pages are turned here as app/root.tsx turns them.
const SHEET = readFileSync("app/styles/right-to-left.css", "utf8");

for (const width of [390, 1280]) {
  test(`read from right to left, a page begins at the right at ${width} px @build`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/contact", "/video-packages", "/services/group-coaching", "/faq"]) {
      await openTurned(page, path);
      expect(await middleOf(page.getByRole("link", { name: /, home$/ })), path).toBeGreaterThan(
        width / 2,
      );
      const menu = page.getByRole("navigation", { name: "Main" }).getByRole("button");
      expect(await middleOf(menu.filter({ visible: true }).last()), path).toBeLessThan(width / 2);
      // What is beside the words: the words begin at the right, too.
      const heading = page.getByRole("heading", { level: 1 });
      const { x, width: wide } = await boxOf(heading);
      expect(x + wide, path).toBeGreaterThan(width * 0.9);
    }
    await openTurned(page, questionUrl(middleQuestion, chosen));
    const back = page.getByRole("dialog").getByRole("link", { name: "Back", exact: true });
    expect(await middleOf(back)).toBeGreaterThan(width / 2);
    expect(await back.locator("[aria-hidden]").evaluate((it) => getComputedStyle(it).scale)).toBe(
      "-1 1",
    );
  });
}

test("read from right to left, the left arrow key opens the next tab", async ({ page }) => {
  await openTurned(page, "/video-packages");
  const tabs = page.getByRole("main").getByRole("tab");
  await tabs.nth(0).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.nth(1)).toBeFocused();
});

async function openTurned(page: Page, path: string) {
  await page.goto(path);
  const beyond = await page.evaluate((sheet) => {
    const turned = new CSSStyleSheet();
    turned.replaceSync(sheet);
    document.adoptedStyleSheets.push(turned);
    document.dir = "rtl";
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...boxes.map((it) => it.scrollWidth - it.clientWidth));
  }, SHEET);
  expect(beyond, path).toBe(0);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

async function middleOf(element: Locator) {
  const { x, width } = await boxOf(element);
  return x + width / 2;
}
