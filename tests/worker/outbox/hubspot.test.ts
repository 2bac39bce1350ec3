import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { performAction } from "~/outbox/admin/perform-action";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { hubspotClient } from "../../stand-ins/client.ts";
import { HUBSPOT_FORM, type HubspotMode } from "../../stand-ins/hubspot.ts";
import { advanceClock, DAY_MS, HOUR_MS, MINUTE_MS, newEmail, readRows } from "../test-site.ts";
import { crm, fillForm, openCrmSite, submit } from "./crm-visit.ts";

const hubspot = hubspotClient(env.HUBSPOT);

const openHubspotSite = (variables: Record<string, string> = {}) =>
  openCrmSite({ CRM_PROVIDER: "hubspot", HUBSPOT_FORM, HUBSPOT_URL: env.HUBSPOT, ...variables });

/** Sends the lead form, and waits until its first attempt is recorded. */
async function send(
  site: ReturnType<typeof openHubspotSite>,
  changes: Record<string, string> = {},
) {
  const form = await fillForm(site, changes);
  expect(
    await submit(site, form.fields, { query: "?service=A%20film&utm_source=news" }),
  ).toMatchObject({
    ok: true,
  });
  await site.settled();
  return { ...form, row: async () => (await readRows(form.submission))[0] };
}

test("HubSpot gets every value, those without a property of their own as lines of the message", async () => {
  const site = openHubspotSite({ HUBSPOT_FIELD_MAP: '{"projectType":"project_type","zip":""}' });
  const { fields, email, row } = await send(site, { description: "One.\n\nTwö & 3" });
  const [post] = await hubspot.posts(email);
  expect(post).toMatchObject({
    path: `/submissions/v3/integration/submit/${HUBSPOT_FORM}`,
    accepted: true,
    context: { pageUri: "https://studio.test/contact" },
  });
  expect(post?.fields).toEqual({
    ...{ firstname: fields.firstName, lastname: fields.lastName, email, phone: fields.phone },
    ...{ company: fields.company, city: fields.city, state: fields.state },
    ...{ country: fields.country, project_type: fields.projectType },
    message: `One.\n\nTwö & 3\n\nSelected service: A film\nutm_source: news\n\nZip: ${fields.zip}\nBudget: ${fields.budget}`,
  });
  expect(await row()).toMatchObject({ status: "delivered" });
  expect(await crm.posts(email)).toEqual([]);
});

test.each<HubspotMode>(["redirect", "slow"])("%s is delivered", async (mode) => {
  const email = newEmail();
  await hubspot.setMode(mode, { match: email });
  const { row } = await send(openHubspotSite(), { email });
  expect(await row()).toMatchObject({ status: "delivered", attempts: 1 });
});

test.each<HubspotMode>(["429_retry_after", "500", "503", "notfound404", "reset", "hang"])(
  "after %s the same body is sent again",
  async (mode) => {
    const site = openHubspotSite({ DELIVER_TIMEOUT_MS: "200" });
    const email = newEmail();
    await hubspot.setMode(mode, { match: email, times: 1 });
    const { row } = await send(site, { email });
    expect(await row()).toMatchObject({ status: "pending", attempts: 1 });
    advanceClock(HOUR_MS);
    await sweepLeads(site.platform);
    const [first, second] = await hubspot.posts(email);
    expect(second?.rawBody).toBe(first?.rawBody);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(await row()).toMatchObject({ status: "delivered", attempts: 2 });
  },
);

test.each<[string, Record<string, string>, RegExp]>([
  [
    "that its form does not have",
    { HUBSPOT_FIELD_MAP: '{"budget":"budget_2"}' },
    /FIELD_NOT_IN_FORM/,
  ],
  ["that is required", { HUBSPOT_FIELD_MAP: '{"email":""}' }, /REQUIRED_FIELD/],
])(
  "with a field %s the lead is refused and notified once, stays, and is sent when corrected",
  async (_, variables, error) => {
    const site = openHubspotSite({ ...variables, NOTIFY_URL: `${env.NOTIFICATIONS}/notices/json` });
    const { email, row } = await send(site);
    expect(await row()).toMatchObject({
      status: "dead",
      attempts: 1,
      last_error: expect.stringMatching(error),
    });
    advanceClock(30 * DAY_MS);
    await sweepLeads(site.platform);
    expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.dead"')]);
    const { id = "" } = (await row()) ?? {};
    const notices = await env.DB.prepare(
      "SELECT event FROM notices WHERE lead = ?1 ORDER BY created",
    )
      .bind(id)
      .all();
    expect(notices.results).toEqual([{ event: "lead.new" }, { event: "lead.dead" }]);

    await performAction(env.DB, sql`id = ${id}`, { action: "retry", who: "Ada" });
    await sweepLeads(openHubspotSite().platform);
    expect(await row()).toMatchObject({ status: "delivered" });
    expect(await hubspot.posts(email)).toHaveLength(2);
  },
);

test.each<[string, Record<string, string>, HubspotMode?]>([
  ["BLOCKED_EMAIL", { email: `${crypto.randomUUID()}@free.test` }],
  ["FORM_HAS_RECAPTCHA_ENABLED", {}, "captcha"],
])(
  "%s is for a person: the lead is dead, and no value is in its error",
  async (error, changes, mode) => {
    const email = changes.email ?? newEmail();
    if (mode) await hubspot.setMode(mode, { match: email });
    const { row } = await send(openHubspotSite(), { email });
    expect(await row()).toMatchObject({
      status: "dead",
      last_error: expect.stringContaining(error),
    });
    expect((await row())?.last_error).not.toContain(email);
    takeErrors();
  },
);

test.each<HubspotMode>(["empty200", "html200"])(
  "%s confirms nothing: the lead is kept, and not sent again by itself",
  async (mode) => {
    const site = openHubspotSite();
    const email = newEmail();
    await hubspot.setMode(mode, { match: email });
    const { row } = await send(site, { email });
    advanceClock(DAY_MS);
    await sweepLeads(site.platform);
    expect(await row()).toMatchObject({ status: "unconfirmed", attempts: 1 });
    takeErrors();
  },
);

test("a lead that waited for one CRM is made anew for the other", async () => {
  const zoho = openCrmSite();
  const { fields, email, submission } = await fillForm(zoho);
  await crm.setMode("500", { match: email, times: 1 });
  await submit(zoho, fields);
  await zoho.settled();
  advanceClock(MINUTE_MS);
  await sweepLeads(openHubspotSite().platform);
  expect(await hubspot.posts(email)).toMatchObject([{ accepted: true }]);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
});

test.each<[string, Record<string, string>, status: string]>([
  ["no form", { HUBSPOT_FORM: "" }, "received"],
  ["a form that is none", { HUBSPOT_FORM: "my form" }, "pending"],
  ["names that are none", { HUBSPOT_FIELD_MAP: '{"zip":"Zip Code"}' }, "pending"],
  ["an unknown provider", { CRM_PROVIDER: "hubspo" }, "pending"],
])("with %s nothing is sent", async (_, variables, status) => {
  const { email, row } = await send(openHubspotSite(variables));
  expect(await row()).toMatchObject({ status, attempts: 0 });
  expect([...(await hubspot.posts(email)), ...(await crm.posts(email))]).toEqual([]);
});
