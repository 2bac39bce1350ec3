import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { countFunnel, storeCounts } from "~/analytics/funnel/count.server";
import { PROBE_HEADER, signProbe } from "~/http/crypto.server";
import { byReference } from "~/outbox/admin/filter";
import { countLeads, findLeads, listLeads } from "~/outbox/admin/leads";
import { countBacklog } from "~/outbox/health.server";
import { type ProbeReport, recognizeProbe } from "~/outbox/probe.server";
import { sweepLeads } from "~/outbox/sweep.server";
import type { Platform } from "~/platform.server";
import { findProblems } from "../../../scripts/probe/problems.ts";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { MAIL, openNotifiedSite } from "../sweep/notified-site.ts";
import { acceptedPosts, acceptInquiry, advanceClock, countRows, MINUTE_MS } from "../test-site.ts";

const PROBE_KEY = "a key of this probe, long enough for it".replaceAll(" ", "-");

beforeEach(() => advanceClock(0));

type Signed = { method?: string; path: string; key?: string; at?: number; for?: string };

async function ask(
  platform: Platform,
  { method = "GET", path, key = PROBE_KEY, ...signed }: Signed,
) {
  const seconds = Math.floor((signed.at ?? Date.now()) / 1000);
  const signature = await signProbe(key, { method, path: signed.for ?? path, seconds });
  const headers = { [PROBE_HEADER]: signature };
  return recognizeProbe(platform, new Request(`https://studio.test${path}`, { method, headers }));
}

/** Sends a lead as a probe's form does; what the site then says of it. */
async function probe(platform: Platform) {
  const probed = await ask(platform, { method: "POST", path: "/contact" });
  if (probed instanceof Response) throw new Error("The form is refused.");
  const { inquiry, reference } = await acceptInquiry(probed);
  const path = `/probe/${reference}`;
  const answer = (await ask(platform, { path })) as Response;
  return { probed, inquiry, path, status: answer.status, read: () => answer.json<ProbeReport>() };
}

function openSite(variables: Record<string, string> = {}) {
  return openNotifiedSite({ PROBE_KEY, ...MAIL, VISITOR_COPY: "on", ...variables });
}

test("the lead of a probe is stored for the probe alone, until it is deleted", async () => {
  const site = openSite();
  await sweepLeads(site.platform);
  const { probed, inquiry, path, read } = await probe(site.platform);
  expect(await read()).toMatchObject({
    stored: true,
    delivery: "off",
    notifications: ["mail", "webhook"],
  });
  const request = new Request("https://studio.test/", { headers: { "User-Agent": "Mozilla" } });
  await countFunnel(probed, request, [{ flow: "lead-form", step: "sent", event: "seen" }]);
  await storeCounts(env.DB);
  await sweepLeads(site.platform);
  expect([await site.received(), site.mails, await acceptedPosts(inquiry.email)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await countRows("funnel")).toBe(0);
  expect((await listLeads(env.DB, {}))?.total).toBe(0);
  expect(await findLeads(env.DB, byReference(path.slice(-9)))).toEqual([]);
  expect(Object.values(await countLeads(env.DB)).filter(Boolean)).toEqual([]);
  expect(Object.values(await countBacklog(env.DB)).filter(Boolean)).toEqual([]);
  expect(((await ask(site.platform, { method: "DELETE", path })) as Response).status).toBe(204);
  advanceClock(1_000);
  expect(((await ask(site.platform, { path })) as Response).status).toBe(404);
  expect([await countRows("leads"), await countRows("notices")]).toEqual([0, 0]);
});

test.each<[string, Partial<Signed>, Record<string, string>?]>([
  ["of another key", { key: "x".repeat(40) }],
  ["older than five minutes", { at: Date.now() - 301_000 }],
  ["of another path", { for: "/probe/0000-0000" }],
  ["to a site without a key", {}, { PROBE_KEY: "" }],
])("a signature %s gets 404 and deletes nothing", async (_, signed, variables) => {
  const site = openSite();
  const { path } = await probe(site.platform);
  const { platform } = openSite(variables);
  for (const method of ["GET", "DELETE", "POST"]) {
    const answer = await ask(platform, { method, path, ...signed });
    expect((answer as Response).status).toBe(404);
  }
  const unsigned = await recognizeProbe(platform, new Request(`https://studio.test${path}`));
  expect((unsigned as Response).status).toBe(404);
  advanceClock(1_000);
  expect(((await ask(site.platform, { path })) as Response).status).toBe(200);
});

test("a signature works once, and a form once a minute", async () => {
  const { platform } = openSite();
  const { path } = await probe(platform);
  const again = async (signed: Signed) => ((await ask(platform, signed)) as Response).status;
  expect(await again({ path })).toBe(404);
  expect(await again({ method: "POST", path: "/contact" })).toBe(404);
  const old = Date.now();
  advanceClock(61_000);
  expect(await again({ method: "POST", path: "/contact", at: old })).toBe(404);
  expect(await ask(platform, { method: "POST", path: "/contact" })).toMatchObject({
    isProbe: true,
  });
});

test("the lead of a visitor is neither reported nor deleted", async () => {
  const { platform, settled } = openSite();
  const { reference } = await acceptInquiry(platform);
  await settled();
  for (const method of ["GET", "DELETE"]) {
    const answer = (await ask(platform, { method, path: `/probe/${reference}` })) as Response;
    expect(answer.status).toBe(404);
  }
  expect(await findLeads(env.DB, byReference(reference))).toHaveLength(1);
});

const DELIVER = { PROBE_DELIVER: "on" };

test.each<
  [string, Record<string, string>, (site: ReturnType<typeof openSite>) => unknown, string[]]
>([
  ["is well", DELIVER, () => {}, []],
  [
    "cannot deliver",
    { ...DELIVER, FORMS_URL_WIZARD: "http://127.0.0.1:9/f" },
    () => {},
    ["its lead was not delivered: "],
  ],
  [
    "has mail and webhook off",
    { NOTIFY_TO: "", NOTIFY_FROM: "", NOTIFY_URL: "", VISITOR_COPY: "" },
    () => {},
    ["nobody is notified of a lead: "],
  ],
  [
    "has lost its mail binding",
    {},
    ({ platform }) => {
      platform.bindings.EMAIL = undefined;
    },
    ["notifications do not go out by mail"],
  ],
  [
    "cannot reach its webhook",
    {},
    async (site) => {
      await site.setMode("500");
      await acceptInquiry(site.platform);
      await sweepLeads(site.platform);
    },
    ["notifications do not go out by webhook"],
  ],
  ["is not swept any more", {}, () => advanceClock(6 * MINUTE_MS), ["the cron has stopped"]],
])("a probe of a site that %s finds %j", async (_, variables, change, expected) => {
  const site = openSite(variables);
  await sweepLeads(site.platform);
  await change(site);
  const { read } = await probe(site.platform);
  const problems = findProblems(await read());
  expect(problems).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test("a database that takes no writes is answered with 503, and stores no lead anywhere", async () => {
  const { platform } = openSite();
  const readOnly = breakStatements(platform, Number.POSITIVE_INFINITY, /INSERT/);
  const { status } = await probe(readOnly);
  takeErrors();
  expect(status).toBe(503);
  await sweepLeads(platform);
  expect((await listLeads(env.DB, {}))?.total).toBe(0);
});
