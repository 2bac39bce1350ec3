import { expect, test } from "vitest";
import { doWithLead } from "~/features/studio/do-with-lead.server";
import type { Inbox } from "~/features/studio/inbox.server";
import { openLeadPage } from "~/features/studio/lead-page.server";
import type { StudioVerb } from "~/features/studio/verbs";
import { acceptLead } from "~/outbox/accept-lead.server";
import { openLeadStore } from "~/outbox/admin/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { acceptedPosts, openStudio, readRows, writeInquiry } from "../studio.ts";

/** The inbox with one lead in it, and what a person does there. */
async function sitDown(changes = {}, variables = {}) {
  const { platform } = openStudio(variables);
  const inquiry = writeInquiry(changes);
  const receipt = await acceptLead(platform, inquiry);
  const reference = "reference" in receipt ? receipt.reference : "";
  const inbox: Inbox = {
    desk: openLeadStore(platform.bindings.DB),
    member: { name: "ada@studio.test", owner: "ada", door: "access" },
    platform,
    holder: { secret: "s", owner: "ada" },
  };
  const say = (verb: StudioVerb, page: string, more = {}) =>
    doWithLead(inbox, reference, { verb, page, note: "", isConfirmed: false, ...more });
  const look = async (did: string | null = null) => {
    const page = await openLeadPage(inbox, reference, did);
    return page && "lead" in page ? page : null;
  };
  return { inbox, inquiry, platform, reference, say, look };
}

const REFUSED = { result: "refused", status: 409 };

test("done and undone act once each, and the page knows who did it", async () => {
  const { say, look } = await sitDown();
  expect((await look())?.lead).toMatchObject({ isNew: true, done: null });
  expect(await say("undone", "p0")).toEqual(REFUSED);
  expect(await say("done", "p1")).toEqual({ result: "done" });
  expect(await say("done", "p1")).toEqual({ result: "done" });
  expect(await say("done", "p2")).toEqual(REFUSED);
  expect(await say("undone", "p3")).toEqual({ result: "done" });
  expect((await look())?.lead).toMatchObject({ isNew: false, done: null });
  expect((await look())?.acts).toMatchObject([
    { verb: "undone", who: "ada@studio.test" },
    { verb: "done", who: "ada@studio.test" },
  ]);
});

test("a note is kept as it was written, once a page", async () => {
  const { say, look } = await sitDown();
  const note = "Called back.\n=cmd() <b>\u001b[31m";
  await Promise.all([say("note", "p", { note }), say("note", "p", { note })]);
  await say("note", "p", { note: "Another" });
  expect((await look())?.acts.map((act) => act.note).toSorted()).toEqual(["Another", note]);
  expect(await say("note", "p", { note: "" })).toEqual({ result: "refused", status: 422 });
  const long = "x".repeat(5_001);
  expect(await say("note", "p", { note: long })).toEqual({ result: "refused", status: 422 });
});

test("what was delivered is sent once more only when confirmed", async () => {
  const { say, inquiry, platform } = await sitDown();
  expect(await say("retry", "p")).toEqual(REFUSED);
  expect(await say("resend", "p")).toMatchObject({
    result: "asks",
    destination: expect.stringContaining("127.0.0.1"),
  });
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  await Promise.all([
    say("resend", "p", { isConfirmed: true }),
    say("resend", "p", { isConfirmed: true }),
  ]);
  await sweepLeads(platform);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
});

test("a held lead is released, not resent", async () => {
  const { say, inquiry, platform } = await sitDown({ honeypotFilled: true });
  expect(await say("resend", "p", { isConfirmed: true })).toEqual(REFUSED);
  expect(await say("resend", "p")).toEqual(REFUSED);
  expect(await say("release", "p")).toEqual({ result: "done" });
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("forget asks, deletes, and says where copies are", async () => {
  const { inbox, say, inquiry, look, reference } = await sitDown();
  expect(await say("forget", "p")).toMatchObject({ result: "asks", leads: 1 });
  expect(await readRows(inquiry.submission)).toHaveLength(1);
  expect(await say("forget", "p", { isConfirmed: true })).toEqual({ result: "done" });
  expect(await readRows(inquiry.submission)).toEqual([]);
  expect(await look()).toBeNull();
  expect(await openLeadPage(inbox, reference, "forget")).toMatchObject({
    reference,
    copies: expect.arrayContaining([expect.stringContaining("form service")]),
  });
  expect(await say("done", "p")).toEqual({ result: "refused", status: 404 });
});
