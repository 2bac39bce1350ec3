import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import {
  errorPages,
  errorPagesByStatus,
  insecureFormPage,
  unexpectedErrorPage,
} from "#content/error-pages";
import { site } from "#content/site";
import { ButtonLink } from "~/ui/button";
import { eyebrow } from "~/ui/eyebrow";
import { ReachUs } from "~/ui/reach-us";
import { NotFound } from "./not-found";
import { SharedTags } from "./shared-tags";

/** What is thrown with a status, where that alone does not explain it. */
type Reason = { why?: string; retry?: { href: string; label: string } };

/** What a visitor sees when a page cannot be shown; always with a way on. `missing` explains a 404 better. */
export function ErrorPage({ error, missing }: { error: unknown; missing?: ReactNode }) {
  // Documents with an error do not hydrate: no byte of this is for browsers.
  if (!import.meta.env.SSR) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return missing ?? <NotFound />;
  const { why, retry }: Reason = (isRouteErrorResponse(error) && error.data) || {};
  const { title, text } =
    why === "insecure" ? insecureFormPage : (errorPagesByStatus[status] ?? unexpectedErrorPage);
  return (
    <div className="light-leak w-full px-gutter py-24">
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      <SharedTags title={title} />
      <p className={eyebrow}>{errorPages.heading(status)}</p>
      <h1 className="mt-4 font-display text-hero">{title}</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">{text}</p>
      <p className="mt-4 max-w-measure text-mist-soft">
        {errorPages.contact} <ReachUs {...site} />.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        {retry && <ButtonLink href={retry.href}>{retry.label}</ButtonLink>}{" "}
        <ButtonLink href="/" kind={retry ? "secondary" : "primary"}>
          {errorPages.homeLink}
        </ButtonLink>
      </p>
    </div>
  );
}
