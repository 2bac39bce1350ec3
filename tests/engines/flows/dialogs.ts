import { STRATEGY } from "../../e2e/support/assessment-caller.ts";
import { chosen, stepUrl } from "../../e2e/support/inquiry-answers.ts";
import { button, link } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

/** The price table opens over the form, shows whole prices and closes with its button and Escape. */
export async function readPriceTable(visitor: Visitor) {
  const isOpen = "document.querySelector('#compare-prices').matches(':popover-open')";
  await visitor.open("/contact");
  await visitor.click(button("Compare"));
  await visitor.holds(isOpen);
  await visitor.press("Escape");
  await visitor.holds(`!${isOpen}`);
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

/** Escape closes the wizard where scripts run, and leaves the page under it. */
export async function closeWizard(visitor: Visitor) {
  await visitor.open("/");
  await visitor.click(link("Get Started Today"));
  await visitor.see("Step 1 of 12");
  await visitor.holds("document.querySelector('dialog').matches(':modal')");
  await visitor.press("Escape");
  await visitor.holds("!document.querySelector('dialog[open]') && location.pathname === '/'");
}

/** Without scripts neither Escape nor a press beside it closes the dialog: nothing would answer for it. */
export async function stayInDialog(visitor: Visitor) {
  const close = { css: "dialog .link-close" };
  for (const path of [stepUrl("details", chosen), `${STRATEGY}/book`]) {
    await visitor.open(path);
    await visitor.find(close);
    await visitor.press("Escape");
    await visitor.engine.clickAt(8, 700);
    await visitor.find(close);
  }
}
