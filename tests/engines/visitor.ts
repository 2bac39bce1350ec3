import type { Browser, Key } from "./browsers.ts";
import { until } from "./until.ts";

export type Target = { css: string; words?: string };

export const link = (words: string): Target => ({ css: "a[href]", words });
export const button = (words: string): Target => ({ css: "button, summary", words });
export const named = (name: string): Target => ({ css: `[name="${name}"]` });

export type Visitor = ReturnType<typeof createVisitor>;

/** What an act leads to: an expression that holds in the page then, or a question to a service. */
type Expected = string | (() => Promise<unknown>);

const LOADED = 'document.readyState === "complete"';

export const isAt = (path: RegExp) => `${path}.test(location.href) && ${LOADED}`;
export const shows = (words: string) => `${TEXT}.includes(${JSON.stringify(words)})`;

export const exists = (target: Target) => `${elementOf(target)} !== null`;

/** Longer than the wizard waits before it continues. */
const AGAIN_MS = 6_000;

/** What a person does and reads, in any browser. An act is repeated when it leads to nothing: WebKit drops some. */
export function createVisitor(browser: Browser, origin: string) {
  const { evaluate, resize } = browser;
  const text = async () => String(await evaluate(TEXT));
  const holds = (expression: string) =>
    until(`${browser.name}: ${expression}`, () => evaluate(expression), text);

  async function actUntil(expected: Expected, act: () => Promise<boolean>) {
    let actedAt = 0;
    await until(
      `${browser.name}: ${expected}`,
      async () => {
        if (await (typeof expected === "string" ? evaluate(expected) : expected())) return true;
        if (Date.now() - actedAt > AGAIN_MS && (await act())) actedAt = Date.now();
        return false;
      },
      text,
    );
  }

  /** Clicks the middle of the target, once it is at rest there and nothing covers it. */
  async function click(target: Target, expected: Expected) {
    let before = "";
    await actUntil(expected, async () => {
      const point = (await evaluate(pointOf(target))) as [number, number] | null;
      const rests = point !== null && String(point) === before;
      before = String(point);
      if (rests) await browser.clickAt(...point);
      return rests;
    });
  }

  return {
    ...{ browser, resize, text, holds, click },
    open: (path: string) => browser.goto(new URL(path, origin).href),
    see: (words: string) => holds(shows(words)),
    find: (target: Target) => holds(exists(target)),
    clickAt: (x: number, y: number, expected: Expected) =>
      actUntil(expected, () => browser.clickAt(x, y).then(() => true)),
    press: (key: Key, expected: Expected) =>
      actUntil(expected, () => browser.press(key).then(() => true)),
    async back(path: RegExp) {
      await browser.back();
      await holds(isAt(path));
    },
    async type(target: Target, words: string) {
      await click(target, `${elementOf(target)} === document.activeElement`);
      await browser.type(words);
      await holds(`${elementOf(target)}.value === ${JSON.stringify(words)}`);
    },
    /** Writes in place of what is there; again, where a press was lost. */
    async rewrite(target: Target, words: string) {
      await click(target, `${elementOf(target)} === document.activeElement`);
      await actUntil(`${elementOf(target)}.value === ${JSON.stringify(words)}`, async () => {
        await browser.selectAll();
        await browser.type(words);
        return true;
      });
    },
    /** Opens what the target is folded away in. */
    async unfold(target: Target) {
      const folded = `details:not([open]):has(${target.css})`;
      const count = `document.querySelectorAll(${JSON.stringify(folded)}).length`;
      while (!(await evaluate(exists(target)))) {
        const before = await evaluate(count);
        await click({ css: `${folded} > summary` }, `${count} < ${before}`);
      }
    },
    /** Clicks what leads to another address. */
    async follow(target: Target) {
      const here = await evaluate("location.href");
      await click(target, `location.href !== ${JSON.stringify(here)} && ${LOADED}`);
    },
    /** Chooses by script, because the drivers cannot reach the lists that browsers draw themselves. */
    async choose(target: Target, value: string) {
      const list = elementOf(target);
      await holds(exists(target));
      await evaluate(`(${list}.value = ${JSON.stringify(value)},
        ${list}.dispatchEvent(new Event("input", { bubbles: true })))`);
    },
    async chooseWords(target: Target, words: string) {
      await holds(exists(target));
      await evaluate(`(${chooseOption})(${elementOf(target)}, ${JSON.stringify(words)})`);
    },
    async tabTo(target: Target) {
      await holds(exists(target));
      for (let stops = 0; stops < 80; stops++) {
        if (await evaluate(`${elementOf(target)} === document.activeElement`)) return;
        await browser.press("Tab");
      }
      throw new Error(`Tab never reaches ${JSON.stringify(target)}.`);
    },
  };
}

/** What is on the screen: of an open dialog alone, if there is one. */
const TEXT =
  "((document.querySelector('dialog[open]') ?? document.body)?.innerText ?? '').replace(/\\s+/g, ' ')";

/** An expression for the first visible match; null while there is none. */
function elementOf({ css, words = "" }: Target): string {
  return `(${findElement})(${JSON.stringify(css)}, ${JSON.stringify(words)})`;
}

/** An expression for where to click; null while the target is disabled or covered. */
function pointOf(target: Target): string {
  return `(${findPoint})(${elementOf(target)})`;
}

// The functions below are sent to the page, so they cannot use anything of this file.

function findElement(css: string, words: string): Element | null {
  const read = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  // A page has a layout before its style sheets have loaded.
  if (document.readyState !== "complete") return null;
  const scope = document.querySelector("dialog[open]") ?? document;
  const found = [...scope.querySelectorAll(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    // What is folded away may have a size.
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return read(element).startsWith(words) && width * height > 1 && isShown;
  });
  return found ?? null;
}

function chooseOption(list: HTMLSelectElement, words: string) {
  const at = [...list.options].findIndex(({ text }) => text === words);
  if (at < 0) throw new Error(`The list has no ${words}.`);
  list.selectedIndex = at;
}

function findPoint(found: Element | null): [number, number] | null {
  if (!found || found.matches(":disabled")) return null;
  // Clicks during a view transition are dropped.
  const isTransition = (it: Animation) =>
    (it.effect as KeyframeEffect | null)?.pseudoElement?.startsWith("::view-transition");
  if (document.getAnimations().some(isTransition)) return null;
  // WebKit scrolls to an autofocused heading some time after loading.
  const isUnfocused = document.activeElement === document.body && performance.now() < 3_000;
  const scope = document.querySelector("dialog[open]") ?? document;
  if (isUnfocused && scope.querySelector("[autofocus]")) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const line = found.getClientRects()[0] as DOMRect;
  const x = Math.round(line.left + line.width / 2);
  const y = Math.round(line.top + line.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (found.contains(hit) || hit.closest("label")?.contains(found));
  return isHit ? [x, y] : null;
}
