import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { notFoundPage } from "#content/error-pages.yaml";
import { bookingOrigins } from "~/booking/booking-url.server";
import { contentSecurityPolicy, frameOriginContext } from "~/http/content-security-policy";
import { loggedPath } from "~/http/paths";
import { platformContext } from "~/platform.server";
import { MeasurementId } from "~/site/consent";
import { MissingPage } from "~/site/error-page";
import { inFirstLanguage, languagesOf } from "~/site/first-language.server";
import { HalfPicture } from "~/site/hero";
import { Languages } from "~/site/languages";
import { findNearestPage } from "~/site/listed-pages.server";
import { mergeHandles, type PageHandle } from "~/site/page-handle";
import stylesheet from "./app.css?url";
import { REDIRECTS } from "./routes/redirects";

/** Does not stream: pages are small, and text browsers wait for the end of a stream. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const platform = context.get(platformContext);
  const { settings } = platform;
  const handle = documentHandle(entry);
  // Development has no content security policy.
  const nonce = import.meta.env.PROD && handle.hydrate ? crypto.randomUUID() : undefined;
  const missing = status === 404 ? missingPage(new URL(request.url).pathname) : null;
  let responseStatus = status;
  const stream = await renderToReadableStream(
    <MeasurementId value={settings.GA_MEASUREMENT_ID}>
      <MissingPage value={missing}>
        <Languages value={languagesOf(new URL(request.url), status, settings)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </Languages>
      </MissingPage>
    </MeasurementId>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        responseStatus = 500;
        logFailure(request, error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Requested before the scripts of a flow, so that they do not delay the first paint.
  headers.append("Link", `<${stylesheet}>; rel=preload; as=style`);
  if (import.meta.env.PROD) {
    const { withoutLayout, allowsBooking, hasVideo } = handle;
    const policy = contentSecurityPolicy({
      scripts: !withoutLayout,
      nonce,
      analytics: !withoutLayout && settings.GA_MEASUREMENT_ID !== undefined,
      bookings: allowsBooking ? bookingOrigins(settings) : undefined,
      video: hasVideo,
      frames: context.get(frameOriginContext),
    });
    headers.set("Content-Security-Policy", policy);
  }
  const html = inFirstLanguage(stream, platform, REDIRECTS);
  return new Response(html ? await html : stream, { status: responseStatus, headers });
}

function missingPage(pathname: string) {
  const { picture }: { picture?: string } = notFoundPage;
  return {
    nearest: findNearestPage(pathname),
    picture: picture && <HalfPicture name={picture} />,
  };
}

/** Logs unexpected errors with the path but not the query, which may hold a visitor's answers. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (isRouteErrorResponse(error)) return;
  if (!request.signal.aborted) logFailure(request, error);
}

/** Merged as root.tsx merges it, so that the policy allows exactly what root.tsx renders. */
function documentHandle({ routeModules, staticHandlerContext }: EntryContext): PageHandle {
  const { matches, errors } = staticHandlerContext;
  const handles = matches.map((match) => routeModules[match.route.id]?.handle);
  const handle = mergeHandles(handles, errors?.root);
  return errors ? { withoutLayout: handle.withoutLayout } : handle;
}

function logFailure(request: Request, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ event: "request.failed", path: loggedPath(request.url), detail }));
}
