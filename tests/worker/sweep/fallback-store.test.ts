import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import type { NewLead } from "~/outbox/lead.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore, silentStore, slowStore } from "../broken-stores.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  edit,
  forms,
  MINUTE_MS,
  openTestSite,
  readRows,
  writeInquiry,
} from "../test-site.ts";

/** Accepts a lead while D1 is down. */
async function storeInFallback(db = breakStore("before"), changes: Partial<NewLead> = {}) {
  const site = openTestSite({}, db);
  const accepted = await acceptInquiry(site.platform, changes);
  await site.settled();
  expect(takeErrors()).toEqual([expect.stringContaining("lead.store-failed")]);
  return accepted;
}

async function acceptWithoutDatabase(lead: NewLead) {
  const { platform, settled } = openTestSite({}, breakStore("before"));
  expect((await acceptLead(platform, lead)).status).toBe("stored");
  await settled();
  takeErrors();
}

async function readFallbackValues() {
  const { keys } = await env.SESSIONS.list({ prefix: "outbox:" });
  return Promise.all(keys.map(({ name }) => env.SESSIONS.get(name)));
}

test("a lead that D1 does not take is encrypted in the fallback store, imported and sent once", async () => {
  const { inquiry, status, reference } = await storeInFallback();
  expect([status, reference]).toEqual(["stored", expect.stringMatching(/-/)]);
  expect(await readRows(inquiry.submission)).toEqual([]);
  const [encrypted] = await readFallbackValues();
  expect(encrypted).toMatch(/^[\w-]{200,}$/);
  expect(atob((encrypted ?? "").replaceAll("-", "+").replaceAll("_", "/"))).not.toMatch(
    /Ada|visitor/,
  );

  const { platform } = openTestSite();
  await sweepLeads(platform);
  await sweepLeads(platform);
  const [row] = await readRows(inquiry.submission);
  expect(row).toMatchObject({ status: "delivered", attempts: 1 });
  expect(JSON.parse(row?.fields ?? "")).toEqual(inquiry.fields);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  expect(await readFallbackValues()).toEqual([]);
});

test("after five seconds without an answer of D1 the fallback store is used", async () => {
  const started = performance.now();
  expect((await storeInFallback(silentStore())).status).toBe("stored");
  expect(performance.now() - started).toBeGreaterThan(4_900);
});

test("a flood while D1 takes two seconds a statement is accepted, and each lead arrives once", async () => {
  const { platform } = openTestSite({}, slowStore(2_000));
  const started = performance.now();
  const sent = await Promise.all(Array.from({ length: 30 }, () => acceptInquiry(platform)));
  expect(performance.now() - started).toBeLessThan(20_000);
  await sweepLeads(openTestSite().platform);
  for (const { inquiry } of sent) expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  expect(await readFallbackValues()).toEqual([]);
});

test("a held lead is still held when it is imported", async () => {
  const filledHoneypot = { honeypotFilled: true };
  const { inquiry, status } = await storeInFallback(breakStore("before"), filledHoneypot);
  expect(status).toBe("held");
  await sweepLeads(openTestSite().platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "held" }]);
  expect(await forms.posts(inquiry.email)).toEqual([]);
});

test("a lead encrypted with another secret is not imported but reported to the monitor, and others are", async () => {
  await env.SESSIONS.put("outbox:0", "unreadable");
  const { inquiry } = await storeInFallback();
  expect(await sweepLeads(openTestSite().platform)).toEqual(["spill.unreadable"]);
  expect(takeErrors()).toEqual([expect.stringContaining("spill.unreadable")]);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
  expect(await readFallbackValues()).toEqual(["unreadable"]);
});

test("importing a lead that the database has after all leaves its row as it is", async () => {
  const { inquiry } = await storeInFallback(breakStore("after"));
  await env.DB.exec("UPDATE leads SET status = 'dead'");
  await sweepLeads(openTestSite().platform);
  expect(await readFallbackValues()).toEqual([]);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "dead" }]);
  expect(await forms.posts(inquiry.email)).toEqual([]);
});

test("a lead that is sent again after it was withdrawn, while D1 is down, is sent", async () => {
  advanceClock(0);
  const healthy = openTestSite();
  const sent = await acceptInquiry(healthy.platform);
  await healthy.settled();
  advanceClock(1_000);
  await withdrawLead(healthy.platform, sent);
  advanceClock(1_000);
  await acceptWithoutDatabase(sent.inquiry);
  await sweepLeads(healthy.platform);
  await sweepLeads(healthy.platform);
  expect(await acceptedPosts(sent.inquiry.email)).toHaveLength(2);
});

test("a superseded version that is sent again while D1 is down is sent", async () => {
  advanceClock(0);
  const healthy = openTestSite();
  const first = await acceptInquiry(healthy.platform, {}, "500");
  takeErrors();
  const edited = edit(first.inquiry, "Another message.");
  await forms.setMode("500", { match: first.inquiry.email, times: 1 });
  await acceptLead(healthy.platform, edited);
  await healthy.settled();
  takeErrors();
  advanceClock(1_000);
  await acceptWithoutDatabase(first.inquiry);
  advanceClock(MINUTE_MS * 2);
  await sweepLeads(healthy.platform);
  await sweepLeads(healthy.platform);
  const rows = await readRows(first.submission);
  const row = (message: string) => rows.find(({ fields }) => fields.includes(message))?.status;
  expect([row("launch film"), row("Another message")]).toEqual(["delivered", "superseded"]);
});

test("an edited version that is sent while D1 is down supersedes the failed one", async () => {
  advanceClock(0);
  const healthy = openTestSite();
  const first = await acceptInquiry(healthy.platform, {}, "500");
  takeErrors();
  advanceClock(1_000);
  await acceptWithoutDatabase(edit(first.inquiry, "Another message."));
  advanceClock(MINUTE_MS * 2);
  await sweepLeads(healthy.platform);
  await sweepLeads(healthy.platform);
  expect(await acceptedPosts(first.inquiry.email)).toHaveLength(1);
});

test("while D1 is down and KV does not answer, a lead is sent directly", async () => {
  const silent = {
    get: async () => null,
    put: () => new Promise(() => {}),
    list: async () => ({ keys: [] }),
    delete: async () => {},
  };
  const site = openTestSite({}, breakStore("before"), silent as unknown as KVNamespace);
  const inquiry = writeInquiry();
  const late = new Promise((resolve) => setTimeout(() => resolve("hangs"), 20_000));
  const result = await Promise.race([acceptLead(site.platform, inquiry), late]);
  takeErrors();
  expect(result).toMatchObject({ status: "delivered" });
});
