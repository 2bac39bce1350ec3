import { data } from "react-router";
import logMissingPage from "~/enhance/log-missing-page.ts?worker&url";
import { loggedPath } from "~/http/addresses/logged-path";
import { NotFound } from "~/site/not-found";
import type { PageHandle } from "~/site/page-handle";
import type { Route } from "./+types/not-found";

export function loader({ request }: Route.LoaderArgs) {
  console.log(JSON.stringify({ event: "page.missing", path: loggedPath(request.url) }));
  return data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

/** A form posted to an address that does not exist gets the same answer as a visit. */
export const action = loader;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: PageHandle = { scripts: [logMissingPage] };

export default function NotFoundPage() {
  return <NotFound />;
}
