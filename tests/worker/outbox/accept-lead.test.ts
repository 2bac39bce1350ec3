import { expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { findOtherVersions, listLeads } from "~/outbox/admin/leads";
import { createReference } from "~/outbox/lead-id.server";
import { countConversionOnce, withdrawLead } from "~/outbox/sent-proof.server";
import type { FormMode } from "../../stand-ins/form-service.ts";
import {
  acceptedPosts,
  acceptInquiry,
  edit,
  forms,
  openTestSite,
  readRows,
  readStatuses,
  writeInquiry,
} from "../test-site.ts";

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test("an inquiry is stored, sent once and delivered, also when it is posted again", async () => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry({ userAgent: "Mozilla/5.0 (test)" });

  const receipt = await acceptLead(platform, inquiry);

  expect(receipt).toEqual({ status: "delivered", reference: expect.stringMatching(REFERENCE) });
  expect(await acceptLead(platform, inquiry)).toEqual(receipt);
  const [row] = await readRows(inquiry.submission);
  expect(row).toMatchObject({ status: "delivered", attempts: 1, unknown_outcomes: 0, lease: null });
  const [post, ...others] = await forms.posts(inquiry.email);
  expect(others).toEqual([]);
  expect(post?.violations).toEqual([]);
  expect(post?.headers).toMatchObject({
    origin: "https://studio.test",
    referer: "https://studio.test/",
    "idempotency-key": row?.id,
    "user-agent": "Mozilla/5.0 (test)",
  });
});

test("FORMS_EXTRA joins the body without being stored", async () => {
  const { platform } = openTestSite({ FORMS_EXTRA: '{"company":"access-key-1"}' });
  const { inquiry } = await acceptInquiry(platform);

  expect((await forms.posts(inquiry.email))[0]?.json).toMatchObject({ company: "access-key-1" });
  expect(JSON.stringify(await readRows(inquiry.submission))).not.toContain("access-key-1");
});

test("five identical posts at once are one lead and one post", async () => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry();
  await forms.setMode("slow", { match: inquiry.email, delayMs: 200 });

  const receipts = await Promise.all(
    Array.from({ length: 5 }, () => acceptLead(platform, inquiry)),
  );

  expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set(["delivered"]));
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
});

test("a visitor waits three seconds, and sees a later delivery", async () => {
  const { platform, settled } = openTestSite();
  const inquiry = writeInquiry();
  await forms.setMode("slow", { match: inquiry.email, delayMs: 3_600, times: 1 });
  const started = performance.now();
  expect((await acceptLead(platform, inquiry)).status).toBe("underway");
  expect(performance.now() - started).toBeLessThan(3_500);
  await settled();
  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
});

test("without an endpoint the lead is received and stays in the inbox", async () => {
  const { platform } = openTestSite({ FORMS_URL_WIZARD: "" });
  const { inquiry, status } = await acceptInquiry(platform);

  expect(status).toBe("stored");
  expect((await acceptLead(openTestSite().platform, inquiry)).status).toBe("stored");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "received", attempts: 0 }]);
  expect(await forms.posts(inquiry.email)).toEqual([]);
});

test("a held lead that its visitor sends again without the honeypot is delivered", async () => {
  const { platform } = openTestSite();
  const { inquiry, status, reference } = await acceptInquiry(platform, { honeypotFilled: true });
  expect(status).toBe("held");
  expect(reference).toMatch(REFERENCE);
  const again = await acceptLead(platform, { ...inquiry, honeypotFilled: false });
  expect(again.status).toBe("delivered");
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a held lead without an endpoint that its visitor sends again without the honeypot is received", async () => {
  const { platform } = openTestSite({ FORMS_URL_WIZARD: "" });
  const { inquiry, status } = await acceptInquiry(platform, { honeypotFilled: true });
  expect(status).toBe("held");
  const again = await acceptLead(platform, { ...inquiry, honeypotFilled: false });
  expect(again.status).toBe("stored");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "received", attempts: 0, unknown_outcomes: 0 },
  ]);
});

test("a form filled too fast is flagged and sent all the same", async () => {
  const { status, submission } = await acceptInquiry(openTestSite().platform, { tooFast: true });
  expect(status).toBe("delivered");
  expect(await readRows(submission)).toMatchObject([{ flags: '["too-fast"]' }]);
});

test("a submission is counted once when it arrives, however often it is asked and edited, a held one never", async () => {
  const { platform } = openTestSite();
  const count = (sent: { submission: string; reference: string }) =>
    countConversionOnce(platform, sent);
  const sent = await acceptInquiry(platform);
  const answers = await Promise.all([count(sent), count(sent), count(sent)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await count(await acceptInquiry(platform, edit(sent.inquiry, "Another")))).toBe(false);

  const late = await acceptInquiry(platform, {}, "500");
  await acceptLead(platform, late.inquiry);
  expect(await count(late)).toBe(true);

  expect(await count(await acceptInquiry(platform, { honeypotFilled: true }))).toBe(false);
  expect(await count({ submission: "none", reference: "0000-0000" })).toBe(false);
});

test("a log line names the lead and never the visitor", async () => {
  const lines = vi.spyOn(console, "log");
  const { submission } = await acceptInquiry(openTestSite().platform, {}, "500");

  const logged = lines.mock.calls.map(([line]) => String(line));
  const line = logged.find((text) => text.includes(submission)) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    event: "lead.failed",
    kind: "wizard",
    attempt: 1,
    error: '500 {"error":"Internal Server Error"}',
  });
  expect(line).not.toMatch(/visitor\.test|\bAda\b|launch film/);
});

test.each<[what: string, FormMode, times: number, messages: string[], rows: string]>([
  ["supersedes what was certainly not sent", "500", 1, ["", "Two."], "superseded 0, delivered 0"],
  ["leaves what may have been sent", "reset", 1, ["", "Two."], "pending 1, delivered 0"],
  ["is superseded by the first one again", "500", 2, ["", "Two.", ""], "delivered 0, superseded 0"],
])("edited content %s", async (_, fault, times, messages, rows) => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry();
  await forms.setMode(fault, { match: inquiry.email, times });
  for (const message of messages)
    await acceptLead(platform, message ? edit(inquiry, message) : inquiry);
  const stored = await readRows(inquiry.submission);
  expect(stored.map((row) => `${row.status} ${row.unknown_outcomes}`).join(", ")).toBe(rows);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a delivered inquiry posted again does not supersede its edited version", async () => {
  const { platform } = openTestSite();
  const { inquiry } = await acceptInquiry(platform);
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await acceptLead(platform, edit(inquiry, "Two films."));
  expect((await acceptLead(platform, inquiry)).status).toBe("stored");
  expect(await readStatuses(inquiry.submission)).toEqual(["superseded", "pending"]);
});

test("what was edited after it was sent names the version that it replaces, and the inbox shows one", async () => {
  const { platform } = openTestSite();
  const written = writeInquiry();
  const payload = (reference: string, replaces = "nothing") => ({
    ...written.payload(reference),
    message: `${reference} replaces ${replaces}`,
  });
  const inquiry = { ...written, payload };
  const { reference } = await acceptInquiry(platform, inquiry);
  const changed = await acceptInquiry(platform, edit(inquiry, "Two films."));
  const messages = (await acceptedPosts(inquiry.email)).map(({ json }) => json);
  expect(messages).toMatchObject([
    { message: `${reference} replaces nothing` },
    { message: `${changed.reference} replaces ${reference}` },
  ]);
  expect(await readStatuses(inquiry.submission)).toEqual(["superseded", "delivered"]);
  const { leads, total } = (await listLeads(platform.bindings.DB, {})) ?? {};
  const shown = leads?.filter(({ email }) => email === inquiry.email) ?? [];
  expect(shown.map((lead) => lead.reference)).toEqual([changed.reference]);
  expect(total).toBe(leads?.length);
  const versions = await findOtherVersions(platform.bindings.DB, shown[0]?.id ?? "");
  expect(versions).toMatchObject([{ status: "superseded" }]);

  // A tab that still has the first version sends nothing again.
  expect((await acceptLead(platform, inquiry)).status).toBe("stored");
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
  expect(await readStatuses(inquiry.submission)).toEqual(["superseded", "delivered"]);
});

test("nothing is replaced by a held version, another person's, or after it was withdrawn", async () => {
  const { platform } = openTestSite();
  const { inquiry } = await acceptInquiry(platform);
  const seen: (string | undefined)[] = [];
  const payload = (reference: string, replaces?: string) => {
    seen.push(replaces);
    return inquiry.payload(reference);
  };
  await acceptLead(platform, { ...edit(inquiry, "Buy."), honeypotFilled: true });
  const other = { ...inquiry.fields, email: "somebody@visitor.test" };
  await acceptLead(platform, { ...inquiry, payload, fields: other });
  const [first] = await readRows(inquiry.submission);
  expect(first).toMatchObject({ status: "delivered" });
  const reference = await createReference(String(first?.id));
  await withdrawLead(platform, { submission: inquiry.submission, reference });
  await acceptLead(platform, { ...edit(inquiry, "Three films."), payload });
  expect(seen).toEqual([undefined, undefined]);
  expect((await readStatuses(inquiry.submission))[0]).toBe("delivered");
});
