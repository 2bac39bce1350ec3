import { RouterContextProvider } from "react-router";
import { type Platform, platformContext } from "~/env.server";
import { finishResponse, plainRefusal } from "~/http/finish-response";
import { canonicalPath } from "~/http/paths";
import {
  guardRequest,
  requestRefusalContext,
  secureAddress,
  withoutBody,
} from "~/http/request-guard";

type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The site's answer to a request: what the guard lets through is rendered, and so is the reason for what it does not. */
export async function answerRequest(
  request: Request,
  platform: Platform,
  renderRoute: RenderRoute,
): Promise<Response> {
  const response = await readAndRender(request, platform, renderRoute);
  return finishResponse(plainRefusal(response), request.method, platform.origin);
}

async function readAndRender(request: Request, platform: Platform, renderRoute: RenderRoute) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const secure = secureAddress(request, platform.origin);
  if (secure && isRead) return movedTo(secure);
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  const guarded = await guardRequest(request, platform.origin);
  if (!(guarded instanceof Request)) {
    context.set(requestRefusalContext, guarded);
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
