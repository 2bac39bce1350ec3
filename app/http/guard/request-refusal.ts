import { createContext, data, type MiddlewareFunction } from "react-router";
import * as words from "#content/words/errors";
import type { RequestRefusal } from "./request-guard";

/** Set by the Worker when the request guard said no; the root middleware turns it into a page. */
export const requestRefusalContext = createContext<RequestRefusal | null>(null);

/** Throws the guard's refusal, so that the visitor sees it in the site's own error page. */
export const showRequestRefusal: MiddlewareFunction<Response> = ({ context }) => {
  const refusal = context.get(requestRefusalContext);
  if (!refusal) return;
  const { status, secureAddress: href } = refusal;
  const reason = href ? { why: "insecure", retry: { href, label: words.openOverHttps } } : null;
  throw data(reason, { status });
};
