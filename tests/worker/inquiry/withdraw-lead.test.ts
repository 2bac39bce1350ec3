import { afterEach, expect, test, vi } from "vitest";
import { receiveLead } from "~/outbox/receive-lead.server";
import { sweepLeads } from "~/outbox/sweep-leads.server";
import { withdrawLead } from "~/outbox/withdraw-lead.server";
import { advanceClock, forms, openStudio, readRows, writeInquiry } from "../studio.ts";

afterEach(() => vi.useRealTimers());

test("a withdrawn lead is not sent any more, and nothing of it is deleted", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ outcome: "booking opened" });
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  const received = await receiveLead(platform, inquiry);
  const reference = received.outcome === "lost" ? "" : received.reference;
  const proof = { submission: inquiry.submission, reference };

  expect(await withdrawLead(platform, proof)).toBe(true);
  expect(await withdrawLead(platform, proof)).toBe(true);
  expect(await withdrawLead(platform, { ...proof, reference: "0000-0000" })).toBe(false);
  advanceClock(24 * 60 * 60_000);
  await sweepLeads(platform);
  await receiveLead(platform, inquiry);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "pending", outcome: "booking opened", withdrawn: expect.any(Number) },
  ]);
});

test("a delivered lead that is withdrawn is flagged and stays delivered", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  const received = await receiveLead(platform, inquiry);
  const reference = received.outcome === "lost" ? "" : received.reference;
  await withdrawLead(platform, { submission: inquiry.submission, reference });
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered", withdrawn: expect.any(Number) },
  ]);
});

test("a request stays in the inbox, whatever is set", async () => {
  const { platform } = openStudio();
  const request = writeInquiry({ kind: "request" });
  expect((await receiveLead(platform, request)).outcome).toBe("received");
  expect(await readRows(request.submission)).toMatchObject([{ status: "received", attempts: 0 }]);
  expect(await forms.posts(request.email)).toEqual([]);
});

test("a visitor waits three seconds, and finds it delivered when the answer comes later", async () => {
  const { platform, settled } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("slow", { match: inquiry.email, delayMs: 3_600, times: 1 });
  const started = performance.now();
  expect((await receiveLead(platform, inquiry)).outcome).toBe("underway");
  expect(performance.now() - started).toBeLessThan(3_500);
  await settled();
  await settled();
  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
}, 10_000);
