import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listLeads } from "~/outbox/admin/leads";
import { sweepLeads } from "~/outbox/sweep.server";
import { acceptInquiry, openTestSite, writeInquiry } from "../test-site.ts";

/** A row as a former version of the Worker stores it. */
async function storeFormer(name: string, source: string) {
  const { platform } = openTestSite();
  const fields = { ...writeInquiry().fields, name, utm_source: source };
  const { submission } = await acceptInquiry(platform, { fields });
  await env.DB.prepare("UPDATE leads SET searched = NULL, source = ?2 WHERE submission = ?1")
    .bind(submission, source.toLowerCase())
    .run();
}

const count = async (filter: Parameters<typeof listLeads>[1]) =>
  (await listLeads(env.DB, filter)).leads.length;

test("leads of a former version are found by name at once, and whatever is typed once the cron has run", async () => {
  await storeFormer("Łukasz O’Brien", "Partner-Site");
  await storeFormer("Zoë Quill", "Google");
  expect(await count({ q: "quill" })).toBe(1);
  expect(await count({ source: "google" })).toBe(1);
  await sweepLeads(openTestSite().platform);
  for (const q of ["lukasz o'brien", "ŁUKASZ  OBrien", "zoe"])
    expect(await count({ q }), q).toBe(1);
  expect(await count({ source: "other" })).toBe(1);
  expect(await count({ source: "google" })).toBe(1);
});
