import { isRouteErrorResponse } from "react-router";
import { elsewhere } from "#content/inquiry/elsewhere";
import { site } from "#content/site";
import * as words from "#content/words/errors";
import { firstStep, WIZARD_PLACES } from "~/features/inquiry/wizard-place";
import { ErrorPage } from "~/site/error-page";
import { SharedTags } from "~/site/shared-tags";
import { ButtonLink } from "~/ui/button";
import { ReachUs } from "~/ui/reach-us";

/** For a link to an inquiry that does not open: why, and a way on. */
export function ClosedLink({ error, path }: { error: unknown; path: string }) {
  const state: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (state !== "gone" && state !== "down") return <ErrorPage error={error} />;
  const { title, text } = elsewhere[state];
  return (
    <div className="page-width light-leak py-24">
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      {import.meta.env.SSR && <SharedTags title={title} />}
      <p className="slate">
        {words.error} {state === "gone" ? 404 : 503}
      </p>
      <h1 className="mt-4 max-w-[18ch] font-display text-hero">{title}</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">{text}</p>
      <p className="mt-4 max-w-measure text-mist-soft">
        {words.youCanAlways} <ReachUs {...site} />.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        {state === "down" && <ButtonLink href={path}>{words.tryAgain}</ButtonLink>}
        <ButtonLink href={firstStep(WIZARD_PLACES.home)} kind="secondary">
          {words.startANewInquiry}
        </ButtonLink>
      </p>
    </div>
  );
}
