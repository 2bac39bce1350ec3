import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { performAction } from "~/outbox/admin/perform-action";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { breakStatements } from "../broken-stores.ts";
import { advanceClock, DAY_MS, forms, MINUTE_MS, newEmail, readRows } from "../test-site.ts";
import { crm, fillForm, openCrmSite, submit } from "./crm-visit.ts";
import made from "./earlier-leads.json";

const openSite = (variables: Record<string, string> = {}, db = env.DB) =>
  openCrmSite({ FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment`, ...variables }, db);

/** A lead as the build of earlier-leads.json stored it, with an address of its own. */
async function storeEarlier(at: number, status: string) {
  const email = newEmail();
  const lead = JSON.parse(JSON.stringify(made.leads[at]).replaceAll("ada@golden.test", email));
  const submission = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated)
     VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7, ?8, ?8)`,
  )
    .bind(
      ...[`${submission}.00`, submission, lead.kind, made.reference, status],
      ...[JSON.stringify(lead.fields), JSON.stringify(lead.payload), Date.now()],
    )
    .run();
  return { lead, email, submission, id: `${submission}.00` };
}

const posts = async (kind: string, email: string) => {
  if (kind !== "crm") return (await forms.posts(email)).map(({ json }) => json);
  return (await crm.posts(email)).map(({ fields }) => fields);
};

const STATES = [
  ["pending", null],
  ["held", "release"],
  ["dead", "retry"],
  ["received", "retry"],
  ["superseded", "retry"],
  ["unconfirmed", "resend"],
  ["delivered", "resend"],
] as const;
const CASES = made.leads.flatMap(({ kind }, at) =>
  STATES.map(([status, action]) => ({ kind, at, status, action })),
);

test.each(CASES)(
  "a lead $kind of the build before that was $status is sent as it was stored",
  async ({ kind, at, status, action }) => {
    const { platform } = openSite();
    const { lead, email, submission, id } = await storeEarlier(at, status);
    if (action) await performAction(env.DB, sql`id = ${id}`, { action, who: "Ada" });
    await sweepLeads(platform);
    const [row] = await readRows(submission);
    if (kind === "request") return expect(await posts(kind, email)).toEqual([]);
    const hidden = kind === "crm" ? exampleHiddenFields : {};
    expect(await posts(kind, email)).toEqual([{ ...hidden, ...lead.payload }]);
    expect(row).toMatchObject({ status: "delivered", payload: JSON.stringify(lead.payload) });
  },
);

test("a lead of the build before that waited for a valid CRM_FIELD_MAP is sent with its names", async () => {
  const { platform } = openSite();
  const { lead, email, id } = await storeEarlier(2, "pending");
  const { LEADCF1: projectType, LEADCF2: budget, LEADCF3: timeline, ...others } = lead.payload;
  await env.DB.prepare("UPDATE leads SET payload = ?2 WHERE id = ?1")
    .bind(id, JSON.stringify({ ...others, projectType, budget, timeline }))
    .run();
  await sweepLeads(platform);
  expect(await posts("crm", email)).toEqual([{ ...exampleHiddenFields, ...lead.payload }]);
});

const OTHER_NAMES = '{"projectType":"LEADCF6","budget":"LEADCF7","timeline":"LEADCF8"}';

test("a held lead is made what the CRM gets when it is released, and keeps that whatever is deployed", async () => {
  const site = openSite();
  const { fields, email, submission } = await fillForm(site, { k3w_note: "Bot & Sons" });
  await submit(site, fields);
  await site.settled();
  const [held] = await readRows(submission);
  expect(held).toMatchObject({ status: "held", payload: "{}", email });
  expect(held).toMatchObject({ name: `${fields.firstName} ${fields.lastName}` });

  await performAction(env.DB, sql`id = ${held?.id ?? ""}`, { action: "release", who: "Ada" });
  await crm.setMode("500", { match: email, times: 1 });
  await sweepLeads(site.platform);
  advanceClock(DAY_MS);
  await sweepLeads(openSite({ CRM_FIELD_MAP: OTHER_NAMES }).platform);
  const [first, second, ...others] = await crm.posts(email);
  expect(others).toEqual([]);
  expect(first?.fields).toMatchObject({ LEADCF1: fields.projectType });
  expect(second).toMatchObject({ accepted: true, rawBody: first?.rawBody });
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
});

test("what the database cannot keep is not sent, and is sent later", async () => {
  const site = openSite({ CRM_HIDDEN_FIELDS: "{" });
  const { fields, email, submission } = await fillForm(site);
  await submit(site, fields);
  await site.settled();
  expect(await readRows(submission)).toMatchObject([{ status: "pending", payload: "{}" }]);

  const { platform } = openSite();
  await sweepLeads(breakStatements(platform, 1, /SET payload/));
  expect(await crm.posts(email)).toEqual([]);
  expect(takeErrors().join()).toContain("lead.store-failed");
  advanceClock(5 * MINUTE_MS);
  await sweepLeads(platform);
  expect(await crm.posts(email)).toMatchObject([{ accepted: true, violations: [] }]);
});
