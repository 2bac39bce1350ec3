import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import {
  acceptedPosts,
  advanceClock,
  forms,
  openTestSite,
  readRows,
  referenceOf,
  writeInquiry,
} from "../test-site.ts";

test("a withdrawn lead is not sent any more, and nothing of it is deleted", async () => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry({ outcome: "booking opened" });
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  const received = await acceptLead(platform, inquiry);
  const reference = referenceOf(received);
  const proof = { submission: inquiry.submission, reference };

  expect(await withdrawLead(platform, proof)).toBe(true);
  expect(await withdrawLead(platform, proof)).toBe(true);
  expect(await withdrawLead(platform, { ...proof, reference: "0000-0000" })).toBe(false);
  advanceClock(24 * 60 * 60_000);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "pending", outcome: "booking opened", withdrawn: expect.any(Number) },
  ]);
});

test("what is sent again after it was withdrawn is a new lead, once however often it is posted", async () => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry();
  const { submission } = inquiry;
  const references = [];
  for (let time = 0; time < 2; time += 1) {
    const sent = await Promise.all([acceptLead(platform, inquiry), acceptLead(platform, inquiry)]);
    const [reference] = sent.map((lead) => referenceOf(lead));
    references.push(String(reference));
    if (time === 0) await withdrawLead(platform, { submission, reference: String(reference) });
  }
  expect(new Set(references).size).toBe(2);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
  expect(await readRows(submission)).toMatchObject([
    { status: "delivered", withdrawn: expect.any(Number) },
    { status: "delivered", withdrawn: null },
  ]);
});
