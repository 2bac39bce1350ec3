import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import type { NewLead } from "~/outbox/lead.server";
import { countConversionOnce } from "~/outbox/sent-proof.server";
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
  expect(await acceptLead(studio.platform, inquiry)).toMatchObject({ status: "queued" });
  expect(await count(await receive(inquiry))).toBe(true);
});

test("a held lead is not counted, nor one that nobody stored", async () => {
  expect(await count(await receive(writeInquiry({ honeypotFilled: true })))).toBe(false);
  expect(await count({ submission: "none", reference: "0000-0000" })).toBe(false);
});

async function receive(lead: NewLead) {
  const received = await acceptLead(studio.platform, lead);
  if (received.status === "lost") throw new Error("The lead was lost.");
  return { submission: lead.submission, reference: received.reference };
}

function count(sent: { submission: string; reference: string }) {
  return countConversionOnce(studio.platform, sent);
}
