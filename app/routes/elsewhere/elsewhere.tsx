import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { readInquirySession } from "~/features/inquiry/details/inquiry-session.server";
import { openElsewhere } from "~/features/inquiry/elsewhere/open-elsewhere.server";
import { limitSteps } from "~/http/guard/rate-limit.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import type { Route } from "./+types/elsewhere";
import { ClosedLink } from "./closed-link";

const HEADERS = {
  "Cache-Control": PRIVATE,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export const middleware: Route.MiddlewareFunction[] = [limitSteps(readInquirySession)];

/** Goes on with an inquiry that was left on another device. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const opened = await openElsewhere(context.get(platformContext), request, params.key);
  if (opened.state !== "open") {
    throw data(opened.state, { status: opened.state === "gone" ? 404 : 503 });
  }
  const headers: [string, string][] = Object.entries(HEADERS);
  return redirect(opened.place, {
    status: 303,
    headers: [...headers, ["Set-Cookie", opened.cookie]],
  });
}

export const headers: Route.HeadersFunction = () => HEADERS;

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function Elsewhere() {
  return null;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return <ClosedLink error={error} path={`/inquiry/elsewhere/${params.key}`} />;
}
