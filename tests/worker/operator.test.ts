import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { receiveLead } from "~/outbox/receive-lead.server";
import { sweepLeads } from "~/outbox/sweep-leads.server";
import type { Command } from "../../scripts/leads/command.ts";
import type { Database, Row } from "../../scripts/leads/database.ts";
import { release } from "../../scripts/leads/release.ts";
import { retry } from "../../scripts/leads/retry.ts";
import { takeErrors } from "../setup/quiet-console.ts";
import { acceptedPosts, forms, openStudio, readRows, writeInquiry } from "./studio.ts";

const database: Database = {
  async run(...statements) {
    const prepared = statements.map(({ text }) => env.DB.prepare(text));
    return (await env.DB.batch<Row>(prepared)).map(({ results }) => results);
  },
};

/** What an operator does with one lead at the terminal, on the store of the outbox. */
function operate(command: Command, name: string, options = {}) {
  const desk = { print: () => {}, confirm: async () => null };
  return command.run(database, { options, names: name ? [name] : [], json: false }, desk);
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
