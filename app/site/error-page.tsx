import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { site } from "#content/site";
import { ButtonLink } from "~/ui/button";
import { ReachUs } from "~/ui/reach-us";
import { NotFound } from "./not-found";
import { SharedTags } from "./shared-tags";

type Explanation = { title: string; body: string };
/** What is thrown with a status, where that alone does not explain it. */
type Reason = { why?: string; retry?: { href: string; label: string } };

const EXPLANATIONS: Record<number, Explanation> = {
  400: {
    title: "That address does not add up",
    body: "Part of the link was changed or cut off on the way here.",
  },
  403: {
    title: "That form came from another site",
    body: "We only accept forms sent from our own pages. Open the page again and send it from there.",
  },
  405: {
    title: "That is not how this page works",
    body: "The request used a method this site does not answer.",
  },
  408: {
    title: "The connection was too slow",
    body: "Your message did not arrive in time. Use your browser's Back button: what you typed should still be there.",
  },
  413: {
    title: "That message is too long",
    body: "It is more than this form can carry. Use your browser's Back button, shorten it and send again: what you typed should still be there.",
  },
  414: { title: "That address is too long", body: "Start again from the home page." },
  415: {
    title: "We could not read that form",
    body: "It arrived in a format this site does not accept. Open the page again and send it from there.",
  },
  429: {
    title: "A little too fast",
    body: "Many requests came from your connection within a minute. Wait a moment, then use your browser's Back button or reload.",
  },
};

const INSECURE: Explanation = {
  title: "That form was sent without encryption",
  body: "So we took nothing of it. Open the page again over https, and send it from there.",
};

const UNEXPECTED: Explanation = {
  title: "Something broke on our side",
  body: "Nothing you sent from an earlier page is affected. Open the page again in a moment.",
};

/** What a visitor sees when a page cannot be shown; always with a way on. `missing` explains a 404 better. */
export function ErrorPage({ error, missing }: { error: unknown; missing?: ReactNode }) {
  // Documents with an error do not hydrate: no byte of this is for browsers.
  if (!import.meta.env.SSR) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return missing ?? <NotFound />;
  const { why, retry }: Reason = (isRouteErrorResponse(error) && error.data) || {};
  const { title, body } = why === "insecure" ? INSECURE : (EXPLANATIONS[status] ?? UNEXPECTED);
  return (
    <div className="page-width light-leak py-24">
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      <SharedTags title={title} />
      <p className="slate">ERROR {status}</p>
      <h1 className="mt-4 font-display text-hero">{title}</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">{body}</p>
      <p className="mt-4 max-w-measure text-mist-soft">
        You can always <ReachUs {...site} />.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        {retry && <ButtonLink href={retry.href}>{retry.label}</ButtonLink>}{" "}
        <ButtonLink href="/" kind={retry ? "secondary" : "primary"}>
          Return to Home
        </ButtonLink>
      </p>
    </div>
  );
}
