import { isRouteErrorResponse } from "react-router";
import { elsewhere } from "#content/inquiry/elsewhere";
import { site } from "#content/site";
import * as words from "#content/words/errors";
import { firstStep, WIZARD_PLACES } from "~/features/inquiry/wizard-place";
import { ErrorPage } from "~/site/error-page";
import { ToldError } from "~/site/told-error";
import { ButtonLink } from "~/ui/button";
import { ReachUs } from "~/ui/reach-us";

/** For a link to an inquiry that does not open: why, and a way on. */
export function ClosedLink({ error, path }: { error: unknown; path: string }) {
  const state: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (state !== "gone" && state !== "down") return <ErrorPage error={error} />;
  const { title, text } = elsewhere[state];
  return (
    <ToldError status={state === "gone" ? 404 : 503} title={title}>
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
    </ToldError>
  );
}
