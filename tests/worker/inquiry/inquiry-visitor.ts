import form from "#content/forms/inquiry.yaml";
import type { Answers } from "~/features/inquiry/answers";
import { submitDetails } from "~/features/inquiry/details.server";
import { type StoredDetails, saveDetails } from "~/features/inquiry/details-store.server";
import { createSubmissionId } from "~/features/inquiry/own-submission.server";
import { loadReview } from "~/features/inquiry/review.server";
import { type InquirySession, issueInquirySession } from "~/features/inquiry/session.server";
import { submitInquiry } from "~/features/inquiry/submit.server";
import { sampleOf } from "~/forms/field";
import { createFormToken, newId } from "~/http/parse-post.server";
import { newEmail, type openTestSite } from "../test-site.ts";

type TestSite = Pick<ReturnType<typeof openTestSite>, "platform">;

const answers: Answers = {
  businessProfile: "growing",
  serviceType: "coaching",
  serviceCategory: "coaching",
  campaign: {},
};

export function newSession(): InquirySession {
  return { id: newId(), isNew: false, isPost: true };
}

function newPerson() {
  return {
    ...sampleOf(form),
    firstName: "Zoë",
    email: newEmail(),
    company: "Quill & Töchter",
    budget: "10k-25k",
    challenge: "日本 & 👋\n\nNobody watches it to the end.",
  };
}

/** The fields of a details form that was rendered a minute ago. */
export async function fillDetails(
  { platform }: TestSite,
  changes: Record<string, string> = {},
  session = newSession(),
) {
  const submission = await createSubmissionId(platform, session.id);
  const { SESSION_SECRET } = platform.settings;
  const fields: Record<string, string> = {
    token: await createFormToken(SESSION_SECRET, Date.now() - 60_000, submission),
    ...newPerson(),
    ...changes,
  };
  return { fields, submission, email: String(fields.email) };
}

/** The visitor's values, without the form's own fields. */
export function valuesOf({ token: _token, go: _go, ...values }: Record<string, string>) {
  return values;
}

export function continueWith(
  { platform }: TestSite,
  session: InquirySession,
  fields: Record<string, string>,
  given = answers,
) {
  return submitDetails(platform, post("/inquiry/details", fields), session, given);
}

/** Opens the review of a submission; null where the site shows the form instead. */
export function review(
  { platform }: TestSite,
  session: InquirySession,
  submission: string,
  given = answers,
) {
  return loadReview(platform, session, { ...given, id: submission });
}

export async function reachReview(site: TestSite, changes: Record<string, string> = {}) {
  const session = newSession();
  const filled = await fillDetails(site, changes, session);
  const submitted = await continueWith(site, session, filled.fields);
  const shown = await review(site, session, filled.submission);
  if (!submitted.ok || !shown) throw new Error("The details were not accepted.");
  return { ...filled, ...shown, session };
}

export function send(
  { platform }: TestSite,
  {
    session,
    submission,
    sealed: encryptedReview,
  }: { session: InquirySession; submission: string; sealed: string },
) {
  const request = post("/inquiry/review", { sealed: encryptedReview });
  return submitInquiry(platform, request, session, { submission, encryptedReview });
}

function post(path: string, fields: Record<string, string>): Request {
  return new Request(`https://studio.test${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

/** A browser in the wizard: its session, and requests with its cookie. */
export async function openBrowser({ platform }: TestSite) {
  const session = newSession();
  const cookie = (await issueInquirySession(platform, session.id)).split(";")[0] ?? "";
  const requestTo = (path: string, init: RequestInit = {}) =>
    new Request(`https://studio.test${path}`, {
      ...init,
      headers: { Cookie: cookie, ...(init.headers as Record<string, string>) },
    });
  return { session, requestTo };
}

/** The same with valid details stored for a submission. */
export async function storeDetails(site: TestSite, changes: Partial<StoredDetails> = {}) {
  const accepted = { at: Date.now(), held: false, tooFast: false };
  const details = { typed: newPerson(), mintedAt: Date.now() - 60_000, accepted, answers };
  const browser = await openBrowser(site);
  const submission = await createSubmissionId(site.platform, browser.session.id);
  const owner = { session: browser.session.id, submission };
  await saveDetails(site.platform, owner, { ...details, ...changes }, "192.0.2.10");
  return { ...browser, submission, details };
}
