import { afterAll, expect, test } from "vitest";
import { crmClient, formServiceClient, measurementClient } from "./client.ts";
import { startCrm } from "./crm.ts";
import { assessment, crmLead, inquiry, jsonHeaders, newEmail } from "./example-posts.ts";
import { startFormService } from "./form-service.ts";
import { chosen } from "./lead-choices.ts";
import { startMeasurement } from "./measurement.ts";
import { startNotifications } from "./notifications.ts";

// What the stand-ins refuse is the contract that all other tests rely on; how they answer is seen in those.

const running = await Promise.all([
  startFormService(),
  startCrm(),
  startMeasurement(),
  startNotifications(),
]);
const [service, crmServer, google, notifications] = running;
const forms = formServiceClient(service.url);
const crm = crmClient(crmServer.url);
afterAll(() => Promise.all(running.map((standIn) => standIn.close())));

const FORM = "application/x-www-form-urlencoded";

function postJson(form: string, json: unknown, changes: Record<string, string> = {}) {
  const headers = { ...jsonHeaders, ...changes };
  return fetch(`${service.url}/f/${form}`, { method: "POST", headers, body: JSON.stringify(json) });
}

function postLead(body: string, changes: Record<string, string> = {}) {
  const headers = { ...jsonHeaders, "content-type": `${FORM};charset=UTF-8`, ...changes };
  const init: RequestInit = { method: "POST", headers, body, redirect: "manual" };
  return fetch(`${crmServer.url}/crm/WebToLeadForm`, init);
}

test("posts that keep the contract are accepted", async () => {
  const email = newEmail();
  expect((await postJson("wizard", inquiry(email))).status).toBe(200);
  expect((await postJson("assessment", assessment(email))).status).toBe(200);
  expect((await postLead(String(new URLSearchParams(crmLead(email))))).status).toBe(302);
  const kept = { accepted: true, violations: [] };
  expect(await forms.posts(email)).toMatchObject([kept, kept]);
  expect(await crm.posts(email)).toMatchObject([{ ...kept, fields: crmLead(email) }]);
});

test.for<[string, Record<string, string>, number]>([
  ['content-type is "text/plain"', { "content-type": "text/plain" }, 415],
  ["no origin header", { origin: "" }, 400],
  ["no referer header", { referer: "" }, 400],
  ["accept does not name application/json", { accept: "*/*" }, 200],
])("the form service refuses: %s", async ([violation, headers, status]) => {
  const email = newEmail();
  const response = await postJson("wizard", inquiry(email), headers);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  expect([response.status, isPage]).toEqual([status, status === 200]);
  expect(await forms.posts(email)).toMatchObject([{ accepted: false, violations: [violation] }]);
});

test("the form service wants exactly the keys of its form", async () => {
  const { phone, ...rest } = inquiry(newEmail());
  expect((await postJson("wizard", { ...rest, _gotcha: phone })).status).toBe(422);
  expect(await forms.posts(rest.email)).toMatchObject([
    { mode: null, violations: ['missing key "phone"', 'unknown key "_gotcha"'] },
  ]);
  expect((await postJson("wizard", [rest.email])).status).toBe(422);
});

test.for<[violation: string, change: Record<string, string>, headers?: Record<string, string>]>([
  ['referer is "https://studio.test/"', {}, { referer: "https://studio.test/" }],
  ['origin is "https://other.test"', {}, { origin: "https://other.test" }],
  [`content-type is "${FORM}"`, {}, { "content-type": FORM }],
  ['returnURL leads to "/thanks"', { returnURL: "https://studio.test/thanks" }],
  ['returnURL is "/thank-you"', { returnURL: "/thank-you" }],
])("the CRM says thanks and makes no lead: %s", async ([violation, change, headers]) => {
  const email = newEmail();
  const fields = new URLSearchParams({ ...crmLead(email), ...change });
  expect(await (await postLead(String(fields), headers)).text()).toContain("<!doctype html>");
  expect(await crm.posts(email)).toMatchObject([
    { accepted: false, mode: null, violations: [violation] },
  ]);
});

test.for<[violation: string, change: Record<string, string>]>([
  ['"zc_gad" is longer than 0', { zc_gad: "x" }],
  ['"aG9uZXlwb3Q" is longer than 0', { aG9uZXlwb3Q: "x" }],
  ['"Lead Source" is "Web"', { "Lead Source": "Web" }],
  ['"Company" is empty', { Company: " " }],
  ['"First Name" is longer than 40', { "First Name": "x".repeat(41) }],
  ['"Description" is empty', { Description: "" }],
  ['unknown "utm_source"', { utm_source: "news" }],
  [`projectType is "${chosen.projectType}."`, { LEADCF1: `${chosen.projectType}.` }],
  ['budget is ""', { LEADCF2: "" }],
  ['timeline is "Soon"', { LEADCF3: "Soon" }],
])("the CRM records: %s", async ([violation, change]) => {
  const email = newEmail();
  await postLead(String(new URLSearchParams({ ...crmLead(email), ...change })));
  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [violation] }]);
});

test("the CRM records missing and repeated names, and bytes that are not UTF-8", async () => {
  const email = newEmail();
  const { xmIwtLD: _, ...lead } = crmLead(email);
  await postLead(`${new URLSearchParams(lead)}&Phone=1&Description=caf%E9`);
  expect((await crm.posts(email))[0]?.violations).toEqual([
    "body is not UTF-8",
    'missing "xmIwtLD"',
    'repeated "Phone"',
  ]);
});

test.for([
  ["/notices/json/x", 204],
  ["/notices/slack/x", 400],
  ["/notices/pigeon/x", 400],
  ["/heartbeat/x", 204],
] as const)("a post of JSON without a text to %s is answered %i", async ([path, status]) => {
  const response = await fetch(notifications.url + path, { method: "POST", body: "{}" });
  expect(response.status).toBe(status);
});

const event = (name: string, params: Record<string, unknown> = {}) => ({
  client_id: "123456.7654321",
  events: [{ name, params }],
});
const params = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));

test.for<[wrong: string, violations: string[], body: unknown]>([
  ["nothing", [], event("generate_lead", params(25))],
  ["no client", ["client_id"], { events: [{ name: "a" }] }],
  ["no events", ["events"], { client_id: "1.2", events: [] }],
  ["a long event name", ["events[0].name"], event("a".repeat(41))],
  ["a reserved name", ["events[0].name"], event("google_lead")],
  ["26 parameters", ["events[0].params"], event("a", params(26))],
  ["a long value", ["events[0].params.p"], event("a", { p: "x".repeat(101) })],
  ["a name for an e-mail", ["events[0].params.user_email"], event("a", { user_email: "x" })],
  ["an e-mail", ["events[0].params.p"], event("a", { p: "ada@visitor.test" })],
])("the Measurement Protocol records %s as wrong", async ([_wrong, violations, body]) => {
  const url = `${google.url}/mp/collect?api_secret=s`;
  expect((await fetch(url, { method: "POST", body: JSON.stringify(body) })).status).toBe(204);
  expect((await measurementClient(google.url).posts()).at(-1)).toMatchObject({
    query: { api_secret: "s" },
    violations,
  });
});
