import { STRATEGY } from "../../e2e/support/assessment-booking.ts";
import { chosen, stepUrl } from "../../e2e/support/inquiry-answers.ts";
import type { Visitor } from "../visitor.ts";

const PAGES = [
  ...["/", "/video-packages", "/contact", "/faq", "/blog", "/company/values", STRATEGY],
  ...[stepUrl("video-goal", chosen), stepUrl("details", chosen)],
];

/**
 * On the narrowest screen, which in WebKit's small browser is 447 px, nothing runs out of a page, with
 * wide text spacing neither (WCAG 1.4.10, 1.4.12).
 */
export async function fitNarrowScreen(visitor: Visitor) {
  await visitor.resize(320, 640);
  for (const path of PAGES) {
    await visitor.open(path);
    await visitor.holds(FITS);
    await visitor.ask(SPACE_OUT);
    await visitor.holds(FITS);
  }
}

/** Where the reader's colours are forced, lines and fills still tell what is chosen, and what is a button. */
export async function seeChosenInForcedColors(visitor: Visitor) {
  await visitor.open("/video-packages");
  await visitor.holds("matchMedia('(forced-colors: active)').matches");
  await visitor.holds(looksDiffer("[data-tabs] a", "borderBottomWidth", 2));
  await visitor.open("/contact");
  await visitor.holds(
    "getComputedStyle(document.querySelector('main form button[type=submit]')).borderTopWidth !== '0px'",
  );
  await visitor.open(stepUrl("video-goal", chosen));
  await visitor.holds(looksDiffer("div:has(> * > [aria-pressed])", "borderTopWidth", 2));
  // Frames that are done, the one that is shown, and those to come.
  await visitor.holds(looksDiffer(".sprockets > span", "backgroundColor", 3));
}

const FITS =
  "document.readyState === 'complete' && [document.documentElement, ...document.querySelectorAll('dialog')].every((it) => it.scrollWidth <= it.clientWidth)";

const SPACE_OUT = `(() => {
  const wide = new CSSStyleSheet();
  wide.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide];
  return true;
})()`;

function looksDiffer(selector: string, property: string, kinds: number): string {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  return `new Set(${all}.map((it) => getComputedStyle(it).${property})).size === ${kinds}`;
}
