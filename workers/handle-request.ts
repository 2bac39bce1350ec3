import { RouterContextProvider } from "react-router";
import { isStoredAtEdge, withoutSharing } from "~/http/cache-control";
import { finishResponse } from "~/http/finish-response";
import { canonicalAddress, withoutPunctuation } from "~/http/paths";
import { guardRequest, httpsUrl, rejectionContext, withoutBody } from "~/http/request-guard";
import { recognizeProbe } from "~/outbox/probe.server";
import { type Platform, platformContext } from "~/platform.server";

type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;

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
  // From here on the platform says whether this is a request of the probe.
  const probed = await recognizeProbe(platform, request);
  if (probed instanceof Response) return probed;
  const guarded = await guardRequest(request, platform.origin);
  const render = (asked: Request) => {
    const context = new RouterContextProvider();
    context.set(platformContext, probed);
    if (!(guarded instanceof Request)) context.set(rejectionContext, guarded);
    return renderRoute(asked, context);
  };
  if (!(guarded instanceof Request)) return render(withoutBody(request));
  const { pathname, search, origin } = new URL(request.url);
  const canonical = canonicalAddress(pathname, search);
  if (canonical !== pathname + search) {
    // A redirect would lose what was posted.
    return isRead ? movedTo(canonical) : render(new Request(origin + canonical, guarded));
  }
  const response = await render(guarded);
  if (!isRead || response.status !== 404) return response;
  const meant = withoutPunctuation(pathname);
  if (meant === pathname) return response;
  // HEAD, because opening some pages has an effect.
  const head = { method: "HEAD", headers: request.headers };
  const found = await render(new Request(origin + meant + search, head));
  return found.status < 400 ? movedTo(meant + search, 308) : response;
}

function movedTo(location: string, status = 301): Response {
  return new Response(null, { status, headers: { Location: location } });
}
