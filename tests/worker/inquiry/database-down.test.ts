import { expect, test } from "vitest";
import { loadDetails } from "~/features/inquiry/details.server";
import { deleteDetails } from "~/features/inquiry/details-store.server";
import { prefillScheduler } from "~/features/inquiry/scheduler-prefill.server";
import { issueSentProof } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { guardStore, noSecondStore } from "../broken-stores.ts";
import { acceptedPosts, countRows, forms, openTestSite } from "../test-site.ts";
import {
  continueWith,
  fillDetails,
  newSession,
  reachReview,
  review,
  send,
  valuesOf,
} from "./inquiry-visitor.ts";

/** A site whose database can be switched off. */
function openFallibleSite(kv?: KVNamespace) {
  const state = { isDown: false };
  const db = guardStore(() => {
    if (state.isDown) throw new Error("D1_ERROR: overloaded");
  });
  return { site: openTestSite({}, db, kv), state };
}

async function loseDatabaseAtReview() {
  const { site, state } = openFallibleSite();
  const shown = await reachReview(site);
  state.isDown = true;
  return { site, shown, state };
}

test("opening the details: the form shows that values could not be read", async () => {
  const { site, state } = openFallibleSite();
  const { fields, submission } = await fillDetails(site);
  const session = newSession();
  await continueWith(site, session, fields);
  state.isDown = true;
  const form = await loadDetails(site.platform, { ...session, isPost: false }, submission);
  expect(form).toMatchObject({ typed: {}, missed: true });
  expect(takeErrors()).toEqual([expect.stringContaining("details.unread")]);
  state.isDown = false;
  expect(await loadDetails(site.platform, session, submission)).toMatchObject({
    typed: valuesOf(fields),
    missed: false,
  });
});

test.each(["", "back"])("posting the details (%j): every value stays in the form", async (go) => {
  const { site, state } = openFallibleSite();
  const { fields } = await fillDetails(site);
  state.isDown = true;
  const result = await continueWith(site, newSession(), { ...fields, go });
  expect(result).toMatchObject({
    ok: false,
    status: 503,
    failed: { problem: "unsaved", reply: { initialValue: valuesOf(fields) } },
  });
  expect(await countRows("details")).toBe(0);
  expect(takeErrors()).toEqual([expect.stringContaining("details.unsaved")]);
});

test("posting invalid details: they are refused as invalid", async () => {
  const { site, state } = openFallibleSite();
  const { fields } = await fillDetails(site, { email: "half an addr" });
  state.isDown = true;
  const result = await continueWith(site, newSession(), fields);
  expect(result).toMatchObject({
    status: 422,
    failed: { problem: "invalid", reply: { initialValue: valuesOf(fields) } },
  });
  expect(takeErrors()).toHaveLength(1);
});

test("opening the review: there is no inquiry, so the form is shown", async () => {
  const { site, shown } = await loseDatabaseAtReview();
  expect(await review(site, shown.session, shown.submission)).toBeNull();
  expect(takeErrors()).toHaveLength(1);
});

test("sending: the inquiry is kept in the fallback store and sent once, as it was shown", async () => {
  const { site, shown, state } = await loseDatabaseAtReview();
  expect(await send(site, shown)).toMatchObject({ ok: true });
  await site.settled();
  state.isDown = false;
  await sweepLeads(site.platform);
  await site.settled();
  expect(await acceptedPosts(shown.email)).toMatchObject([
    { json: { challenge: shown.fields.challenge } },
  ]);
  expect(takeErrors().length).toBeGreaterThan(0);
});

test("sending with both stores and the form service down: the review stays complete", async () => {
  const { site, state } = openFallibleSite(noSecondStore());
  const shown = await reachReview(site);
  await forms.setMode("500", { match: shown.email });
  state.isDown = true;
  const result = await send(site, shown);
  expect(result).toMatchObject({
    status: 503,
    failed: { problem: "lost", inquiry: { summary: shown.summary } },
  });
  await forms.resetModes(shown.email);
  state.isDown = false;
  const again = "failed" in result && "inquiry" in result.failed ? result.failed.inquiry : shown;
  expect(await send(site, { ...shown, sealed: again.sealed })).toMatchObject({ ok: true });
  expect(await acceptedPosts(shown.email)).toHaveLength(1);
  await site.settled();
  takeErrors();
});

test("a damaged review: the form is empty and shows an alert", async () => {
  const { site, shown } = await loseDatabaseAtReview();
  expect(await send(site, { ...shown, sealed: "" })).toMatchObject({
    status: 422,
    failed: { problem: "broken", form: { typed: {} } },
  });
  expect(takeErrors()).toEqual([expect.stringContaining("details.unread")]);
});

test("closing: the visitor leaves, and the details expire", async () => {
  const { site, shown } = await loseDatabaseAtReview();
  await deleteDetails(site.platform, { ...shown, session: shown.session.id });
  expect(takeErrors()).toEqual([expect.stringContaining("details.unforgotten")]);
  expect(await countRows("details")).toBe(1);
});

test("booking after sending: the scheduler opens without a prefill", async () => {
  const { site, state } = openFallibleSite();
  const shown = await reachReview(site);
  const proof = { submission: shown.submission, reference: "AAAA-BBBB" };
  const cookie = await issueSentProof(site.platform, "inquiry", proof);
  const request = new Request(`https://studio.test/book/coaching?id=${shown.submission}`, {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  state.isDown = true;
  expect(await prefillScheduler(site.platform, request)).toBeNull();
  expect(takeErrors()).toEqual([expect.stringContaining("booking.unfilled")]);
});
