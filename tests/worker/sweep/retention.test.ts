import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { advanceClock, openStudio, readRows, writeInquiry } from "../studio.ts";

const DAY_MS = 24 * 60 * 60_000;

afterEach(async () => {
  vi.useRealTimers();
  await env.DB.exec("DELETE FROM leads");
});

test("retention purges what an endpoint accepted and nothing else", async () => {
  const { platform } = openStudio({ RETENTION_DAYS: "90" });
  const [delivered, held, received, dead] = [
    writeInquiry(),
    writeInquiry({ honeypotFilled: true }),
    writeInquiry(),
    writeInquiry(),
  ];
  await acceptLead(platform, delivered);
  await acceptLead(platform, held);
  await acceptLead(openStudio({ FORMS_URL_WIZARD: "" }).platform, received);
  await acceptLead(platform, dead);
  await env.DB.prepare("UPDATE leads SET status = 'dead' WHERE submission = ?1")
    .bind(dead.submission)
    .run();

  advanceClock(89 * DAY_MS);
  await sweepLeads(platform);
  expect(await readRows(delivered.submission)).toHaveLength(1);
  advanceClock(2 * DAY_MS);
  await sweepLeads(platform);
  expect(await readRows(delivered.submission)).toEqual([]);
  expect(await readRows(held.submission)).toHaveLength(1);
  expect(await readRows(received.submission)).toHaveLength(1);
  expect(await readRows(dead.submission)).toHaveLength(1);
});
