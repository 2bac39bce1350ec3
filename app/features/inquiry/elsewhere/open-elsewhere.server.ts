import type { Platform } from "~/env.server";
import {
  issueInquirySession,
  readInquirySession,
} from "~/features/inquiry/details/inquiry-session.server";
import { saveVisitorDetails } from "~/features/inquiry/details/visitor-details.server";
import { newId } from "~/http/forms/form-token.server";
import { findElsewhere } from "./elsewhere-link.server";

/** `cookie` is the `Set-Cookie` value of the session that the inquiry goes on in. */
export type OpenedElsewhere =
  | { state: "open"; place: string; cookie: string }
  | { state: "gone" | "down" };

/** Hands an inquiry to the browser that opened its link; what it typed after the link was made stays. */
export async function openElsewhere(
  platform: Platform,
  request: Request,
  key: string,
): Promise<OpenedElsewhere> {
  const found = await findElsewhere(platform, key);
  if (found.state !== "found") return found;
  const { submission, place, details, created } = found;
  const session = (await readInquirySession(platform, request)) ?? newId();
  const isKept = await saveVisitorDetails(platform, { session, submission }, details, created);
  if (!isKept) return { state: "down" };
  return { state: "open", place, cookie: await issueInquirySession(platform, session) };
}
