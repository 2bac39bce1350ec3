import { preloadedFonts } from "virtual:fonts";
import type { ComponentProps, ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "react-router";
import { themeColor } from "#content/brand.yaml";
import { skipLink } from "#content/layout.yaml";
import { scheduledKinds } from "~/booking/booking-url.server";
import { language } from "~/content/format";
import { directionOf } from "~/content/languages";
import { SPECULATION_RULES, WAIT_FOR_STYLE } from "~/http/inline-scripts";
import { showRejection } from "~/http/request-guard";
import { platformContext } from "~/platform.server";
import { isAbsent } from "~/seo/absent-pages";
import type { PageHead } from "~/seo/structured-data";
import { ErrorPage } from "~/site/error-page";
import { isOfFirstLanguage, toFirstLanguage } from "~/site/first-language.server";
import { Footer } from "~/site/footer";
import { Header } from "~/site/header";
import { Alternates } from "~/site/languages";
import { mergeHandles } from "~/site/page-handle";
import { BrokenScreen } from "~/ui/flow-screen";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { REDIRECTS } from "./routes/redirects";
import print from "./styles/print.css?url";
import rightToLeft from "./styles/right-to-left.css?url";

export const middleware: Route.MiddlewareFunction[] = [
  showRejection,
  ({ url, context }) => {
    const path = REDIRECTS[url.pathname] ?? url.pathname;
    const { settings } = context.get(platformContext);
    if (isOfFirstLanguage(path, settings)) throw toFirstLanguage(url, settings);
    // The route of a location checks this itself.
    if (!path.startsWith("/locations/") && isAbsent(path)) throw data(null, { status: 404 });
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const { origin, settings } = context.get(platformContext);
  return { origin, scheduled: scheduledKinds(settings) };
}

export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...preloadedFonts.map(
    (href) => ({ rel: "preload", href, as: "font", crossOrigin: "anonymous" }) as const,
  ),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

const direction = directionOf(language);

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const matches = useMatches();
  const handles = matches.map((match) => match.handle);
  const { hydrate, dialog = false, withoutLayout } = mergeHandles(handles, error);
  const pageLanguage = languageOf(matches.at(-1)?.loaderData);
  const lang = pageLanguage && language;
  return (
    <html lang={pageLanguage ?? language} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        {/* `precedence` makes React write it first, so that it loads before fonts and scripts. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        {direction && <link rel="stylesheet" href={rightToLeft} precedence="default" />}
        <link rel="stylesheet" media="print" href={print} precedence="default" />
        <Meta />
        <Links />
        <Alternates />
        {!withoutLayout && <InlineScript id="wait-for-style" text={WAIT_FOR_STYLE} />}
      </head>
      <body>
        {withoutLayout && (error == null ? children : <main>{children}</main>)}
        {!withoutLayout && (
          <>
            <a
              href="#main"
              lang={lang}
              className="fixed -top-22 inset-s-2 z-50 bg-tungsten px-4 py-3 font-semibold text-ink focus:top-2"
            >
              {skipLink}
            </a>
            <Header inert={dialog} lang={lang} />
            <main
              id="main"
              tabIndex={-1}
              dir={pageLanguage && (directionOf(pageLanguage) ?? "ltr")}
            >
              {children}
            </main>
            <Footer inert={dialog} lang={lang} />
          </>
        )}
        {import.meta.env.DEV && import.meta.env.SSR && !hydrate && (
          <script type="module" src="/@static-page-reload" />
        )}
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
        {/* Inline, because the browser would load a separate file before the first paint. */}
        {!withoutLayout && <InlineScript type="speculationrules" text={SPECULATION_RULES} />}
      </body>
    </html>
  );
}

/** Of an article or a page of its own, where that is not the language of the site. */
function languageOf(loaderData: unknown): string | undefined {
  const { head } = Object(loaderData) as { head?: PageHead };
  return head?.lang;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Flows have error boundaries of their own; other failures in the browser offer a reload.
  return import.meta.env.SSR ? <ErrorPage error={error} /> : <BrokenScreen />;
}

function InlineScript({ text, ...attributes }: ComponentProps<"script"> & { text: string }) {
  return (
    <script
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without markup.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : "" }}
    />
  );
}
