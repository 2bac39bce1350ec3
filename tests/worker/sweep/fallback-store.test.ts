import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { NewLead } from "~/outbox/lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore, silentStore } from "../broken-stores.ts";
import { acceptedPosts, acceptInquiry, forms, openTestSite, readRows } from "../test-site.ts";

/** Accepts a lead while D1 is down. */
async function storeInFallback(db = breakStore("before"), changes: Partial<NewLead> = {}) {
  const site = openTestSite({}, db);
  const accepted = await acceptInquiry(site.platform, changes);
  await site.settled();
  expect(takeErrors()).toEqual([expect.stringContaining("lead.store-failed")]);
  return accepted;
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
