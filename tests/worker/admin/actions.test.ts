import { expect, test } from "vitest";
import type { Admin } from "~/features/admin/guard.server";
import type { AdminAction } from "~/features/admin/lead-state";
import { openLeadPage } from "~/features/admin/pages.server";
import { runLeadAction } from "~/features/admin/run-lead-action.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { acceptedPosts, acceptInquiry, forms, openTestSite, readRows } from "../test-site.ts";

/** The inbox with one lead, and what a signed-in user does there. */
async function openAdmin(changes = {}, variables = {}) {
  const { platform } = openTestSite(variables);
  const { inquiry, reference } = await acceptInquiry(platform, changes);
  const admin: Admin = {
    db: platform.bindings.DB,
    user: { name: "ada@studio.test", id: "ada", auth: "access" },
    platform,
  };
  type More = { isConfirmed?: boolean; note?: string };
  const post = (action: AdminAction, page: string, more: More = {}) => {
    const { isConfirmed = false, ...typed } = more;
    const values = { note: "", amount: "", reason: "", day: "", ...typed };
    return runLeadAction(admin, reference, { action, page, values, isConfirmed });
  };
  const openPage = async (done: string | null = null) => {
    const page = await openLeadPage(admin, reference, done);
    return page && "lead" in page ? page : null;
  };
  return { admin, inquiry, platform, reference, post, openPage };
}

const REFUSED = { result: "refused", status: 409 };

test("done and undone act once each, and the page knows who did it", async () => {
  const { post, openPage } = await openAdmin();
  expect((await openPage())?.lead).toMatchObject({ isNew: true, done: null });
  expect(await post("undone", "p0")).toEqual(REFUSED);
  expect(await post("done", "p1")).toEqual({ result: "done" });
  expect(await post("done", "p1")).toEqual({ result: "done" });
  expect(await post("done", "p2")).toEqual(REFUSED);
  expect(await post("undone", "p3")).toEqual({ result: "done" });
  expect((await openPage())?.lead).toMatchObject({ isNew: false, done: null });
  expect((await openPage())?.acts).toMatchObject([
    { verb: "undone", who: "ada@studio.test" },
    { verb: "done", who: "ada@studio.test" },
  ]);
});

test("a note is kept as it was written, once a page", async () => {
  const { post, openPage } = await openAdmin();
  const note = "Called back.\n=cmd() <b>\u001b[31m";
  await Promise.all([post("note", "p", { note }), post("note", "p", { note })]);
  await post("note", "p", { note: "Another" });
  expect((await openPage())?.acts.map((act) => act.note).toSorted()).toEqual(["Another", note]);
  const refused = { result: "invalid", status: 422, problem: "note" };
  expect(await post("note", "p", { note: "" })).toEqual(refused);
  expect(await post("note", "p", { note: "x".repeat(5_001) })).toEqual(refused);
});

test("what was delivered is sent once more only when confirmed", async () => {
  const { post, inquiry, platform } = await openAdmin();
  expect(await post("retry", "p")).toEqual(REFUSED);
  expect(await post("resend", "p")).toMatchObject({
    result: "confirm",
    endpoint: { host: expect.stringContaining("127.0.0.1") },
  });
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  await Promise.all([
    post("resend", "p", { isConfirmed: true }),
    post("resend", "p", { isConfirmed: true }),
  ]);
  await sweepLeads(platform);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
});

test("a held lead is never swept, and delivered once it is released, not resent", async () => {
  const { post, inquiry, platform } = await openAdmin({ honeypotFilled: true });
  expect(await post("resend", "p", { isConfirmed: true })).toEqual(REFUSED);
  expect(await post("resend", "p")).toEqual(REFUSED);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(await post("release", "p")).toEqual({ result: "done" });
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  expect(await post("release", "q")).toEqual(REFUSED);
});

test("without an endpoint a released lead has arrived, and one that is retried waits for an endpoint", async () => {
  const filledHoneypot = { honeypotFilled: true };
  const { post, inquiry, platform } = await openAdmin(filledHoneypot, { FORMS_URL_WIZARD: "" });
  await post("release", "p");
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "received", attempts: 0 }]);
  await sweepLeads(openTestSite().platform);
  expect(await forms.posts(inquiry.email)).toEqual([]);
  await post("retry", "p");
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending", attempts: 0 }]);
  await sweepLeads(openTestSite().platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a withdrawn lead is not queued again", async () => {
  const { post, inquiry, platform, reference } = await openAdmin({ honeypotFilled: true });
  await withdrawLead(platform, { submission: inquiry.submission, reference });
  for (const action of ["release", "retry"] as const)
    expect(await post(action, "p")).toEqual(REFUSED);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "held" }]);
});

test("forget asks, deletes, and says where copies are", async () => {
  const { admin, post, inquiry, openPage, reference } = await openAdmin();
  expect(await post("forget", "p")).toMatchObject({ result: "confirm", leads: 1 });
  expect(await readRows(inquiry.submission)).toHaveLength(1);
  expect(await post("forget", "p", { isConfirmed: true })).toEqual({ result: "done" });
  expect(await readRows(inquiry.submission)).toEqual([]);
  expect(await openPage()).toBeNull();
  expect(await openLeadPage(admin, reference, "forget")).toMatchObject({
    reference,
    copies: expect.arrayContaining([expect.stringContaining("form service")]),
  });
  expect(await post("done", "p")).toEqual({ result: "refused", status: 404 });
});
