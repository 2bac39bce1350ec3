import { expect, test } from "vitest";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { breakStatements } from "../broken-stores.ts";
import { openNotifiedSite } from "../sweep/notified-site.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
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
