import { data, redirect } from "react-router";
import { findAuthMethod } from "~/features/admin/auth.server";
import { openLocalSession } from "~/features/admin/local-session.server";
import { isPrefetch } from "~/http/prefetch";
import { platformContext } from "~/platform.server";
import { NeverRendered } from "~/site/page-exports";
import type { Route } from "./+types/sign-in";

export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    const method = findAuthMethod(context.get(platformContext).settings, url);
    if (method?.kind !== "local") throw data(null, { status: 404 });
  },
];

/** Its redirect wins over the 403 that the inbox's own loader throws. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const method = findAuthMethod(platform.settings, url);
  // Prefetching or a HEAD request must not use up the key.
  const isVisit = request.method === "GET" && !isPrefetch(request);
  if (method?.kind !== "local" || !isVisit) throw data(null, { status: 403 });
  const cookie = await openLocalSession(platform, url.searchParams.get("key") ?? "", method.key);
  if (!cookie) throw data(null, { status: 403 });
  throw redirect("/studio", { status: 303, headers: { "Set-Cookie": cookie } });
}

export default NeverRendered;
