import { afterAll, beforeAll, expect, test } from "vitest";
import { crmClient } from "../client.ts";
import { crmLead, newEmail, postForm } from "../example-posts.ts";
import type { StandIn } from "../http-server.ts";
import { startCrm } from "./crm.ts";
import { chosen } from "./lead-choices.ts";

const misspelled = `${chosen.projectType}.`;
let crm: StandIn;
let address: string;

beforeAll(async () => {
  crm = await startCrm();
  address = `${crm.url}/crm/WebToLeadForm`;
});

afterAll(() => crm.close());

async function logged(email: string) {
  const [entry] = await crmClient(crm.url).posts(email);
  return entry;
}

test.for<[string, Record<string, string>]>([
  ['referer is "https://studio.test/"', { referer: "https://studio.test/" }],
  ['referer is ""', { referer: "" }],
  ['origin is "https://other.test"', { origin: "https://other.test" }],
  ['content-type is "application/x-www-form-urlencoded"', formType("")],
  [
    'content-type is "application/x-www-form-urlencoded; charset=latin1"',
    formType("; charset=latin1"),
  ],
])("%s: the visitor's page says thanks and no lead is made", async ([violation, headers]) => {
  const email = newEmail();
  const response = await postForm(address, crmLead(email), { headers });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<!doctype html>");
  expect(await logged(email)).toMatchObject({
    accepted: false,
    mode: null,
    violations: [violation],
  });
});

test("bytes that are not UTF-8 make no lead", async () => {
  const email = newEmail();
  const body = `${new URLSearchParams(crmLead(email))}&Description=caf%E9`;
  await postForm(address, {}, { body });
  expect(await logged(email)).toMatchObject({
    accepted: false,
    violations: ["body is not UTF-8"],
  });
});

test.for<[string, Record<string, string>]>([
  ['"zc_gad" is longer than 0', { zc_gad: "x" }],
  ['"aG9uZXlwb3Q" is longer than 0', { aG9uZXlwb3Q: "x" }],
  ['"Lead Source" is "Web"', { "Lead Source": "Web" }],
  ['"Company" is empty', { Company: " " }],
  ['"First Name" is longer than 40', { "First Name": "x".repeat(41) }],
  ['"Description" is empty', { Description: "" }],
  ['unknown "utm_source"', { utm_source: "news" }],
  [`projectType is "${misspelled}"`, { LEADCF1: misspelled }],
  ['budget is ""', { LEADCF2: "" }],
  ['timeline is "Soon"', { LEADCF3: "Soon" }],
])("%s is recorded", async ([violation, change]) => {
  const email = newEmail();
  await postForm(address, { ...crmLead(email), ...change });
  expect(await logged(email)).toMatchObject({ accepted: true, violations: [violation] });
});

test("missing and repeated names are recorded", async () => {
  const email = newEmail();
  const { xmIwtLD: _, ...lead } = crmLead(email);
  const body = `${new URLSearchParams(lead)}&Phone=1`;
  await postForm(address, {}, { body });
  expect(await logged(email)).toMatchObject({
    violations: ['missing "xmIwtLD"', 'repeated "Phone"'],
  });
});

test.each([
  ["https://studio.test/thanks", 'returnURL leads to "/thanks"'],
  ["/thank-you", 'returnURL is "/thank-you"'],
])("the return address %s is none", async (returnURL, violation) => {
  const email = newEmail();
  await postForm(address, { ...crmLead(email), returnURL });
  expect((await logged(email))?.violations).toEqual([violation]);
});

test("the three custom fields go by the names they are given", async () => {
  const names = { projectType: "LEADCF6", budget: "LEADCF15", timeline: "LEADCF34" };
  const own = await startCrm({ fieldMap: names });
  const { LEADCF1 = "", LEADCF2 = "", LEADCF3 = "", ...lead } = crmLead(newEmail());
  const fields = { ...lead, LEADCF6: LEADCF1, LEADCF15: LEADCF2, LEADCF34: LEADCF3 };
  await postForm(`${own.url}/crm/WebToLeadForm`, fields);
  expect(await crmClient(own.url).posts()).toMatchObject([{ violations: [] }]);
  await own.close();
});

function formType(parameter: string) {
  return { "content-type": `application/x-www-form-urlencoded${parameter}` };
}
