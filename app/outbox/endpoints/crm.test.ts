import { expect, test } from "vitest";
import { exampleSecrets, shown } from "~/settings/example-settings";
import { readSettings } from "~/settings/settings.server";
import { crms } from "./crm.server";
import type { NeutralLead } from "./service-response.server";

const settings = readSettings({ ...shown, ...exampleSecrets });
const lead: NeutralLead = {
  ...{ kind: "crm", reference: "AAAA-AAAA", lines: [] },
  fields: { firstName: "Ada", lastName: "Lovelace", email: "ada@visitor.test" },
};

test.each(Object.keys(crms))("what %s is sent is taken for that of no other CRM", (name) => {
  const endpointOf = (service: string) => crms[service as keyof typeof crms].open(settings);
  const endpoint = endpointOf(name);
  expect(endpoint, `${name} is off with the examples in .dev.vars.example`).not.toBeNull();
  const payload = endpoint?.map(lead, "https://studio.test");
  const owners = Object.keys(crms).filter((it) => endpointOf(it)?.isOwn(payload ?? {}));
  expect(owners, "isOwn is true of what it sent, and of nothing else").toEqual([name]);
});
