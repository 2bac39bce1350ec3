import { afterAll, expect, test } from "vitest";
import {
  crmClient,
  formServiceClient,
  measurementClient,
  notificationsClient,
  schedulerClient,
} from "./client.ts";
import { type CrmMode, startCrm } from "./crm.ts";
import {
  assessment,
  crmLead,
  inquiry,
  jsonHeaders,
  newEmail,
  postForm,
  postJson,
} from "./example-posts.ts";
import { type FormMode, startFormService } from "./form-service.ts";
import { chosen } from "./lead-choices.ts";
import { startMeasurement } from "./measurement.ts";
import { startNotifications } from "./notifications.ts";
import { startScheduler } from "./scheduler.ts";

const running = await Promise.all([
  startFormService({ limitPerMinute: null }),
  startCrm(),
  startMeasurement(),
  startNotifications(),
  startScheduler(),
]);
const [service, crmServer, google, sink, scheduler] = running;
const forms = formServiceClient(service.url);
const crm = crmClient(crmServer.url);
afterAll(() => Promise.all(running.map((standIn) => standIn.close())));

const postInquiry = (email: string, init?: RequestInit) =>
  postJson(`${service.url}/f/wizard`, inquiry(email), init);
const postLead = (fields: Record<string, string>, init?: Parameters<typeof postForm>[2]) =>
  postForm(`${crmServer.url}/crm/WebToLeadForm`, fields, init);

test.for<[FormMode, status: number, accepted: boolean, text: string]>([
  ["ok", 200, true, '{"next":"/thanks","ok":true}'],
  ["ok_w3f", 200, true, '"message":"Email sent successfully!"'],
  ["fake_ok", 200, true, '{"next":"/thanks","ok":true}'],
  ["validation422", 422, false, '"code":"TYPE_EMAIL"'],
  ["forbidden403", 403, false, '"error":"Submission from different host'],
  ["notfound404", 404, false, '"code":"FORM_NOT_FOUND"'],
  ["quota200", 200, false, '{"error":"form over quota"}'],
  ["captcha_html200", 200, false, "<!doctype html>"],
  ["429_plain", 429, false, "Too Many Requests"],
  ["429_retry_after_2", 429, false, "Too many"],
  ["500", 500, false, '"error":"Internal Server Error"'],
])("the form service's mode %s answers %i", async ([mode, status, accepted, text]) => {
  const email = newEmail();
  await forms.setMode(mode, { match: email });
  const response = await postInquiry(email);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get("retry-after")).toBe(mode === "429_retry_after_2" ? "2" : null);
  expect(await forms.posts(email)).toMatchObject([{ mode, status, accepted, violations: [] }]);
});

test.for<[CrmMode, status: number, accepted: boolean, text: string]>([
  ["redirect302", 302, true, ""],
  ["html200", 200, true, '<a href="https://studio.test/thank-you">'],
  ["html_silent_drop", 200, false, '<a href="https://studio.test/thank-you">'],
  ["splash", 200, true, '"actionsubmit":"Splash Message"'],
  ["error_json", 200, false, '"actionsubmit":"error_msg"'],
  ["captcha_json", 200, false, '"invalidCaptcha":"true"'],
  ["500", 500, false, "Internal Server Error"],
  ["503_retry_after", 503, false, "Busy"],
  ["429", 429, false, "Too Many Requests"],
  ["dup_ok", 302, true, ""],
])("the CRM's mode %s answers %i", async ([mode, status, accepted, text]) => {
  const email = newEmail();
  await crm.setMode(mode, { match: email });
  const response = await postLead(crmLead(email));
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get("retry-after")).toBe(mode === "503_retry_after" ? "2" : null);
  expect(response.headers.get("location")).toBe(
    status === 302 ? "https://studio.test/thank-you" : null,
  );
  expect(await crm.posts(email)).toMatchObject([
    { mode, status, accepted, violations: [], fields: crmLead(email) },
  ]);
});

test("hang never answers, reset cuts the connection, slow takes its time", async () => {
  const [first, second, third] = [newEmail(), newEmail(), newEmail()];
  await forms.setMode("hang_accepted", { match: first });
  await expect(postInquiry(first, { signal: AbortSignal.timeout(150) })).rejects.toThrow("timeout");
  expect(await forms.posts(first)).toMatchObject([{ status: null, accepted: true }]);
  await forms.setMode("reset", { match: second });
  await expect(postInquiry(second)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  await forms.setMode("slow", { match: third, delayMs: 120 });
  const start = performance.now();
  expect((await postInquiry(third)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(110);
});

test("a mode holds for its times and its match, or for all until it is reset", async () => {
  const [jane, june] = [newEmail(), newEmail()];
  const statuses = async (...emails: string[]) => {
    const answers: number[] = [];
    for (const email of emails) answers.push((await postInquiry(email)).status);
    return answers;
  };
  await forms.setMode("500", { match: jane, times: 2 });
  expect(await statuses(jane, june, jane, jane)).toEqual([500, 200, 500, 200]);
  await expect(forms.setMode("403" as FormMode)).rejects.toThrow("mode is one of");
  await forms.setMode("forbidden403");
  await forms.setMode("500", { match: june });
  expect(await statuses(jane, june)).toEqual([403, 500]);
  await forms.resetModes();
  expect(await statuses(jane, june)).toEqual([200, 200]);
  await forms.clear(jane);
  expect(await forms.posts(jane)).toEqual([]);
  expect(await forms.posts(june)).toHaveLength(3);
});

test.for<[string, Record<string, string>, number]>([
  ['content-type is "text/plain"', { "content-type": "text/plain" }, 415],
  ["no origin header", { origin: "" }, 400],
  ["no referer header", { referer: "" }, 400],
  ["accept does not name application/json", { accept: "*/*" }, 200],
])("the form service refuses: %s", async ([violation, headers, status]) => {
  const email = newEmail();
  const response = await postInquiry(email, { headers: { ...jsonHeaders, ...headers } });
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  expect([response.status, isPage]).toEqual([status, status === 200]);
  expect(await forms.posts(email)).toMatchObject([{ accepted: false, violations: [violation] }]);
});

test("the form service wants exactly the keys of its form, twenty times a minute", async () => {
  const { phone, ...rest } = inquiry(newEmail());
  const post = (form: string, body: unknown) => postJson(`${service.url}/f/${form}`, body);
  expect((await post("wizard", { ...rest, _gotcha: phone })).status).toBe(422);
  expect(await forms.posts(rest.email)).toMatchObject([
    { mode: null, violations: ['missing key "phone"', 'unknown key "_gotcha"'] },
  ]);
  expect((await post("assessment", assessment(newEmail()))).status).toBe(200);
  expect((await post("wizard", [rest.email])).status).toBe(422);

  const limited = await startFormService();
  const send = () => postJson(`${limited.url}/f/wizard`, inquiry(newEmail()));
  for (let count = 0; count < 20; count++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  await limited.close();
});

const FORM = "application/x-www-form-urlencoded";

test.for<[violation: string, change: Record<string, string>, headers?: Record<string, string>]>([
  ['referer is "https://studio.test/"', {}, { referer: "https://studio.test/" }],
  ['origin is "https://other.test"', {}, { origin: "https://other.test" }],
  [`content-type is "${FORM}"`, {}, { "content-type": FORM }],
  ['returnURL leads to "/thanks"', { returnURL: "https://studio.test/thanks" }],
  ['returnURL is "/thank-you"', { returnURL: "/thank-you" }],
])("the CRM says thanks and makes no lead: %s", async ([violation, change, headers]) => {
  const email = newEmail();
  const response = await postLead({ ...crmLead(email), ...change }, { headers });
  expect(await response.text()).toContain("<!doctype html>");
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
  await postLead({ ...crmLead(email), ...change });
  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [violation] }]);
});

test("the CRM records missing and repeated names, and bytes that are not UTF-8", async () => {
  const email = newEmail();
  const { xmIwtLD: _, ...lead } = crmLead(email);
  await postLead({}, { body: `${new URLSearchParams(lead)}&Phone=1&Description=caf%E9` });
  expect((await crm.posts(email))[0]?.violations).toEqual([
    "body is not UTF-8",
    'missing "xmIwtLD"',
    'repeated "Phone"',
  ]);
});

const event = (name: string, params: Record<string, unknown> = {}) => ({
  client_id: "123456.7654321",
  events: [{ name, params }],
});
const params = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));

test.for<[wrong: string, fieldPath: string | null, body: unknown]>([
  ["nothing", null, event("generate_lead", params(25))],
  ["no client", "client_id", { events: [{ name: "a" }] }],
  ["no events", "events", { client_id: "1.2", events: [] }],
  ["a long event name", "events[0].name", event("a".repeat(41))],
  ["a reserved name", "events[0].name", event("google_lead")],
  ["26 parameters", "events[0].params", event("a", params(26))],
  ["a long value", "events[0].params.p", event("a", { p: "x".repeat(101) })],
  ["a name for an e-mail", "events[0].params.user_email", event("a", { user_email: "x" })],
  ["an e-mail", "events[0].params.p", event("a", { p: "ada@visitor.test" })],
])("the Measurement Protocol's debug endpoint names %s", async ([_wrong, fieldPath, body]) => {
  const ask = (path: string) =>
    fetch(google.url + path, { method: "POST", body: JSON.stringify(body) });
  const messages = fieldPath ? [{ fieldPath }] : [];
  expect(await (await ask("/debug/mp/collect")).json()).toMatchObject({
    validationMessages: messages,
  });
  expect((await ask("/mp/collect?api_secret=s")).status).toBe(204);
  expect((await measurementClient(google.url).posts()).at(-1)).toMatchObject({
    query: { api_secret: "s" },
    violations: messages,
  });
});

test("a webhook and a scheduler record what they are sent", async () => {
  const notifications = notificationsClient(sink.url);
  const init = { method: "POST", body: '{"event":"lead.new"}', redirect: "manual" } as const;
  await notifications.setMode("redirect", { match: "/notices/one", times: 1 });
  expect((await fetch(`${sink.url}/notices/one`, init)).status).toBe(307);
  expect((await fetch(`${sink.url}/notices/one`, init)).status).toBe(204);
  expect((await fetch(`${sink.url}/other`, init)).status).toBe(404);
  expect(await notifications.posts("/notices/one")).toMatchObject([
    { accepted: false },
    { accepted: true, json: { event: "lead.new" } },
  ]);

  const search = "?name=%3Cb%3EJane%20Doe&guests=a%40x.test&guests=b%40x.test";
  const page = await fetch(`${scheduler.url}/studio/logged${search}`);
  expect(await page.text()).toContain("<dt>name</dt><dd>&#60;b&#62;Jane Doe</dd>");
  const query = { name: "<b>Jane Doe", guests: ["a@x.test", "b@x.test"] };
  expect(await schedulerClient(scheduler.url).hits("/studio/logged")).toMatchObject([
    { path: "/studio/logged", search, query },
  ]);
});
