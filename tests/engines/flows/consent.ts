import { consent } from "../../../content/consent.ts";
import { askForSite } from "../../e2e/support/sites/sites.ts";
import { button, link } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

const PATH = "/video-packages?tab=diy";

/** The question goes with its button, and focus into the page, or back to the link that asked again. */
export async function answerConsent(visitor: Visitor) {
  await openMeasured(visitor);
  await visitor.click(button(consent.deny));
  await visitor.holds(`${IS_GONE} && document.activeElement.id === "main"`);
  await visitor.click(link(consent.settings));
  await visitor.click(button(consent.deny));
  await visitor.holds(`${IS_GONE} && document.activeElement.hash === "#consent"`);
  await visitor.holds('document.cookie.includes("consent=deny")');
}

/** Without scripts the same page says which answer was heard, in sight and under nothing. */
export async function hearConsent(visitor: Visitor) {
  await openMeasured(visitor);
  await visitor.click(button(consent.deny));
  await visitor.arrive(/\/video-packages\?tab=diy#consent-deny$/);
  await visitor.holds(
    `document.readyState === "complete" && (${isInSight})("#consent-deny") && !(${isInSight})("#consent-grant")`,
  );
  await visitor.see(consent.heard.deny);
}

const IS_GONE = '!document.querySelector("#consent").offsetHeight';

/** A site that has Google Analytics, and that a no keeps from asking anything of Google. */
async function openMeasured({ engine }: Visitor) {
  const { url } = await askForSite("measured");
  await engine.goto(url + PATH);
}

/** Runs in the page, which is why it stands alone. */
function isInSight(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return Boolean(box?.width && box.top >= 0 && box.bottom <= innerHeight);
}
