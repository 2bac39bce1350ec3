import { newVisitor } from "../../e2e/support/lead-form-visitor.ts";
import { crmClient } from "../../stand-ins/client.ts";
import { button, named } from "../targets.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";

/** Fills in the contact form and sends it, until the CRM has it. */
export async function sendLeadForm(visitor: Visitor) {
  const person = newVisitor();
  await visitor.open("/contact");
  for (const [name, text] of Object.entries(person)) await visitor.type(named(name), text);
  await visitor.click(button("Send message"));
  await visitor.arrive(/\/thank-you$/);
  const posts = () => crmClient(String(process.env.CRM_STAND_IN_URL)).posts(person.email);
  await until("the CRM has the lead", async () => (await posts()).length > 0, visitor.text);
}

/** What the browser itself refuses is shown with its label, under the header. */
export async function seeRefusedLabel(visitor: Visitor) {
  await visitor.open("/contact");
  await visitor.click(button("Send message"));
  await visitor.holds("document.activeElement.id === 'firstName'");
  await visitor.holds(`(${isShown})(document.activeElement.labels[0])`);
}

/** Runs in the page, which is why it stands alone. */
function isShown(label: Element): boolean {
  const { left, top } = label.getBoundingClientRect();
  return document.elementFromPoint(left + 1, top + 1) === label;
}
