import { link } from "../targets.ts";
import type { Visitor } from "../visitor.ts";
import { sendLeadForm } from "./lead-form.ts";
import { walkWizard } from "./wizard.ts";

/** Where an engine knows no popovers, menus and prices stand in the page, and the flows go on as ever. */
export async function goWithoutPopovers(visitor: Visitor) {
  await visitor.open("/contact");
  await visitor.holds("!('popover' in HTMLElement.prototype)");
  await visitor.find({ css: "#compare-prices td" });
  await visitor.holds(
    "[...document.querySelectorAll('[popovertarget]')].every((it) => !it.offsetWidth)",
  );
  await visitor.click(link("About us"));
  await visitor.arrive(/\/about-us$/);
  await sendLeadForm(visitor);
  await walkWizard(visitor);
}
