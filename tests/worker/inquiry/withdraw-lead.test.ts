import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { breakStatements } from "../broken-stores.ts";
import { countRows as countRowsOf } from "../cost/count-rows.ts";
import { openNotifiedSite } from "../sweep/notified-site.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  countRows,
  DAY_MS,
  forms,
  openTestSite,
  readRows,
  writeInquiry,
} from "../test-site.ts";

test("a withdrawn lead is not sent any more, and nothing of it is deleted", async () => {
  const { platform } = openTestSite();
  const sent = await acceptInquiry(platform, { outcome: "booking opened" }, "500");

  expect(await withdrawLead(platform, sent)).toBe(true);
  expect(await withdrawLead(platform, sent)).toBe(true);
  expect(await withdrawLead(platform, { ...sent, reference: "0000-0000" })).toBe(false);
  advanceClock(DAY_MS);
  await sweepLeads(platform);
  expect(await forms.posts(sent.inquiry.email)).toHaveLength(1);
  expect(await readRows(sent.submission)).toMatchObject([
    { status: "pending", outcome: "booking opened", withdrawn: expect.any(Number) },
  ]);
});

test("a withdrawal is stored with its notification, or not at all", async () => {
  const site = openNotifiedSite();
  const sent = await acceptInquiry(site.platform);
  const failing = breakStatements(site.platform, 1, /INSERT INTO notices/);
  await expect(withdrawLead(failing, sent)).rejects.toThrow("overloaded");
  expect(await readRows(sent.submission)).toMatchObject([{ withdrawn: null }]);

  expect(await withdrawLead(failing, sent)).toBe(true);
  await sweepLeads(site.platform);
  const events = (await site.received()).map(({ json }) => json?.event);
  expect(events.filter((event) => event === "lead.withdrawn")).toHaveLength(1);
});

test("what is sent again after it was withdrawn is a new lead, once however often it is posted", async () => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry();
  const { submission } = inquiry;
  const references = [];
  for (let time = 0; time < 2; time += 1) {
    const [sent] = await Promise.all([
      acceptInquiry(platform, inquiry),
      acceptInquiry(platform, inquiry),
    ]);
    references.push(sent.reference);
    if (time === 0) await withdrawLead(platform, sent);
  }
  expect(new Set(references).size).toBe(2);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
  expect(await readRows(submission)).toMatchObject([
    { status: "delivered", withdrawn: expect.any(Number) },
    { status: "delivered", withdrawn: null },
  ]);
});

test("what is withdrawn and sent again a hundred times is ten leads, each for the same price", async () => {
  const site = openNotifiedSite({ HOURLY_CAP: "500", DAILY_CAP: "500" });
  const counter = countRowsOf(env.DB);
  site.platform.bindings.DB = counter.db;
  const inquiry = { ...writeInquiry(), ipAddress: "192.0.2.1" };
  const statuses: string[] = [];
  const statements: number[] = [];
  for (let time = 0; time < 100; time += 1) {
    counter.take();
    const sent = await acceptLead(site.platform, inquiry);
    await site.settled();
    statuses.push(sent.status);
    statements.push(counter.take().statements);
    if ("reference" in sent) await withdrawLead(site.platform, { ...inquiry, ...sent });
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill("delivered"));
  expect(new Set(statuses.slice(10))).toEqual(new Set(["limited"]));
  expect(new Set(statements.slice(0, 10)).size).toBe(1);
  expect(new Set(statements.slice(10))).toEqual(new Set([1]));
  expect(await countRows("leads")).toBe(10);
  expect(await countRows("sends")).toBe(10);
});
