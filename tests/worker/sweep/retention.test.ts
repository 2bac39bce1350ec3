import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { saveDetails } from "~/features/inquiry/details-store.server";
import { forgetPerson } from "~/outbox/admin/forget";
import { deleteExpired, EXPIRY_RULES } from "~/outbox/store/expiry.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore } from "../broken-stores.ts";
import {
  acceptInquiry,
  advanceClock,
  countRows,
  DAY_MS,
  listTables,
  openTestSite,
} from "../test-site.ts";

/** Tables without a rule: rows that go with their lead, counts, a key, and one row a name. */
const WITHOUT_RULE = ["lead_attempts", "lead_counts", "forgotten_key", "heartbeats", "troubles"];

/** A lead of this state, which may be withdrawn or done. */
async function storeLead(status: string, changes = "") {
  const { platform } = openTestSite({ HOURLY_CAP: "99" });
  const { submission } = await acceptInquiry(platform, { ipAddress: "192.0.2.77" });
  await env.DB.prepare(`UPDATE leads SET status = ?1 ${changes} WHERE submission = ?2`)
    .bind(status, submission)
    .run();
}

const DONE = `, done = ${Date.now()}, touched = ${Date.now()}`;
const WITHDRAWN = `, withdrawn = ${Date.now()}`;

test.each<[string, string, number | null]>([
  ["delivered", "", 90],
  ["superseded", "", 90],
  ["held", "", 30],
  ["received", DONE, 90],
  ["dead", DONE, 90],
  ["unconfirmed", DONE, 90],
  ["pending", WITHDRAWN, 90],
  ["received", WITHDRAWN, 90],
  ["received", "", null],
  ["dead", "", null],
  ["unconfirmed", "", null],
])("a lead that is %s%s is kept for %s days", async (status, changes, days) => {
  const { platform } = openTestSite();
  await storeLead(status, changes);
  const countAfter = async (age: number) => {
    await deleteExpired(platform, Date.now() + age * DAY_MS);
    return countRows("leads");
  };
  expect(await countAfter((days ?? 9_999) - 0.01)).toBe(1);
  if (days) {
    expect(await countAfter(days + 0.01)).toBe(0);
    expect(await countRows("lead_attempts")).toBe(0);
  }
});

test("after the longest period the database holds nothing but leads that nobody has answered for", async () => {
  const { platform } = openTestSite({ NOTIFY_URL: "http://127.0.0.1:9/nobody-listens" });
  for (const status of ["delivered", "held", "received", "dead"]) await storeLead(status);
  await acceptInquiry(platform);
  const [lead] = (await env.DB.prepare("SELECT id, reference, email FROM leads LIMIT 1").all())
    .results as { id: string; reference: string; email: string }[];
  if (lead) await forgetPerson(env.DB, lead, "owner");
  const typed = { email: "ada@visitor.test" };
  const owner = { session: "session", submission: "unsent" };
  await saveDetails(platform, owner, { typed, mintedAt: 0, accepted: null }, "192.0.2.77");
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO funnel VALUES (date(), 'inquiry', 'details', 'seen', '', 'phone', 'on', '', 1)",
    ),
    env.DB.prepare(
      "INSERT INTO funnel_totals VALUES (date(), 'inquiry', 'details', 'seen', '', 'phone', '', 1)",
    ),
    env.DB.prepare("INSERT INTO submits (visitor, lead, at) VALUES ('probe', 'GET /', ?1)").bind(
      Date.now(),
    ),
    env.DB.prepare("INSERT INTO visitor_copies VALUES (?1, 1)").bind(
      Math.floor(Date.now() / DAY_MS),
    ),
    env.DB.prepare("INSERT INTO studio_keys (hash, used) VALUES ('hash', ?1)").bind(Date.now()),
    env.DB.prepare(
      `INSERT INTO elsewhere (submission, key_hash, place, sealed, created)
       VALUES ('old', 'hash', '/inquiry/details', 'sealed', ?1)`,
    ).bind(Date.now()),
  ]);
  await sweepLeads(platform);
  const ruled = [...new Set(EXPIRY_RULES.map(({ table }) => table))];
  for (const table of ruled) expect(await countRows(table), table).toBeGreaterThan(0);

  // 800 days after the beginning of a month.
  advanceClock(832 * DAY_MS);
  await deleteExpired(platform, Date.now());
  const tables = await listTables();
  expect(tables.toSorted()).toEqual([...ruled, ...WITHOUT_RULE].toSorted());
  const left = await Promise.all(
    ruled.map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results),
  );
  expect(left.flat()).toMatchObject([{ status: "received" }, { status: "dead" }]);
});

test("a lead in the fallback store expires there", async () => {
  const put = vi.fn(async () => {});
  const site = openTestSite({}, breakStore("before"), { put } as unknown as KVNamespace);
  await acceptInquiry(site.platform);
  await site.settled();
  expect(takeErrors()).toHaveLength(1);
  const text = expect.any(String);
  expect(put).toHaveBeenCalled();
  for (const call of put.mock.calls)
    expect(call).toEqual([text, text, { expirationTtl: expect.any(Number) }]);
});
