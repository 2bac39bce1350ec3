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
import { Actions, Button, ButtonLink, TextLink } from "~/ui/button";
import { CardLink } from "~/ui/lists";
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
    <ErrorLayout status={status} title={title} text={text}>
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
      <Actions>
        {retryLink && <ButtonLink {...retryLink} />}{" "}
        <ButtonLink href="/" kind={retryLink || again ? "secondary" : "primary"} label={homeLink} />
      </Actions>
    </ErrorLayout>
  );
}

export function ErrorLayout({
  status,
  eyebrow = fill(statusHeading, { status }),
  title,
  text,
  head = { title },
  children,
}: {
  status: number;
  eyebrow?: string;
  title: string;
  text: ReactNode;
  head?: Head;
  children: ReactNode;
}) {
  return (
    <div
      data-missing-page={status === 404 || undefined}
      className="light-leak px-gutter py-section"
    >
      <ErrorHead {...head} />
      <p className={eyebrowClass}>{eyebrow}</p>
      <h1 className="mt-4 max-w-[18ch] text-hero">{title}</h1>
      <p className="mt-6 lede text-lede">{text}</p>
      {children}
    </div>
  );
}

type Missing = { nearest: { href: string; name: string } | null; picture: ReactNode };

/** Given on the server, for an address without a page: the page that may be meant, and what is behind the words. */
export const MissingPage = createContext<Missing | null>(null);

function NotFound() {
  const { nearest, picture } = useContext(MissingPage) ?? {};
  return (
    <div data-missing-page className="under-header relative">
      {picture}
      <ErrorHead title={notFoundPage.title} />
      <div className="relative grid content-center gap-x-16 px-gutter pt-6 md:min-h-hero-half md:grid-cols-2 md:py-16">
        <div className="md:pt-10">
          <h1 className="text-type">404</h1>
          <p className="mt-4 font-display text-part">{notFoundPage.heading}</p>
          <p className="mt-3 max-w-sm text-lede text-balance text-mist">{notFoundPage.text}</p>
          {nearest && (
            <p className="mt-5 text-lede">
              <TextLink
                href={nearest.href}
                label={fill(notFoundPage.nearest, { page: nearest.name })}
              />
            </p>
          )}
          <ul className="mt-6 grid gap-x-6 ruled-3 lg:rows-of-2">
            {notFoundPage.links.map(({ href, label }) => (
              <li key={href} className="relative font-display text-card">
                <CardLink href={href}>
                  <span className="arrow-link">{label}</span>
                </CardLink>
              </li>
            ))}
          </ul>
          <Actions>
            <ButtonLink href="/" label={homeLink} />
          </Actions>
        </div>
      </div>
    </div>
  );
}

type Head = { title: string; documentTitle?: string };

/** The social card of an error page links to the home page; it needs the site's origin. */
function ErrorHead({ title, documentTitle }: Head) {
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
