import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readHealth } from "~/outbox/health.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { acceptedPosts, acceptInquiry, advanceClock, HOUR_MS } from "../test-site.ts";
import { seedStudio } from "./seed.ts";
import { openCostSite, visits } from "./visits.ts";

test("without the database's indexes everything is slower, and nothing is wrong", async () => {
  const { results: indexes } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
  ).all<{ name: string; sql: string }>();
  await env.DB.batch(indexes.map(({ name }) => env.DB.prepare(`DROP INDEX ${name}`)));
  try {
    await seedStudio(env.DB, 200);
    const site = openCostSite();
    const { inquiry } = await acceptInquiry(site.platform, {}, "500");
    expect(await acceptedPosts(inquiry.email)).toEqual([]);
    advanceClock(HOUR_MS);
    const { report } = await readHealth(site.platform, Date.now());
    expect(report.leads).toMatchObject({ pending: 1, oldestPendingMs: expect.any(Number) });
    await sweepLeads(site.platform);
    expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
    for (const { prepare } of visits) {
      const run = await prepare(openCostSite());
      await run();
    }
    // Nobody is the monitor that the cron calls.
    takeErrors();
  } finally {
    await env.DB.batch(indexes.map(({ sql }) => env.DB.prepare(sql)));
  }
});
