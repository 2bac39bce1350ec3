import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs axe at the width of a desk and of a phone. */
export async function expectNoViolations(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((it) => it.html) }));
    expect(found, `at ${width} px`).toEqual([]);
  }
}

/** How many pixels the page or the dialog scrolls sideways (WCAG 1.4.10). */
export function sidewaysOverflow(page: Page) {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog")];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
}
