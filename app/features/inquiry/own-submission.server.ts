import * as base64url from "jose/base64url";
import { redirect } from "react-router";
import { isEqual, secretsOf, sign } from "~/http/crypto.server";
import { newId } from "~/http/parse-post.server";
import { readSentProof } from "~/outbox/sent-proof.server";
import type { Platform } from "~/platform.server";
import { DETAILS_NOT_FOUND, readStep, stepHref } from "./answers";
import { findDetails } from "./details-store.server";
import type { InquirySession } from "./session.server";

/** An id is so many random characters, and as many of their keyed hash: 66 bits each. */
const HALF = 11;

/** The id of a new submission, which only the browser of this session may have in its addresses. */
export function createSubmissionId({ settings }: Platform, session: string): Promise<string> {
  return withCheck(settings.SESSION_SECRET, session, newId().slice(0, HALF));
}

/** Whether an id was made for this session, or its browser has the details or the proof of being sent. */
export async function isOwnSubmission(
  platform: Platform,
  request: Request,
  session: InquirySession,
  id: string,
): Promise<boolean> {
  const made = secretsOf(platform.settings).map(async (secret) =>
    isEqual(id, await withCheck(secret, session.id, id.slice(0, HALF))),
  );
  if ((await Promise.all(made)).includes(true)) return true;
  // Ids of former versions have no check.
  const proof = await readSentProof(platform, "inquiry", request);
  if (proof?.submission === id) return true;
  if (session.isNew) return false;
  const found = await findDetails(platform, { session: session.id, submission: id });
  return found.state === "found";
}

/** Redirects, once, to an empty form with a new id. `ownId` is missing after a post and without cookies. */
export async function readOwnStep(
  platform: Platform,
  request: Request,
  session: InquirySession,
  url: URL,
  name: string,
) {
  const step = readStep(url, name);
  const { id } = step.answers;
  if (id && (await isOwnSubmission(platform, request, session, id))) return { ...step, ownId: id };
  const comesBackWithoutCookie =
    session.isNew && name === "details" && url.searchParams.has(DETAILS_NOT_FOUND);
  if (session.isPost || comesBackWithoutCookie) return { ...step, ownId: undefined };
  const newSubmission = await createSubmissionId(platform, session.id);
  const form = stepHref(step.base, "details", { ...step.answers, id: newSubmission });
  throw redirect(id ? `${form}&${DETAILS_NOT_FOUND}` : form, { status: 303 });
}

async function withCheck(secret: string, session: string, random: string): Promise<string> {
  const check = base64url.encode(await sign(secret, `submission:${session}:${random}`));
  return random + check.slice(0, HALF);
}
