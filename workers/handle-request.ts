import { RouterContextProvider } from "react-router";
import { isStoredAtEdge, PRIVATE } from "~/http/cache-control";
import { finishResponse } from "~/http/finish-response";
import { canonicalPath } from "~/http/paths";
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
  const isPublic = finished.headers.get("Cache-Control")?.startsWith("public");
  if (isPublic && !isStoredAtEdge(request.url, platform.settings.SITE_ORIGIN)) {
    finished.headers.set("Cache-Control", PRIVATE);
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
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (isRead && canonical !== pathname) return movedTo(canonical + search);
  return renderRoute(guarded, context);
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } });
}
