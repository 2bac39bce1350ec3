import { expect, test } from "vitest";
import contact from "#content/forms/contact.yaml";
import inquiry from "#content/forms/inquiry.yaml";
import { type Field, type Form, kindOf, type Values } from "../../app/forms/field.ts";
import { installed } from "../../scripts/test-dependencies.ts";
import { isExplained, newPerson, optionOf, questions } from "../e2e/support/inquiry.ts";
import { newVisitor } from "../e2e/support/lead-form-visitor.ts";
import { crmClient, formServiceClient } from "../stand-ins/client.ts";
import { editWithLynx } from "./edit-with-lynx.ts";
import { follow, next, press, seek, tab, type, walkWithLynx } from "./lynx.ts";

const SITE = () => String(process.env.SITE_URL);
const lynx = test.runIf(installed().lynx || process.env.CI);

/** Fills in what must be, from the first field on, and goes to the field behind it. */
function fillIn(form: Form, values: Values) {
  const isFilled = ({ name, required }: Field) => Boolean(required && values[name]);
  const last = form.findLastIndex(isFilled);
  return form.slice(0, last + 1).flatMap((field) => {
    const leave = kindOf(field) === "lines" ? tab : next;
    if (!isFilled(field)) return leave;
    // Opens the list, and takes the second.
    if (field.options) return [...press, ...next, ...press, ...next];
    return [...type(values[field.name] ?? ""), ...leave];
  });
}

lynx("lynx walks the wizard by its keys", async () => {
  const person = newPerson();
  const answers = questions.flatMap((question) => [
    ...follow(`(${optionOf(question).value})`),
    ...(isExplained(question) ? follow("Continue") : []),
  ]);
  const screen = await walkWithLynx(SITE(), [
    ...follow("Get Started Today"),
    ...answers,
    // Back is first on the screen that this line begins.
    ...[...seek("View Service Options"), ...next, ...press],
    ...follow("(coaching)"),
    ...follow("(coaching)"),
    ...seek("First name"),
    ...fillIn(inquiry, person),
    ...press,
    ...follow("Send Inquiry"),
  ]);
  await expectPost(formServiceClient(String(process.env.FORM_SERVICE_URL)), person.email, screen);
});

lynx("lynx sends the lead form by its keys", async () => {
  const visitor = newVisitor();
  const screen = await walkWithLynx(`${SITE()}/contact`, [
    ...seek("First name"),
    ...fillIn(contact, visitor),
    // In a text field, which the country is, every key writes.
    ...next,
    ...follow("Send message"),
  ]);
  await expectPost(crmClient(String(process.env.CRM_STAND_IN_URL)), visitor.email, screen);
});

lynx("lynx edits the site by its keys", async () => {
  await editWithLynx();
});

function expectPost(
  { posts }: { posts: (email: string) => Promise<unknown[]> },
  email: string,
  screen: string,
) {
  const count = async () => (await posts(email)).length;
  return expect.poll(count, { message: screen.slice(-2000) }).toBe(1);
}
