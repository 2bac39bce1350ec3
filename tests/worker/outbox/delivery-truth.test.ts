import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { performAction } from "~/outbox/admin/perform-action";
import { countBacklog } from "~/outbox/health.server";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { CrmMode } from "../../stand-ins/crm.ts";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  DAY_MS,
  forms,
  openTestSite,
  readRows,
  readStatuses,
  writeInquiry,
} from "../test-site.ts";
import { crm, fillForm, openCrmSite, submit } from "./crm-visit.ts";

test.each<CrmMode>(["html_apology", "empty200", "redirect_elsewhere"])(
  "%s from the CRM proves nothing: notified, kept, resent only by a person",
  async (mode) => {
    const site = openCrmSite();
    const { fields, email, submission } = await fillForm(site);
    await crm.setMode(mode, { match: email, times: 1 });
    expect(await submit(site, fields)).toMatchObject({ ok: true });
    await site.settled();
    expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.unconfirmed"')]);
    expect(await countBacklog(env.DB)).toMatchObject({ pending: 0, dead: 0, unconfirmed: 1 });

    expect(await submit(site, fields)).toMatchObject({ ok: true });
    await site.settled();
    advanceClock(200 * DAY_MS);
    await sweepLeads(site.platform);
    expect(await crm.posts(email)).toHaveLength(1);
    expect(await readRows(submission)).toMatchObject([{ status: "unconfirmed", attempts: 1 }]);

    const [row] = await readRows(submission);
    await performAction(env.DB, sql`id = ${row?.id ?? ""}`, { action: "resend", who: "Ada" });
    await sweepLeads(site.platform);
    expect(await crm.posts(email)).toHaveLength(2);
    expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
  },
);

test.each<FormMode>(["redirect302", "redirect303", "redirect307"])(
  "after %s an inquiry is never sent again by itself, and its visitor is told once",
  async (mode) => {
    const site = openTestSite();
    const inquiry = writeInquiry();
    await forms.setMode(mode, { match: inquiry.email });
    const first = await acceptLead(site.platform, inquiry);
    expect(first).toEqual({ status: "refused", reference: expect.any(String) });
    expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.unconfirmed"')]);
    expect(await acceptLead(site.platform, inquiry)).toEqual({ ...first, status: "stored" });
    advanceClock(30 * DAY_MS);
    await sweepLeads(site.platform);
    expect(await forms.posts(inquiry.email)).toHaveLength(1);
    expect(await readStatuses(inquiry.submission)).toEqual(["unconfirmed"]);
  },
);

test("a page of thanks proves nothing and denies nothing: sent once, and its visitor sees success", async () => {
  const { platform } = openTestSite();
  const { status, inquiry, submission } = await acceptInquiry(platform, {}, "html_thanks200");
  expect(status).toBe("stored");
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.unconfirmed"')]);
  advanceClock(DAY_MS);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  expect(await readStatuses(submission)).toEqual(["unconfirmed"]);
});

test.each(["Mozilla/5.0 \x01", "\x7f\u0100", `${"x".repeat(600)}`])(
  "a lead arrives whatever its browser calls itself: %j",
  async (userAgent) => {
    const { platform } = openTestSite();
    const { status, inquiry } = await acceptInquiry(platform, { userAgent });
    expect(status).toBe("delivered");
    const [post] = await acceptedPosts(inquiry.email);
    expect(post?.headers["user-agent"] ?? "").toMatch(/^[ -~]{0,512}$/);
  },
);

test("nothing that a service echoes is in the inbox or the log", async () => {
  const lines = vi.spyOn(console, "log");
  const site = openCrmSite({ FORMS_EXTRA: '{"company":"extra-token"}' });
  const { fields, email, submission } = await fillForm(site);
  const inquiry = writeInquiry();
  await crm.setMode("echo500", { match: email, times: 1 });
  await forms.setMode("echo500", { match: inquiry.email, times: 1 });
  await submit(site, fields);
  await acceptLead(site.platform, inquiry);
  await site.settled();
  const rows = [...(await readRows(submission)), ...(await readRows(inquiry.submission))];
  const kept = JSON.stringify([rows.map((row) => row.last_error), lines.mock.calls]);
  expect(kept).toContain("500 ");
  for (const value of [...Object.values(fields), ...Object.values(exampleHiddenFields)]) {
    if (value.length > 2) expect(kept).not.toContain(new URLSearchParams({ value }).toString());
  }
  // Whole words, because random ids may contain any three letters.
  expect(kept).not.toMatch(
    /visitor\.test|\bAda\b|Lovelace|Analytical|Quill|launch film|extra-token/,
  );
  expect(kept).not.toMatch(/425\D?555/);
});

test("two people under one form token are two leads, and both arrive", async () => {
  const site = openCrmSite();
  const first = await fillForm(site);
  const second = { ...first.fields, email: `${crypto.randomUUID()}@visitor.test` };
  for (const email of [first.email, second.email]) {
    await crm.setMode("500", { match: email, times: 1 });
  }
  await submit(site, first.fields);
  await site.settled();
  await submit(site, second);
  await site.settled();
  expect(await readStatuses(first.submission)).toEqual(["pending", "pending"]);
  advanceClock(2 * 60_000);
  await sweepLeads(site.platform);
  for (const email of [first.email, second.email]) {
    expect((await crm.posts(email)).map(({ accepted }) => accepted)).toEqual([false, true]);
  }
});

test("an edited form supersedes only the same person's inquiry, whatever the case of the address", async () => {
  const { platform } = openTestSite();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 2 });
  await acceptLead(platform, inquiry);
  const other = { ...inquiry.fields, email: `other.${inquiry.email}` };
  await acceptLead(platform, { ...inquiry, fields: other });
  expect(await readStatuses(inquiry.submission)).toEqual(["pending", "pending"]);
  const same = { ...inquiry.fields, email: ` ${inquiry.email.toUpperCase()} `, message: "More." };
  await acceptLead(platform, { ...inquiry, fields: same });
  const statuses = ["superseded", "pending", "delivered"];
  expect(await readStatuses(inquiry.submission)).toEqual(statuses);
});
