import { createContext, createCookie, type MiddlewareFunction } from "react-router";
import { type Platform, platformContext } from "~/env.server";
import { toBase64Url } from "~/http/forms/base64-url";

/** As long as unsent details rest, in seconds. */
const TTL_S = 2 * 24 * 60 * 60;

/** The visitor's session in the wizard; `isNew` when the request came without one. */
export type InquirySession = { id: string; isNew: boolean };

/** Set by keepInquirySession for every screen of the wizard. */
export const inquirySessionContext = createContext<InquirySession>();

/** Gives a visitor of the wizard a signed session id, once: a valid one is never replaced. */
export const keepInquirySession: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const platform = context.get(platformContext);
  const known = await readInquirySession(platform, request);
  const session = known ?? toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  context.set(inquirySessionContext, { id: session, isNew: known === null });
  const response = await next();
  if (!known) response.headers.append("Set-Cookie", await issueInquirySession(platform, session));
  return response;
};

/** The session id of a request; null without the cookie and after tampering. */
export async function readInquirySession(platform: Platform, request: Request) {
  const id: unknown = await sessionCookie(platform).parse(request.headers.get("Cookie"));
  return typeof id === "string" && /^[\w-]{22}$/.test(id) ? id : null;
}

/** The `Set-Cookie` value of a session. */
export function issueInquirySession(platform: Platform, id: string): Promise<string> {
  return sessionCookie(platform).serialize(id);
}

function sessionCookie({ settings, origin }: Platform) {
  return createCookie("inquiry", {
    secrets: [settings.SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    path: "/",
    maxAge: TTL_S,
  });
}
