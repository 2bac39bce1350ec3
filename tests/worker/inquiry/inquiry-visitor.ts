import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { issueInquirySession } from "~/features/inquiry/details/inquiry-session.server";
import {
  saveVisitorDetails,
  type VisitorDetails,
} from "~/features/inquiry/details/visitor-details.server";
import { newId } from "~/http/forms/form-token.server";

const answers: Answers = {
  timeline: "3-6-months",
  serviceType: "coaching",
  serviceCategory: "coaching",
  campaign: {},
};

/** Accepted details of somebody whose e-mail nobody else in the test run has. */
export function acceptedDetails() {
  const email = `${crypto.randomUUID()}@visitor.test`;
  const typed = {
    ...{ firstName: "Ada", lastName: "Quill", email, company: "Quill & Daughters" },
    ...{ budget: "10k-25k", challenge: "Nobody watches it to the end." },
  };
  const accepted = { at: Date.now(), held: false, tooFast: false };
  return { typed, mintedAt: Date.now() - 60_000, accepted, answers };
}

/** A browser in the wizard: its session, and a request that carries its cookie. */
export async function openBrowser(platform: Platform, session = newId()) {
  const cookie = (await issueInquirySession(platform, session)).split(";")[0] ?? "";
  const ask = (path: string, init: RequestInit = {}) =>
    new Request(`https://studio.test${path}`, {
      ...init,
      headers: { Cookie: cookie, ...(init.headers as Record<string, string>) },
    });
  return { session, ask };
}

/** The same with details that rest for the submission. */
export async function restDetails(platform: Platform, changes: Partial<VisitorDetails> = {}) {
  const details = acceptedDetails();
  const submission = newId();
  const browser = await openBrowser(platform);
  await saveVisitorDetails(
    platform,
    { session: browser.session, submission },
    { ...details, ...changes },
  );
  return { ...browser, submission, details };
}
