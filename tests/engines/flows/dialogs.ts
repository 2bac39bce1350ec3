import { STRATEGY } from "../../e2e/support/assessment-booking.ts";
import { chosen, stepUrl } from "../../e2e/support/inquiry-answers.ts";
import { button, link, named } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

/** The price table opens over the form, takes focus, gives it back on Escape and closes with its button, too. */
export async function readPriceTable(visitor: Visitor) {
  const isOpen = "document.querySelector('#compare-prices').matches(':popover-open')";
  await visitor.open("/contact");
  await visitor.click(button("Compare"));
  await visitor.holds(`${isOpen} && document.activeElement.matches("#compare-prices *")`);
  await visitor.press("Escape");
  await visitor.holds(
    `!${isOpen} && document.activeElement.matches("form [popovertarget=compare-prices]")`,
  );
  await visitor.click(button("Compare"));
  await visitor.click({ css: "#compare-prices button" });
  await visitor.holds(`!${isOpen}`);
}

/** A link of the error summary leads to its field, and no error goes. */
export async function followError(visitor: Visitor) {
  await visitor.open(stepUrl("details", chosen));
  await visitor.click(button("Continue"));
  await visitor.click(link("Company is required"));
  await visitor.holds("document.activeElement.id === 'company'");
  await visitor.see("Please select a budget");
}

/** Escape and a press beside it close the wizard where scripts run, and leave the page under it. */
export async function closeWizard(visitor: Visitor) {
  await visitor.open("/");
  for (const leave of [() => visitor.press("Escape"), () => visitor.engine.clickAt(8, 400)]) {
    await visitor.click(link("Get Started Today"));
    await visitor.see("Step 1 of 12");
    await visitor.holds("document.querySelector('dialog').matches(':modal[closedby]')");
    await leave();
    await visitor.holds("!document.querySelector('dialog[open]') && location.pathname === '/'");
    await visitor.holds("document.activeElement.matches('main a[href*=inquiry]')");
  }
}

/** A press beside it does not close the wizard once something is typed. */
export async function keepTypedInWizard(visitor: Visitor) {
  await visitor.open(stepUrl("details", chosen));
  await visitor.holds("document.querySelector('dialog').matches(':modal[closedby]')");
  await visitor.type(named("company"), "Quill");
  await visitor.engine.clickAt(8, 400);
  await visitor.press("Escape");
  await visitor.see("Close this inquiry?");
}

/** Without scripts neither Escape nor a press beside it closes the dialog: nothing would answer for it. */
export async function stayInDialog(visitor: Visitor) {
  const close = { css: "dialog :is(form[action='/inquiry/closed'] button, a[data-close])" };
  for (const path of [stepUrl("details", chosen), `${STRATEGY}/book`]) {
    await visitor.open(path);
    await visitor.find(close);
    await visitor.press("Escape");
    await visitor.engine.clickAt(8, 700);
    await visitor.find(close);
  }
}
