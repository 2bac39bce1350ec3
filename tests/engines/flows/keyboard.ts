import { pointOf, type Target } from "../targets.ts";
import type { Visitor } from "../visitor.ts";
import { walkWizard } from "./wizard.ts";

const MOST_STOPS = 80;

/** The same walk with Tab and Enter alone, and the pauses to their end. */
export function walkWizardByKeyboard(visitor: Visitor) {
  const choose = (target: Target) => tabTo(visitor, target);
  return walkWizard(visitor, choose, async () => {});
}

async function tabTo(visitor: Visitor, target: Target) {
  await visitor.find(target);
  const isThere = `(() => { const at = (${pointOf(target)}); const hit = at && document.elementFromPoint(...at); return Boolean(hit && document.activeElement !== document.body && document.activeElement.contains(hit) && document.activeElement.matches(${JSON.stringify(target.css)})); })()`;
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await visitor.ask(isThere)) return visitor.press("Enter");
    await visitor.press("Tab");
  }
  throw new Error(`Tab never reaches ${JSON.stringify(target)}.`);
}
