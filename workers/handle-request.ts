import { RouterContextProvider } from "react-router";
import { isStoredAtEdge, withoutSharing } from "~/http/cache-control";
import { finishResponse } from "~/http/finish-response";
import { canonicalAddress } from "~/http/paths";
import { guardRequest, httpsUrl, rejectionContext, withoutBody } from "~/http/request-guard";
import { recognizeProbe } from "~/outbox/probe.server";
import { type Platform, platformContext } from "~/platform.server";

type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Responds to a request: redirects to its canonical URL, or renders its route or the page of its rejection. */
export async function handleRequest(
  request: Request,
  platform: Platform,
  renderRoute: RenderRoute,
): Promise<Response> {
  const response = await routeRequest(request, platform, renderRoute);
  const finished = finishResponse(response, request.method, platform.origin);
  if (!isStoredAtEdge(request.url, platform.settings.SITE_ORIGIN)) {
    const cacheControl = finished.headers.get("Cache-Control") ?? "";
    finished.headers.set("Cache-Control", withoutSharing(cacheControl));
  }
  return finished;
}

async function routeRequest(request: Request, platform: Platform, renderRoute: RenderRoute) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const secure = httpsUrl(request, platform.origin);
  if (secure && isRead) return movedTo(secure);
  const probed = await recognizeProbe(platform, request);
  if (probed instanceof Response) return probed;
  const context = new RouterContextProvider();
  context.set(platformContext, probed);
  const guarded = await guardRequest(request, platform.origin);
  if (!(guarded instanceof Request)) {
    context.set(rejectionContext, guarded);
    return renderRoute(withoutBody(request), context);
  }
  const { pathname, search, origin } = new URL(request.url);
  const canonical = canonicalAddress(pathname, search);
  if (canonical === pathname + search) return renderRoute(guarded, context);
  // A redirect would lose what was posted.
  return isRead
    ? movedTo(canonical)
    : renderRoute(new Request(origin + canonical, guarded), context);
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } });
}
