import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { inbox } from "#content/studio/inbox.yaml";
import { openResults } from "~/features/admin/results.server";
import { exportResults } from "~/outbox/admin/results";
import { DAY_MS } from "../test-site.ts";

const NOW = Date.parse("2026-11-18T20:00Z");

/** Leads of a campaign, of which so many are answered and won for 1,500 each. */
async function store(source: string, leads: number, won: number, created = NOW - 2 * DAY_MS) {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated, source, done,
       result, amount)
     SELECT ?2 || ?4 || i, ?2, 'crm', ?2 || i, 'delivered', 0, '{}', '{}', ?4, ?4, ?2,
       iif(i <= ?3, ?4 + 7200000, NULL), iif(i <= ?3, 'won', NULL), iif(i <= ?3, 150000, NULL) FROM n`,
  )
    .bind(leads, source, won, created)
    .run();
}

test("results are summed by campaign and month, also of deleted leads, and few of them have no share", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await store("google", 20, 5);
  await store("newsletter", 3, 2, Date.parse("2026-08-12T18:00Z"));
  await store("newsletter", 4, 4, Date.parse("2020-01-01T18:00Z"));
  await env.DB.exec("DELETE FROM leads WHERE source = 'newsletter'");
  const { bySource, byMonth, answerTime } = await openResults(env.DB, NOW);
  expect(bySource.map(({ label, cells }) => [label, ...cells])).toEqual([
    [
      "google",
      "20",
      "5",
      expect.stringMatching(/^5 \(25\s?%\)$/),
      expect.stringContaining("7,500"),
    ],
    ["newsletter", "3", "2", "2", expect.stringContaining("3,000")],
  ]);
  expect(byMonth.map(({ label }) => label)).toEqual(["2026-11", "2026-08"]);
  expect(answerTime).toMatch(/5 answered/);
  expect(await exportResults(env.DB, NOW)).toEqual([
    ["month", "kind", "offer", "source", "reason", "leads", "answered", "won", "lost", "amount"],
    ["2026-08", "crm", "", "newsletter", "", "3", "2", "2", "0", "3000"],
    ["2026-11", "crm", "", "google", "", "20", "5", "5", "0", "7500"],
  ]);
});

test("why leads were lost is summed, also of deleted ones and by a reason that content has no more", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await store("google", 12, 0);
  const [reason] = inbox.outcome.reasons;
  const lose = (first: number, last: number, why: string | null) =>
    env.DB.prepare(
      "UPDATE leads SET result = 'lost', reason = ?3 WHERE CAST(reference AS INT) BETWEEN ?1 AND ?2",
    )
      .bind(first, last, why)
      .run();
  await env.DB.exec("UPDATE leads SET reference = substr(reference, 7)");
  await lose(1, 6, reason?.value ?? "");
  await lose(7, 9, "a-former-one");
  await lose(10, 10, null);
  const { byReason } = await openResults(env.DB, NOW);
  expect(byReason).toEqual([
    { label: reason?.label, cells: [expect.stringMatching(/^6 \(60\s?%\)$/)] },
    { label: "a-former-one", cells: [expect.stringMatching(/^3 /)] },
    { label: inbox.outcome.noReason, cells: [expect.stringMatching(/^1 /)] },
  ]);
  const exported = await exportResults(env.DB, NOW);
  await env.DB.exec("DELETE FROM leads");
  expect((await openResults(env.DB, NOW)).byReason).toEqual(byReason);
  expect(await exportResults(env.DB, NOW)).toEqual(exported);
});
