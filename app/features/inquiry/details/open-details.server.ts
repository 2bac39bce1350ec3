import type { Platform } from "~/env.server";
import { mintFormToken, newId } from "~/http/form-token.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { findVisitorDetails } from "./visitor-details.server";

/** What the details form needs: everything typed so far, and whether some of it could not be read back. */
export type DetailsForm = {
  token: string;
  typed: Record<string, string | undefined>;
  missed: boolean;
};

/** Opens the form of a submission with what its session typed; another session's stays out of sight. */
export async function openDetails(
  platform: Platform,
  { session, isNew, isAnswer }: InquiryVisit,
  submission: string,
): Promise<DetailsForm> {
  const found = await findVisitorDetails(platform, { session, submission });
  const isForeign = found.state === "foreign";
  const { SESSION_SECRET } = platform.settings;
  return {
    token: await mintFormToken(
      SESSION_SECRET,
      Date.now(),
      isForeign ? newId() : submission || newId(),
    ),
    typed: found.state === "found" ? found.details.typed : {},
    missed:
      found.state !== "found" && (isForeign || found.state === "down" || (isNew && !isAnswer)),
  };
}
