import { createContext, type MiddlewareFunction } from "react-router";
import { countSteps } from "~/analytics/funnel/count.server";
import { signedCookie } from "~/http/crypto.server";
import { newId } from "~/http/parse-post.server";
import { isWithinRateLimit } from "~/http/rate-limit.server";
import { type Platform, platformContext } from "~/platform.server";
import { readAnswers } from "./answers";
import { LIFETIME_MS } from "./details-store.server";
import { fieldOf } from "./questions.server";
import { findStep } from "./steps";

/** `isLimited`: it may store nothing. `isPost`: loaders must not redirect then, or the action's result is lost. */
export type InquirySession = { id: string; isNew: boolean; isLimited?: boolean; isPost: boolean };

export const inquirySessionContext = createContext<InquirySession>();

/** Gives each visitor a signed session id once, within a limit; a valid one is never replaced. */
export const inquirySessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const platform = context.get(platformContext);
  const known = await readInquirySession(platform, request);
  const id = known ?? newId();
  const isPost = request.method === "POST";
  const isLimited = !known && !(await isWithinRateLimit(platform, "NEW_SESSIONS", request));
  context.set(inquirySessionContext, { id, isNew: known === null, isLimited, isPost });
  const response = await next();
  if (!known && !isLimited)
    response.headers.append("Set-Cookie", await issueInquirySession(platform, id));
  return response;
};

export function issueInquirySession(platform: Platform, id: string): Promise<string> {
  return sessionCookie(platform).serialize(id);
}

export async function readInquirySession(platform: Platform, request: Request) {
  const id: unknown = await sessionCookie(platform).parse(request.headers.get("Cookie"));
  return typeof id === "string" && /^[\w-]{22}$/.test(id) ? id : null;
}

function sessionCookie(platform: Platform) {
  return signedCookie(platform, "inquiry", { maxAge: LIFETIME_MS / 1000 });
}

export const countInquirySteps = countSteps(
  ({ pathname, searchParams }) => {
    const step = findStep(pathname);
    return step ? { flow: inquiryFlow(searchParams), step } : null;
  },
  (step, { searchParams }) => {
    const field = fieldOf(step);
    return field && readAnswers(searchParams)?.[field]?.toString();
  },
);

export function inquiryFlow(search: URLSearchParams): "inquiry" | "inquiry-short" {
  return search.get("flow") === "short" ? "inquiry-short" : "inquiry";
}
