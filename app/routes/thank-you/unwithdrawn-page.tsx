import { isRouteErrorResponse } from "react-router";
import { site } from "#content/site";
import { withdrawal } from "#content/withdrawal";
import * as words from "#content/words/errors";
import { ErrorPage } from "~/site/error-page";
import { SharedTags } from "~/site/shared-tags";
import { ButtonLink } from "~/ui/button";
import { ReachUs } from "~/ui/reach-us";

/** For an inquiry that was not taken back: why, and who does it then. */
export function UnwithdrawnPage({ error }: { error: unknown }) {
  const state: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (state !== "unproven" && state !== "down") return <ErrorPage error={error} />;
  const { title, text } = withdrawal[state];
  return (
    <div className="page-width light-leak py-24">
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      {import.meta.env.SSR && <SharedTags title={title} />}
      <p className="slate">
        {words.error} {state === "down" ? 503 : 403}
      </p>
      <h1 className="mt-4 max-w-[18ch] font-display text-hero">{title}</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">
        {text} <ReachUs {...site} />.
      </p>
      <p className="mt-8">
        <ButtonLink href="/">{words.returnToHome}</ButtonLink>
      </p>
    </div>
  );
}
