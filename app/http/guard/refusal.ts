import { createContext, data, type MiddlewareFunction } from "react-router";
import type { Refusal } from "./request-guard";

/** Set by the Worker when the request guard said no; the root middleware turns it into a page. */
export const refusalContext = createContext<Refusal | null>(null);

/** Throws the guard's refusal, so that the visitor sees it in the site's own error page. */
export const showRefusal: MiddlewareFunction<Response> = ({ context }) => {
  const refusal = context.get(refusalContext);
  if (refusal) throw data(null, { status: refusal.status });
};
