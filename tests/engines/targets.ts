export type Target = { css: string; words?: string };

export const link = (words: string): Target => ({ css: "a[href]", words });
export const button = (words: string): Target => ({ css: "button, summary", words });
export const named = (name: string): Target => ({ css: `[name="${name}"]` });
export const answer = (name: string, value: string): Target => ({
  css: `[name="${name}"][value="${value}"]`,
});

/** An expression for the first visible match, null while there is none. */
export function elementOf({ css, words = "" }: Target): string {
  return `(${findElement})(${JSON.stringify(css)}, ${JSON.stringify(words)})`;
}

/** An expression for where to press it, null while it is disabled or something lies over it. */
export function pointOf(target: Target): string {
  return `(${findPoint})(${elementOf(target)})`;
}

/** An expression that chooses a value in a list and tells scripts of it. */
export function chooseIn({ css }: Target, value: string): string {
  const list = `document.querySelector(${JSON.stringify(css)})`;
  return `(${list}.value = ${JSON.stringify(value)}, ${list}.dispatchEvent(new Event("input", { bubbles: true })))`;
}

/** Runs in the page, which is why it stands alone. */
function findElement(css: string, words: string): Element | null {
  const read = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  // A page has a layout before its style sheets are here, though nobody sees it.
  if (document.readyState !== "complete") return null;
  const scope = document.querySelector("dialog[open]") ?? document;
  const found = [...scope.querySelectorAll(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = getComputedStyle(element).visibility !== "hidden";
    return read(element).startsWith(words) && width * height > 1 && isShown;
  });
  return found ?? null;
}

/** Runs in the page, which is why it stands alone. */
function findPoint(found: Element | null): [number, number] | null {
  // Nobody presses what is greyed out: View Results is, until the last answer is counted.
  if (!found || found.matches(":disabled")) return null;
  // What is pressed while two pictures of the page blend is not pressed at all.
  const blends = (it: Animation) =>
    (it.effect as KeyframeEffect | null)?.pseudoElement?.startsWith("::view-transition");
  if (document.getAnimations().some(blends)) return null;
  // WebKit shows the heading that a young page focuses, and so scrolls away what is to be pressed.
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
