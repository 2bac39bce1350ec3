import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveDetails } from "~/features/inquiry/details-store.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { forgetPerson, rememberForgotten } from "~/outbox/admin/forget";
import { forgetAgain } from "~/outbox/store/forgotten";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore } from "../broken-stores.ts";
import { openNotifiedSite } from "../sweep/notified-site.ts";
import {
  acceptInquiry,
  advanceClock,
  countRows,
  forms,
  listTables,
  MINUTE_MS,
  openTestSite,
  readRows,
  writeInquiry,
} from "../test-site.ts";
import { listTablesByAddress, STAYS } from "./personal-tables.ts";

async function saveDetailsOf(submission: string) {
  const { platform } = openTestSite();
  const details = { typed: { name: "Ada Lovelace" }, mintedAt: 0, accepted: null };
  await saveDetails(platform, { session: "session", submission }, details, "192.0.2.77");
}

/** Someone with a row in every table that can have one of theirs. */
async function storePerson() {
  const { platform } = openTestSite();
  const { inquiry } = await acceptInquiry(platform, { ipAddress: "192.0.2.77" });
  return storeRest(inquiry);
}

/** What is stored besides the lead itself. */
async function storeRest(inquiry: Awaited<ReturnType<typeof acceptInquiry>>["inquiry"]) {
  await saveDetailsOf(inquiry.submission);
  const [row] = await readRows(inquiry.submission);
  if (!row) return expect.unreachable("the lead was lost");
  await env.DB.prepare(
    `INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
     VALUES (?1, 'AAAA-AAAA', 'note', 'Ada', 0, 'Called Ada Lovelace back', ?2)`,
  )
    .bind(row.id, crypto.randomUUID())
    .run();
  return { inquiry, lead: { id: row.id, reference: "AAAA-AAAA", email: inquiry.email } };
}

test("forgetting a person empties every table but those that may stay, each with its reason", async () => {
  const { lead } = await storePerson();
  const emptied = (await listTables()).filter((table) => !(table in STAYS));
  for (const table of emptied) expect(await countRows(table), table).toBeGreaterThan(0);
  await forgetPerson(env.DB, lead, "owner");
  const { results: records } = await env.DB.prepare("SELECT lead, note FROM lead_acts").all();
  expect(records).toEqual([{ lead: null, note: "wizard" }]);
  for (const table of emptied.filter((table) => table !== "lead_acts"))
    expect(await countRows(table), table).toBe(0);
});

test("forgetting again what a backup brought back empties the same tables", async () => {
  const { inquiry, lead } = await storePerson();
  await forgetPerson(env.DB, lead, "owner");
  await acceptLead(openTestSite().platform, inquiry);
  await storeRest(inquiry);
  await env.DB.prepare("UPDATE leads SET created = 0").run();
  const emptied = (await listTables()).filter((table) => !(table in STAYS));
  for (const table of emptied) expect(await countRows(table), table).toBeGreaterThan(0);
  expect(await forgetAgain(env.DB)).toHaveLength(1);
  for (const table of emptied.filter((table) => table !== "lead_acts"))
    expect(await countRows(table), table).toBe(0);
  const { results: acts } = await env.DB.prepare("SELECT lead FROM lead_acts").all();
  expect(acts).toEqual([{ lead: null }]);
});

test("the unsent details of others stay, and those of a restored lead go with it", async () => {
  const { inquiry, lead } = await storePerson();
  await saveDetailsOf("of somebody else");
  await forgetPerson(env.DB, lead, "owner");
  expect(await countRows("details")).toBe(1);

  await acceptLead(openTestSite().platform, inquiry);
  await saveDetailsOf(inquiry.submission);
  await env.DB.prepare("UPDATE leads SET created = 0").run();
  expect(await forgetAgain(env.DB)).toHaveLength(1);
  expect(await countRows("details")).toBe(1);
});

test("what a forgotten person had sent while the database was down is neither kept nor sent", async () => {
  const { inquiry, lead } = await storePerson();
  const waiting = writeInquiry({ fields: inquiry.fields });
  const others = writeInquiry();
  for (const each of [waiting, others])
    await acceptLead(openTestSite({}, breakStore("before")).platform, each);
  expect(takeErrors()).toHaveLength(2);
  await forgetPerson(env.DB, lead, "owner");

  await sweepLeads(openTestSite().platform);
  expect(await readRows(waiting.submission)).toEqual([]);
  expect(await forms.posts(waiting.email)).toEqual([]);
  expect(await readRows(others.submission)).toMatchObject([{ status: "delivered" }]);
  expect((await env.SESSIONS.list({ prefix: "outbox:" })).keys).toEqual([]);
});

test("a person whose only lead waits outside the database is remembered by the address", async () => {
  const site = openTestSite({}, breakStore("before"));
  const { inquiry } = await acceptInquiry(site.platform);
  expect(takeErrors()).toHaveLength(1);
  await rememberForgotten(env.DB, ` ${inquiry.email.toUpperCase()} `);

  await sweepLeads(openTestSite().platform);
  expect(await readRows(inquiry.submission)).toEqual([]);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect((await env.SESSIONS.list({ prefix: "outbox:" })).keys).toEqual([]);
});

test("of a person without a lead every other table that has addresses is emptied", async () => {
  const tables = await listTablesByAddress(env.DB);
  expect(tables).toContain("leads");
  const others = tables.filter((table) => table !== "leads");
  for (const table of others) await insertRow(table, "ada@visitor.test");
  await rememberForgotten(env.DB, "Ada@visitor.test");
  for (const table of others) expect(await countRows(table), table).toBe(0);
});

/** A row with this address, and 1 in every other column that must be filled in. */
async function insertRow(table: string, email: string) {
  const { results: required } = await env.DB.prepare(
    `SELECT name FROM pragma_table_info(?1) WHERE "notnull" AND dflt_value IS NULL AND name <> 'email'`,
  )
    .bind(table)
    .all<{ name: string }>();
  const names = ["email", ...required.map(({ name }) => name)];
  await env.DB.prepare(
    `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map((name) => (name === "email" ? "?1" : "1")).join(", ")})`,
  )
    .bind(email)
    .run();
  expect(await countRows(table), table).toBe(1);
}

test("what a forgotten person sends again is notified", async () => {
  advanceClock(0);
  const site = openNotifiedSite();
  const { inquiry, submission } = await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  const [row] = await readRows(submission);
  await forgetPerson(env.DB, { id: row?.id ?? "", reference: "", email: inquiry.email }, "owner");
  advanceClock(MINUTE_MS);
  await acceptLead(site.platform, inquiry);
  await site.settled();
  await sweepLeads(site.platform);
  expect((await site.received()).map(({ json }) => json?.event)).toEqual(["lead.new", "lead.new"]);
});
