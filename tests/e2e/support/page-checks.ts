import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const CONTROLS = "button, summary, select, input, label:has([type=radio]), .tab, a";

/**
 * What every screen owes: at the width of a desk and of a phone axe finds nothing and controls are
 * 44 px high (WCAG 2.5.5), and at 320 px nothing scrolls sideways (WCAG 1.4.10).
 */
export async function expectSoundScreen(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ["violations"] });
    // Without frames to join, one run inside the page is the same and takes half the time.
    const { violations } = await axe.setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((it) => it.html) }));
    expect.soft(found, `axe at ${width} px`).toEqual([]);
    expect.soft(await lowControls(page), `low controls at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysOverflow(page), "scrolls sideways at 320 px by").toBe(0);
}

/** Visible controls, and links drawn as buttons, that are under 44 px high. */
function lowControls(page: Page): Promise<string[]> {
  return page.locator(CONTROLS).evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility() && !it.closest("[aria-hidden=true]"))
      // A label around it is what a finger meets.
      .filter((it) => !it.matches("[type=radio], [type=checkbox]"))
      .filter((it) => {
        const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(it);
        const framed = borderTopWidth !== "0px" && borderLeftWidth !== "0px";
        return !it.matches("a:not(.tab)") || framed || backgroundColor !== "rgba(0, 0, 0, 0)";
      })
      .filter((it) => it.getBoundingClientRect().height < 44)
      .map((it) => it.outerHTML.slice(0, 120)),
  );
}

/** How many pixels the page or a dialog scrolls sideways. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog")];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
}
