import { elementOf, type Target } from "../targets.ts";
import type { Visitor } from "../visitor.ts";
import { walkWizard } from "./wizard.ts";

const MOST_STOPS = 80;

/** The same walk with Tab and Enter alone, and the pauses to their end. */
export function walkWizardByKeyboard(visitor: Visitor) {
  const choose = (target: Target) => tabTo(visitor, target);
  return walkWizard(visitor, choose, async () => {});
}

async function tabTo(visitor: Visitor, target: Target) {
  await visitor.holds(`${elementOf(target)} !== null`);
  const isThere = `(${isFocusedInSight})(${elementOf(target)})`;
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await visitor.ask(isThere)) return visitor.press("Enter");
    await visitor.press("Tab");
  }
  throw new Error(`Tab never reaches ${JSON.stringify(target)}.`);
}

/** Runs in the page, which is why it stands alone. */
function isFocusedInSight(element: Element | null): boolean {
  if (!element || element !== document.activeElement) return false;
  const { left, top, width, height } = element.getClientRects()[0] as DOMRect;
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
