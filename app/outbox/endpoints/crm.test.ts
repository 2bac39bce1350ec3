import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readSettings } from "~/settings/settings.server";
import { crms } from "./crm.server";
import type { NeutralLead } from "./service-response.server";

/** With a value for every variable. */
const example = readFileSync(".dev.vars.example", "utf8");
const settings = readSettings(parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, "")));
const lead: NeutralLead = {
  ...{ kind: "crm", reference: "AAAA-AAAA", lines: [] },
  fields: { firstName: "Ada", lastName: "Lovelace", email: "ada@visitor.test" },
};

test.each(Object.keys(crms))("what %s is sent is taken for that of no other CRM", (name) => {
  const endpointOf = (service: string) => crms[service as keyof typeof crms].open(settings);
  const payload = endpointOf(name)?.map(lead, "https://studio.test");
  const owners = Object.keys(crms).filter((it) => endpointOf(it)?.isOwn(payload ?? {}));
  expect(owners).toEqual([name]);
});
