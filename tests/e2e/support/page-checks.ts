import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What another width can change; the other rules take most of the time. */
const RULES_OF_LAYOUT = ["target-size", "scrollable-region-focusable"];
const CONTROLS = "button, summary, select, input, label:has([type=radio]), a";

/**
 * What every screen owes: on a desktop and on a phone axe finds nothing and controls are 44 px
 * high (WCAG 2.5.5), and on a tablet and at 320 px nothing scrolls sideways (WCAG 1.4.10).
 */
export async function expectAccessibleScreen(page: Page) {
  const where = new URL(page.url()).pathname;
  const size = page.viewportSize();
  await page.evaluate(axe.source);
  for (const [width, rules] of [
    [1280, RULES],
    [390, RULES_OF_LAYOUT],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // A resize leaves the scroll where it was: with what the header then lies over, axe finds targets
    // too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await page.evaluate(runAxe, rules), `${where}: axe at ${width} px`).toEqual([]);
    expect.soft(await lowControls(page), `${where}: low controls at ${width} px`).toEqual([]);
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await sidewaysOverflow(page), `${where}: sideways at ${width} px`).toBe(0);
  }
  if (size) await page.setViewportSize(size);
}

/** Runs in the page. */
async function runAxe(rules: readonly string[]) {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // None of these rules needs the style sheets and films that a preload would fetch once more.
  // The same header and footer are checked on the home page.
  const exclude = location.pathname === "/" ? [] : ["#site-header", "body > footer"];
  const how = { runOnly: [...rules], resultTypes: ["violations" as const], preload: false };
  const { violations } = await checker.run({ include: ["html"], exclude }, how);
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((it) => it.html) }));
}

/** Visible controls, and links drawn as buttons, that are under 44 px high. */
function lowControls(page: Page): Promise<string[]> {
  return page.locator(CONTROLS).evaluateAll((all) =>
    all
      // A label around it is what a finger meets.
      .filter((it) => !it.matches("[aria-hidden=true] *, [type=radio], [type=checkbox]"))
      .filter((it) => {
        // A link that is stretched over its card is as high as that.
        const isStretched = it instanceof HTMLElement && it.matches(".stretched");
        const box = (isStretched && it.offsetParent) || it;
        return it.checkVisibility() && box.getBoundingClientRect().height < 44;
      })
      .filter((it) => {
        const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(it);
        const isFramed = borderTopWidth !== "0px" && borderLeftWidth !== "0px";
        const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
        return isFramed || isFilled || !it.matches("a:not([data-tabs] *, [data-live-set])");
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );
}

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog")];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
}
