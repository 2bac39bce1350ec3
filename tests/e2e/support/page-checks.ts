import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Each page reads it anew, in half the time when it is minified. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What another width can change; the other rules take most of the time. */
const RULES_OF_LAYOUT = ["target-size", "scrollable-region-focusable"];
const CONTROLS = "button, summary, select, input, label:has([type=radio]), a";

const softly = expect.configure({ soft: true });

const WIDTHS = [
  { width: 1280, rules: RULES },
  { width: 390, rules: RULES_OF_LAYOUT },
  { width: 320, rules: null },
  { width: 768, rules: null },
];
const WIDE = { width: 1920, rules: null };

type Checks = {
  /** Whether axe looks, which takes most of the time. */
  axe?: boolean;
  /** Whether no list may leave a cell empty. */
  rows?: boolean;
};

/**
 * What every screen owes: on a desktop and on a phone axe finds nothing and controls are 44 px
 * high (WCAG 2.5.5), and nothing scrolls sideways, also on a tablet and at 320 px (WCAG 1.4.10).
 */
export async function expectAccessibleScreen(page: Page, { axe: looks = true, rows }: Checks = {}) {
  const where = new URL(page.url()).pathname;
  const size = page.viewportSize();
  if (looks) await page.evaluate(AXE);
  for (const { width, rules } of rows ? [...WIDTHS, WIDE] : WIDTHS) {
    await page.setViewportSize({ width, height: rules ? 800 : 640 });
    // A busy browser may lay a page out once more after a resize.
    await softly.poll(() => sidewaysOverflow(page), `${where}: sideways at ${width} px`).toBe(0);
    if (rows)
      await softly
        .poll(() => page.evaluate(emptyCells), `${where}: empty cells at ${width} px`)
        .toEqual([]);
    if (!rules) continue;
    expect.soft(await lowControls(page), `${where}: low controls at ${width} px`).toEqual([]);
    if (!looks) continue;
    // A resize leaves the scroll where it was: with what the header then lies over, axe finds targets
    // too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await page.evaluate(runAxe, rules), `${where}: axe at ${width} px`).toEqual([]);
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

/** Runs in the page: lists in columns with a row that ends before the list does. */
function emptyCells(): string[] {
  // How many articles the list of a search shows is the visitor's choice; some lists have as many columns as fit.
  const lists = document.querySelectorAll(
    "main :is(ul, ol, dl):not([data-live-list], [class*='-fit-']), footer *",
  );
  return [...lists].flatMap((list) => {
    const { display, gridTemplateColumns, paddingRight } = getComputedStyle(list);
    const isInColumns = display === "grid" && gridTemplateColumns.includes(" ");
    if (!isInColumns || !list.checkVisibility()) return [];
    const end = list.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    const items = [...list.children].map((item) => item.getBoundingClientRect());
    // An item may be as high as several rows. A drawing stands on whole pixels, what is beside it may not.
    const isFull = items.every(({ top }) =>
      items.some((other) => other.right > end - 1 && other.top < top + 1 && other.bottom > top + 1),
    );
    return isFull ? [] : [list.outerHTML.slice(0, 120)];
  });
}
