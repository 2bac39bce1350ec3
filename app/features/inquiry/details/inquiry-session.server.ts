import { createContext, type MiddlewareFunction } from "react-router";
import { type Platform, platformContext } from "~/env.server";
import { signedCookie } from "~/http/crypto.server";
import { newId } from "~/http/form-token.server";

/** As long as unsent details rest, in seconds. */
const TTL_S = 2 * 24 * 60 * 60;

/** A request of the wizard: whose it is, and whether its page answers a post, which no loader may lead away from. */
export type InquiryVisit = { session: string; isNew: boolean; isAnswer: boolean };

/** Set by keepInquirySession for every screen of the wizard. */
export const inquiryVisitContext = createContext<InquiryVisit>();

/** Gives a visitor of the wizard a signed session id, once: a valid one is never replaced. */
export const keepInquirySession: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const platform = context.get(platformContext);
  const known = await readInquirySession(platform, request);
  const session = known ?? newId();
  const isAnswer = request.method === "POST";
  context.set(inquiryVisitContext, { session, isNew: known === null, isAnswer });
  const response = await next();
  if (!known) response.headers.append("Set-Cookie", await issueInquirySession(platform, session));
  return response;
};

/** The `Set-Cookie` value of a session. */
export function issueInquirySession(platform: Platform, session: string): Promise<string> {
  return sessionCookie(platform).serialize(session);
}

/** The session id of a request; null without the cookie and after tampering. */
export async function readInquirySession(platform: Platform, request: Request) {
  const id: unknown = await sessionCookie(platform).parse(request.headers.get("Cookie"));
  return typeof id === "string" && /^[\w-]{22}$/.test(id) ? id : null;
}

function sessionCookie(platform: Platform) {
  return signedCookie(platform, "inquiry", { maxAge: TTL_S });
}
