import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead, createLeadRow } from "~/outbox/accept-lead.server";
import { performAction } from "~/outbox/admin/perform-action";
import { countBacklog } from "~/outbox/health.server";
import { sql } from "~/outbox/sql";
import { createLease, insertOrClaimLead, setFailed } from "~/outbox/store/leads.server";
import { sweepLeads } from "~/outbox/sweep.server";
import type { Platform } from "~/platform.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  DAY_MS,
  forms,
  MINUTE_MS,
  openTestSite,
  REST_MS,
  readRows,
  writeInquiry,
} from "../test-site.ts";

/** Claims a new lead as a sender that is never heard of again. */
async function abandon(platform: Platform) {
  const inquiry = writeInquiry();
  const inserted = await insertOrClaimLead(
    env.DB,
    await createLeadRow(platform, inquiry),
    createLease(platform.settings),
  );
  if (!inserted?.claimed) throw new Error("The lead was not claimed");
  return { inquiry, claimed: inserted.claimed };
}

test("several sweeps at once post a lead once", async () => {
  const { platform } = openTestSite();
  const { inquiry } = await acceptInquiry(platform, {}, "500");
  await forms.setMode("slow", { match: inquiry.email, delayMs: 100 });
  advanceClock(MINUTE_MS);

  await Promise.all(Array.from({ length: 6 }, () => sweepLeads(platform)));
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("one sweep takes as many as SWEEP_SENDS allows, the next one the rest", async () => {
  const { platform } = openTestSite({ SWEEP_SENDS: "20" });
  for (let i = 0; i < 23; i++) await abandon(platform);
  advanceClock(REST_MS);

  await sweepLeads(platform);
  expect(await countBacklog(env.DB)).toMatchObject({ pending: 3 });
  await sweepLeads(platform);
  expect(await countBacklog(env.DB)).toMatchObject({ pending: 0, oldestPendingMs: null });
});

test("an abandoned lead is sent again after its lease, once its delivery marker would be visible", async () => {
  const site = openTestSite();
  advanceClock(0);
  const { inquiry } = await abandon(site.platform);

  advanceClock(89_999);
  await sweepLeads(site.platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  advanceClock(1);
  await sweepLeads(site.platform);
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered", attempts: 2, unknown_outcomes: 1 },
  ]);
});

test("a lease outlives the send timeout however short it is configured", async () => {
  const site = openTestSite({ LEASE_MS: "1", DELIVER_TIMEOUT_MS: "8000" });
  const { inquiry } = await abandon(site.platform);
  const [row] = await readRows(inquiry.submission);
  expect(row?.due).toBeGreaterThan(Date.now() + 8_000);
});

test("the visitor's own retry waits for a lease, but not for the backoff", async () => {
  const site = openTestSite();
  const impatient = openTestSite({ DELIVER_TIMEOUT_MS: "300" });
  const { inquiry, claimed } = await abandon(site.platform);

  expect((await acceptLead(impatient.platform, inquiry)).status).toBe("underway");
  expect(await forms.posts(inquiry.email)).toEqual([]);

  const now = Date.now();
  const due = now + DAY_MS;
  const failure = { status: "pending", due, error: "500", isUnknown: false, now } as const;
  await setFailed(env.DB, claimed, failure).run();
  expect((await acceptLead(site.platform, inquiry)).status).toBe("delivered");
  advanceClock(DAY_MS);
  await sweepLeads(site.platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test.each(["ok", "500"] as const)(
  "a former lease holder changes nothing of what the next one recorded of %s",
  async (mode) => {
    const site = openTestSite();
    const { inquiry, claimed } = await abandon(site.platform);
    await forms.setMode(mode, { match: inquiry.email });
    advanceClock(REST_MS);
    await sweepLeads(site.platform);
    const recorded = await readRows(inquiry.submission);
    const status = mode === "ok" ? "delivered" : "pending";
    expect(recorded).toMatchObject([{ status, lease: null, attempts: 2 }]);

    const now = Date.now();
    const late = { status: "pending", due: 0, error: "late", isUnknown: false, now } as const;
    await setFailed(env.DB, claimed, late).run();
    expect(await readRows(inquiry.submission)).toEqual(recorded);
  },
);

test("after MAX_ATTEMPTS a lead is dead, kept and counted", async () => {
  const { platform } = openTestSite({ MAX_ATTEMPTS: "2", BACKOFF_MS: "1" });
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email });
  await acceptLead(platform, inquiry);
  advanceClock(10);
  await sweepLeads(platform);

  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "dead", attempts: 2 }]);
  expect(await countBacklog(env.DB)).toMatchObject({ pending: 0, dead: 1 });
  expect(takeErrors()).toHaveLength(1);
});

test("a lead whose endpoint was removed waits until there is one again", async () => {
  const { inquiry } = await abandon(openTestSite().platform);
  advanceClock(REST_MS);
  await sweepLeads(openTestSite({ FORMS_URL_WIZARD: "" }).platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending", attempts: 1 }]);
  await sweepLeads(openTestSite().platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
});

test("a lead that was released, then resent, waits while it has no endpoint", async () => {
  advanceClock(0);
  const site = openTestSite();
  const { submission } = await acceptInquiry(site.platform, { honeypotFilled: true });
  const isThis = sql`submission = ${submission}`;
  await performAction(env.DB, isThis, { action: "release", who: "owner" });
  await sweepLeads(site.platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
  advanceClock(MINUTE_MS);
  await performAction(env.DB, isThis, { action: "resend", who: "owner" });
  const without = openTestSite({ FORMS_URL_WIZARD: "" });
  await sweepLeads(without.platform);
  expect(await readRows(submission)).toMatchObject([{ status: "pending" }]);
});
