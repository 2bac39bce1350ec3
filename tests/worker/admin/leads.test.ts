import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { inbox } from "#content/studio/inbox.yaml";
import { describeNextStep } from "~/features/admin/lead-state";
import { readLeadFilter } from "~/features/admin/pages.server";
import { findLeadEndpoint } from "~/features/admin/run-lead-action.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { readFigures } from "~/outbox/admin/figures";
import { byReference, STATUSES } from "~/outbox/admin/filter";
import { findForgotten, forgetPerson } from "~/outbox/admin/forget";
import {
  countLeads,
  exportLeads,
  findLeads,
  listColumns,
  listLeads,
  readHistory,
} from "~/outbox/admin/leads";
import { performAction } from "~/outbox/admin/perform-action";
import {
  acceptInquiry,
  DAY_MS,
  edit,
  HOUR_MS,
  openTestSite,
  readRows,
  writeInquiry,
} from "../test-site.ts";

async function findLead({ submission }: { submission: string }) {
  const [row] = await readRows(submission);
  const [lead] = await findLeads(env.DB, byReference(row?.id ?? ""));
  if (!lead) throw new Error("No lead");
  return lead;
}

test("the list is found by name, e-mail and reference, whatever the case", async () => {
  const inquiry = writeInquiry();
  const name = `Élodie_${crypto.randomUUID().slice(0, 8)} O'Brien`;
  const fields = { ...inquiry.fields, name };
  const { reference } = await acceptInquiry(openTestSite().platform, { ...inquiry, fields });
  const lower = reference.replace("-", "").toLowerCase();
  const other = name.replace("É", "e\u0301").replace("'", "\u2019").replace(" ", "  ");
  const found = [name.toLowerCase(), name.slice(2), other, inquiry.email.toUpperCase(), lower];
  for (const q of found) {
    expect((await listLeads(env.DB, { q }))?.leads, q).toMatchObject([{ reference, name }]);
  }
  for (const q of ["%", "' OR 1=1 --", name.replace("_", "x")]) {
    expect((await listLeads(env.DB, { q }))?.leads, q).toEqual([]);
  }
});

test("a name is read under whichever names a form has for it", async () => {
  const names: Record<string, string>[] = [
    { name: "Ada Quill" },
    { fullName: "Ada Quill" },
    { firstName: "Ada", lastName: "Quill" },
  ];
  for (const fields of names) {
    const accepted = await acceptInquiry(openTestSite().platform, { fields });
    expect(await findLead(accepted)).toMatchObject({ name: "Ada Quill" });
  }
});

test("filters without a match give an empty list", async () => {
  await acceptInquiry(openTestSite().platform);
  expect(await listLeads(env.DB, {})).toMatchObject({ total: 1, older: null });
  expect(await listLeads(env.DB, { state: "withdrawn" })).toMatchObject({ total: 0 });
  expect(await listLeads(env.DB, { kind: "request" })).toMatchObject({ total: 0 });
});

test("a lead that waits for a correct setting is not called on its way", async () => {
  const { platform } = openTestSite({ FORMS_URL_WIZARD: "nowhere" });
  const lead = await findLead(await acceptInquiry(platform));
  const { waits } = findLeadEndpoint(platform.settings, lead.kind);
  expect(describeNextStep(lead, Date.now(), waits)).toBe(inbox.nextStep.waiting);
  expect(describeNextStep(lead, Date.now(), false)).not.toBe(inbox.nextStep.waiting);
});

test("new leads are those that nobody has handled, without held ones", async () => {
  const { platform } = openTestSite();
  const before = await countLeads(env.DB);
  const { inquiry: lead } = await acceptInquiry(platform);
  const { inquiry: held } = await acceptInquiry(platform, { honeypotFilled: true });
  const listed = async (state: "new" | "held", { email }: typeof lead) =>
    (await listLeads(env.DB, { state, q: email }))?.total;
  expect(await listed("new", lead)).toBe(1);
  expect(await listed("new", held)).toBe(0);
  expect(await listed("held", held)).toBe(1);
  const counts = await countLeads(env.DB);
  expect(counts.new).toBe((before.new ?? 0) + 1);
  expect(counts.held).toBe((before.held ?? 0) + 1);
});

test("the history of a lead names every attempt and how it ended", async () => {
  const { platform } = openTestSite({ BACKOFF_MS: "1" });
  const { inquiry } = await acceptInquiry(platform, {}, "500");
  const lead = await findLead(inquiry);
  expect((await readHistory(env.DB, lead.id)).attempts).toMatchObject([
    { outcome: "failed", error: expect.stringContaining("500") },
  ]);
  await acceptLead(platform, inquiry);
  expect((await readHistory(env.DB, lead.id)).attempts).toMatchObject([
    { outcome: "delivered", error: null },
    { outcome: "failed" },
  ]);
});

test("forgetting a person takes every row of the address, replaced ones too", async () => {
  const { platform } = openTestSite({ FORMS_URL_WIZARD: "" });
  const { inquiry } = await acceptInquiry(platform);
  const shouting = { ...inquiry.fields, email: ` ${inquiry.email.toUpperCase()} ` };
  await acceptLead(platform, edit(inquiry, "Once more"));
  await acceptInquiry(platform, { fields: shouting });
  const { inquiry: other } = await acceptInquiry(platform);
  await env.DB.prepare("UPDATE leads SET status = 'superseded' WHERE id = ?1")
    .bind((await findLead(inquiry)).id)
    .run();

  const forgotten = await forgetPerson(env.DB, await findLead(inquiry), "Ada");
  expect(forgotten).toHaveLength(3);
  for (const reference of forgotten) {
    expect(await findForgotten(env.DB, reference)).toMatchObject({ reference });
  }
  expect(await listLeads(env.DB, { q: inquiry.email })).toMatchObject({ total: 0 });
  expect(await listLeads(env.DB, { q: other.email })).toMatchObject({ total: 1 });
});

test("an export is oldest first, whole, with all names of answers", async () => {
  const { platform } = openTestSite({ FORMS_URL_WIZARD: "" });
  await acceptInquiry(platform);
  await acceptInquiry(platform, { fields: { email: "a@x.test", extra: "é\n=1" } });
  const { inquiry } = await acceptInquiry(platform);
  const { id } = await findLead(inquiry);
  const named = { q: inquiry.email };
  expect((await listColumns(env.DB, named)).handled).toEqual([]);
  for (const action of ["note", "done"] as const)
    await performAction(env.DB, byReference(id), { action, who: "Ada", note: "called" });
  expect((await listColumns(env.DB, named)).handled).toEqual(["done", "notes"]);
  const times: number[] = [];
  const notes: Record<string, string | null> = {};
  for await (const batch of exportLeads(env.DB, {})) {
    times.push(...batch.map((lead) => lead.created));
    for (const lead of batch) notes[lead.id] = lead.notes;
  }
  expect(notes[id]).toBe("called");
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const { fieldNames } = await listColumns(env.DB, {});
  expect(fieldNames.toSorted()).toEqual(["email", "extra", "message", "name"]);
  const counts = await countLeads(env.DB);
  expect(STATUSES.reduce((all, status) => all + (counts[status] ?? 0), 0)).toBe(times.length);
});

test("the figures of a week are those of the lists that they lead to", async () => {
  const { platform } = openTestSite();
  const now = Date.now();
  const send = async (source: string, days: number, change = "", hours?: number) => {
    const fields = { ...writeInquiry().fields, ...(source && { utm_source: source }) };
    const { submission } = await acceptInquiry(platform, { fields });
    const created = now - days * DAY_MS;
    const done = hours === undefined ? null : created + hours * HOUR_MS;
    const set = `UPDATE leads SET created = ?2, done = ?3 ${change} WHERE submission = ?1`;
    await env.DB.prepare(set).bind(submission, created, done).run();
  };
  await send("", 1);
  await send("Google", 2, "", 2);
  await send("google", 3, "", 5);
  await send("<b>elsewhere", 4, "", 90);
  await send("", 8);
  await send("", 9, "", 0);
  await send("", 1, ", status = 'held'");
  await send("", 1, `, withdrawn = ${now}`);
  const figures = await readFigures(env.DB, now);
  expect(figures).toEqual({
    leads: 6,
    open: 2,
    answered: { ms: 5 * HOUR_MS, leads: 3 },
    sources: [
      { source: "none", leads: 3 },
      { source: "google", leads: 2 },
      { source: "other", leads: 1 },
    ],
  });
  const listed = async (query: string) =>
    (await listLeads(env.DB, readLeadFilter(new URLSearchParams(query))))?.total;
  expect(await listed("days=7")).toBe(figures.leads);
  expect(await listed("state=open")).toBe(figures.open);
  expect(await listed("state=done&days=7")).toBe(figures.answered?.leads);
  for (const { source, leads } of figures.sources)
    expect(await listed(`days=7&source=${source}`), source).toBe(leads);
});
