import { createContext, type ReactNode, useContext } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { company } from "#content/company.yaml";
import {
  byStatus,
  contact,
  homeLink,
  insecureFormPage,
  notFoundPage,
  heading as statusHeading,
  unexpectedErrorPage,
} from "#content/error-pages.yaml";
import { fill } from "~/content/format";
import { pageTitle, socialMeta } from "~/seo/page-meta";
import { Button, ButtonLink, TextLink } from "~/ui/button";
import { ContactText, eyebrowClass } from "~/ui/text";

/** Thrown as the response's data where the status alone does not explain it. */
type ErrorData = {
  why?: string;
  page?: { title: string; text: string };
  retryLink?: { href: string; label: string };
  /** What was posted, to post it once more. */
  again?: { action: string; fields: [name: string, value: string][]; button: string };
};

/** What a visitor sees when a page cannot be shown. `missing` replaces the page for 404. */
export function ErrorPage({ error, missing }: { error: unknown; missing?: ReactNode }) {
  // Documents with an error do not hydrate.
  if (!import.meta.env.SSR) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return missing ?? <NotFound />;
  const { why, page, retryLink, again }: ErrorData =
    (isRouteErrorResponse(error) && error.data) || {};
  const { title, text } =
    page ?? (why === "insecure" ? insecureFormPage : (byStatus[status] ?? unexpectedErrorPage));
  return (
    <ErrorLayout status={status} title={title} headingClass="mt-4 font-display text-hero">
      <p className="mt-6 max-w-measure text-lede text-mist-soft">{text}</p>
      <p className="mt-4 max-w-measure text-mist-soft">
        <ContactText text={contact} />
      </p>
      {again && (
        <form method="post" action={again.action} className="mt-8">
          {again.fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button wide>{again.button}</Button>
        </form>
      )}
      <p className="mt-8 flex flex-wrap gap-4">
        {retryLink && <ButtonLink {...retryLink} />}{" "}
        <ButtonLink href="/" kind={retryLink || again ? "secondary" : "primary"} label={homeLink} />
      </p>
    </ErrorLayout>
  );
}

export function ErrorLayout({
  status,
  title,
  headingClass = "mt-4 max-w-[18ch] font-display text-hero",
  children,
}: {
  status: number;
  title: string;
  headingClass?: string;
  children: ReactNode;
}) {
  return (
    <div className="light-leak w-full px-gutter py-16">
      <ErrorHead title={title} />
      <p className={eyebrowClass}>{fill(statusHeading, { status })}</p>
      <h1 className={headingClass}>{title}</h1>
      {children}
    </div>
  );
}

/** On the server, for an address without a page: the page that may be meant. */
export const NearestPage = createContext<{ href: string; name: string } | null>(null);

function NotFound() {
  const nearest = useContext(NearestPage);
  return (
    <div
      data-missing-page
      className="relative isolate flex min-h-[min(100svh,64rem)] flex-col items-center justify-center overflow-hidden border-b border-ink-rule px-5 py-16 text-center"
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10 grid justify-items-center">
        <div className="leader leader-rim aspect-square h-full" />
      </div>
      <ErrorHead title={notFoundPage.title} />
      <h1 className="font-display text-type">404</h1>
      <p className="mt-6 font-display text-card">{notFoundPage.heading}</p>
      <p className="mt-2 max-w-measure text-lede text-balance text-mist-soft">
        {notFoundPage.text}
      </p>
      {nearest && (
        <p className="mt-5 text-lede">
          <TextLink
            href={nearest.href}
            label={fill(notFoundPage.nearest, { page: nearest.name })}
          />
        </p>
      )}
      <p className="mt-8">
        <ButtonLink href="/" label={homeLink} />
      </p>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-8 gap-y-2">
        {notFoundPage.links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} label={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The social card of an error page links to the home page; it needs the site's origin. */
export function ErrorHead({ title, documentTitle }: { title: string; documentTitle?: string }) {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin;
  const { description } = company;
  const tags =
    origin && import.meta.env.SSR
      ? [
          { name: "description", content: description },
          ...socialMeta({ origin, path: "/", title, description }),
        ]
      : [];
  return (
    <>
      <meta name="robots" content="noindex" />
      <title>{documentTitle ?? pageTitle(title)}</title>
      {tags.map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
    </>
  );
}
