import { expect, test } from "vitest";
import type { NewLead } from "~/outbox/lead-draft.server";
import { receiveLead } from "~/outbox/receive-lead.server";
import { countLeadOnce } from "~/outbox/store/count-lead.server";
import { edit, forms, openStudio, writeInquiry } from "../studio.ts";

const studio = openStudio();

test("a submission is counted once, however often it is asked and however it is edited", async () => {
  const inquiry = writeInquiry();
  const sent = await receive(inquiry);
  const answers = await Promise.all([count(sent), count(sent), count(sent)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await count(await receive(edit(inquiry, "Another message")))).toBe(false);
  expect(await count(await receive(writeInquiry()))).toBe(true);
});

test("a lead that failed first is counted when it arrives", async () => {
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  expect(await receiveLead(studio.platform, inquiry)).toMatchObject({ outcome: "queued" });
  expect(await count(await receive(inquiry))).toBe(true);
});

test("a held lead is not counted, nor one that nobody stored", async () => {
  expect(await count(await receive(writeInquiry({ held: true })))).toBe(false);
  expect(await count({ submission: "none", reference: "0000-0000" })).toBe(false);
});

async function receive(lead: NewLead) {
  const received = await receiveLead(studio.platform, lead);
  if (received.outcome === "lost") throw new Error("The lead was lost.");
  return { submission: lead.submission, reference: received.reference };
}

function count(sent: { submission: string; reference: string }) {
  return countLeadOnce(studio.platform, sent);
}
