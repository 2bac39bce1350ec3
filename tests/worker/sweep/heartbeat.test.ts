import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { pingMonitor, sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { notificationsClient } from "../../stand-ins/client.ts";
import { breakStore } from "../broken-stores.ts";
import { acceptInquiry, openTestSite } from "../test-site.ts";

const monitor = notificationsClient(env.NOTIFICATIONS);

function openMonitored(variables: Record<string, string> = {}, db?: D1Database) {
  const path = `/heartbeat/${crypto.randomUUID()}`;
  const { platform } = openTestSite({ HEARTBEAT_URL: env.NOTIFICATIONS + path, ...variables }, db);
  return {
    platform,
    path,
    sweep: () => pingMonitor(platform, sweepLeads(platform)),
    calls: async () => {
      const received = await monitor.posts(path);
      return received.map((call) => [call.method, call.path.slice(path.length), call.rawBody]);
    },
  };
}

test("a healthy sweep is reported, and one with problems with their names only", async () => {
  const site = openMonitored();
  await site.sweep();
  await acceptInquiry(site.platform);
  await env.DB.exec("UPDATE leads SET status = 'dead'");
  await site.sweep();
  expect(await site.calls()).toEqual([
    ["GET", "", ""],
    ["POST", "/fail", "lead.dead"],
  ]);
});

test("with HEARTBEAT_FAIL=off problems are not reported, so that the monitor misses the call", async () => {
  const site = openMonitored({ HEARTBEAT_FAIL: "off", PAYMENT_URLS: "wrong" });
  await site.sweep();
  expect(await site.calls()).toEqual([]);
});

test("a sweep that the database stops is reported", async () => {
  const site = openMonitored({}, breakStore("before"));
  await site.sweep();
  expect(await site.calls()).toEqual([["POST", "/fail", "sweep.failed"]]);
});

test.each(["hang", "reset", "redirect", "500"] as const)(
  "a monitor that answers with %s costs two seconds at most and is logged",
  async (mode) => {
    const site = openMonitored();
    await monitor.setMode(mode, { match: site.path });
    const started = Date.now();
    await site.sweep();
    expect(Date.now() - started).toBeLessThan(4_000);
    expect(takeErrors().map((line) => JSON.parse(line).event)).toEqual(["heartbeat.failed"]);
    expect(await site.calls()).toHaveLength(1);
  },
);
