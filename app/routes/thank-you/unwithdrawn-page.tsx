import { isRouteErrorResponse } from "react-router";
import { site } from "#content/site";
import { withdrawal } from "#content/withdrawal";
import * as words from "#content/words/errors";
import { ErrorPage } from "~/site/error-page";
import { ToldError } from "~/site/told-error";
import { ButtonLink } from "~/ui/button";
import { ReachUs } from "~/ui/reach-us";

/** For an inquiry that was not taken back: why, and who does it then. */
export function UnwithdrawnPage({ error }: { error: unknown }) {
  const state: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (state !== "unproven" && state !== "down") return <ErrorPage error={error} />;
  const { title, text } = withdrawal[state];
  return (
    <ToldError status={state === "down" ? 503 : 403} title={title}>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">
        {text} <ReachUs {...site} />.
      </p>
      <p className="mt-8">
        <ButtonLink href="/">{words.returnToHome}</ButtonLink>
      </p>
    </ToldError>
  );
}
