import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDesk } from "~/outbox/desk/desk";
import { receiveLead } from "~/outbox/receive-lead.server";
import { sweepLeads } from "~/outbox/sweep-leads.server";
import type { Command } from "../../../scripts/leads/command.ts";
import { release, resend, retry } from "../../../scripts/leads/send-again.ts";
import { takeErrors } from "../../setup/quiet-console.ts";
import { acceptedPosts, forms, openStudio, readRows, writeInquiry } from "../studio.ts";

/** What an operator does with one lead at the terminal, on the store of the outbox. */
function operate(command: Command, name: string, options = {}) {
  const terminal = { print: () => {}, confirm: async () => null };
  const database = { open: async () => openDesk(env.DB) };
  return command.run(database, { options, names: name ? [name] : [], json: false }, terminal);
}

function referenceOf(received: Awaited<ReturnType<typeof receiveLead>>) {
  return "reference" in received ? received.reference : "";
}

test("a held lead is never swept, and delivered once it is released", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ held: true });
  const reference = referenceOf(await receiveLead(platform, inquiry));

  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(await operate(release, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  expect(await operate(release, reference)).toBe(1);
});

test("a held lead of a kind without an endpoint has arrived once it is released", async () => {
  const { platform } = openStudio({ FORMS_URL_WIZARD: "" });
  const inquiry = writeInquiry({ held: true });
  const reference = referenceOf(await receiveLead(platform, inquiry));

  expect(await operate(release, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "received", attempts: 0 }]);
  expect(await operate(retry, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending", attempts: 0 }]);
});

test("a visitor who sends a held lead again without the honeypot is heard", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ held: true });
  await receiveLead(platform, inquiry);

  expect((await receiveLead(platform, { ...inquiry, held: false })).outcome).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
});

test("a dead lead is delivered when an operator retries it", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("validation422", { match: inquiry.email, times: 1 });
  const reference = referenceOf(await receiveLead(platform, inquiry));
  expect(takeErrors()).toHaveLength(1);

  expect(await operate(retry, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("an endpoint set later sends received leads only when an operator says so", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await receiveLead(openStudio({ FORMS_URL_WIZARD: "" }).platform, inquiry);

  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(await operate(retry, "", { "all-received": true })).toBe(0);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a delivered lead is delivered once more when an operator resends it, and only then", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  const reference = referenceOf(await receiveLead(platform, inquiry));

  expect(await operate(retry, reference)).toBe(1);
  expect(await operate(resend, reference, { yes: true })).toBe(0);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
});
