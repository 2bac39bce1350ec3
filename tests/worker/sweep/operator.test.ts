import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { release, retry } from "../../../scripts/leads/action-commands.ts";
import type { Command } from "../../../scripts/leads/command.ts";
import { takeErrors } from "../../setup/quiet-console.ts";
import { acceptedPosts, forms, openStudio, readRows, writeInquiry } from "../studio.ts";

/** Runs a command of `npm run leads` on the store. */
function operate(command: Command, name: string, options = {}) {
  const terminal = { print: () => {}, confirm: async () => null };
  const database = { open: async () => env.DB };
  return command.run(database, { options, positionals: name ? [name] : [], json: false }, terminal);
}

function referenceOf(received: Awaited<ReturnType<typeof acceptLead>>) {
  return "reference" in received ? received.reference : "";
}

test("a held lead is never swept, and delivered once it is released", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ honeypotFilled: true });
  const reference = referenceOf(await acceptLead(platform, inquiry));

  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(await operate(release, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  expect(await operate(release, reference)).toBe(1);
});

test("a held lead of a kind without an endpoint has arrived once it is released", async () => {
  const { platform } = openStudio({ FORMS_URL_WIZARD: "" });
  const inquiry = writeInquiry({ honeypotFilled: true });
  const reference = referenceOf(await acceptLead(platform, inquiry));

  expect(await operate(release, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "received", attempts: 0 }]);
  expect(await operate(retry, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending", attempts: 0 }]);
});

test("a held lead that its visitor sends again without the honeypot is delivered", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ honeypotFilled: true });
  await acceptLead(platform, inquiry);

  expect((await acceptLead(platform, { ...inquiry, honeypotFilled: false })).status).toBe(
    "delivered",
  );
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
});

test("a withdrawn lead is not queued by an operator", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry({ honeypotFilled: true });
  const reference = referenceOf(await acceptLead(platform, inquiry));
  await withdrawLead(platform, { submission: inquiry.submission, reference });

  for (const command of [release, retry]) expect(await operate(command, reference)).toBe(1);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "held" }]);
});

test("a dead lead is delivered when an operator retries it", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("validation422", { match: inquiry.email, times: 1 });
  const reference = referenceOf(await acceptLead(platform, inquiry));
  expect(takeErrors()).toHaveLength(1);

  expect(await operate(retry, reference)).toBe(0);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("an endpoint set later sends received leads only when an operator says so", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await acceptLead(openStudio({ FORMS_URL_WIZARD: "" }).platform, inquiry);

  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(await operate(retry, "", { "all-received": true })).toBe(0);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});
