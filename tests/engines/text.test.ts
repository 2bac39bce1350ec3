import { expect, test } from "vitest";
import { installed } from "../../scripts/test-dependencies.ts";
import { newPerson, qualified } from "../e2e/support/inquiry.ts";
import { newVisitor } from "../e2e/support/lead-form-visitor.ts";
import { crmClient, formServiceClient } from "../stand-ins/client.ts";
import { keys, sendWithW3m, walkWithLynx } from "./text-browsers.ts";

const { follow, next, press, seek, tab, type, write } = keys;
const SITE = () => String(process.env.SITE_URL);
const lynx = test.runIf(installed().lynx || process.env.CI);

// In lynx buttons show their values, and words lead to what is first in their line.

lynx("lynx walks the wizard by its keys", async () => {
  const { firstName, lastName, email, company } = newPerson();
  const answers = Object.entries(qualified).flatMap(([question, value]) => [
    ...follow(`(${value})`),
    ...(question === "businessType" ? [] : follow("Continue")),
  ]);
  const screen = await walkWithLynx(SITE(), [
    ...follow("Get Started Today"),
    ...answers,
    // Back is first in its line.
    ...[...seek("View Service Options"), ...next, ...press],
    ...follow("(coaching)"),
    ...follow("(coaching)"),
    ...seek("First name"),
    ...[firstName, lastName, email].flatMap(write),
    ...next,
    ...write(company),
    // Opens the list of budgets, and takes the second.
    ...[...press, ...next, ...press, ...next],
    ...type("Nobody watches our film."),
    ...[...tab, ...tab, ...press],
    ...follow("Send Inquiry"),
  ]);
  await expectPost(inquiries(), email, screen);
});

lynx("lynx sends the lead form by its keys", async () => {
  const visitor = newVisitor();
  const screen = await walkWithLynx(`${SITE()}/contact`, [
    ...seek("First name"),
    ...Object.values(visitor).flatMap(write),
    // In a text field, which the country is, every key writes.
    ...next,
    ...follow("Send message"),
  ]);
  await expectPost(leads(), visitor.email, screen);
});

test.runIf(installed().w3m || process.env.CI)("w3m sends the lead form", async () => {
  const fields = { ...newVisitor(), country: "United States", projectType: "Not sure yet" };
  const thanks = await sendWithW3m(`${SITE()}/contact`, fields);
  await expectPost(leads(), fields.email, thanks);
});

const inquiries = () => formServiceClient(String(process.env.FORM_SERVICE_URL));
const leads = () => crmClient(String(process.env.CRM_STAND_IN_URL));

function expectPost(
  service: ReturnType<typeof leads | typeof inquiries>,
  email: string,
  screen: string,
) {
  const count = async () => (await service.posts(email)).length;
  return expect.poll(count, { message: screen.slice(-2000) }).toBe(1);
}
