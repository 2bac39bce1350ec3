import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  DAY_MS,
  forms,
  openTestSite,
  readRows,
  referenceOf,
  writeInquiry,
} from "../test-site.ts";

test("a withdrawn lead is not sent any more, and nothing of it is deleted", async () => {
  const { platform } = openTestSite();
  const accepted = await acceptInquiry(platform, { outcome: "booking opened" }, "500");
  const { inquiry, submission, reference } = accepted;
  const proof = { submission, reference };

  expect(await withdrawLead(platform, proof)).toBe(true);
  expect(await withdrawLead(platform, proof)).toBe(true);
  expect(await withdrawLead(platform, { ...proof, reference: "0000-0000" })).toBe(false);
  advanceClock(DAY_MS);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  expect(await readRows(submission)).toMatchObject([
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
