import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { site } from "#content/site";
import * as words from "#content/words/errors";
import { ButtonLink } from "~/ui/button";
import { eyebrow } from "~/ui/eyebrow";
import { ReachUs } from "~/ui/reach-us";
import { NotFound } from "./not-found";
import { SharedTags } from "./shared-tags";

type Explanation = { title: string; body: string };
/** What is thrown with a status, where that alone does not explain it. */
type Reason = { why?: string; retry?: { href: string; label: string } };

const EXPLANATIONS: Record<number, Explanation> = {
  400: {
    title: words.thatAddressDoesNot,
    body: words.partOfTheLink,
  },
  403: {
    title: words.thatFormCameFrom,
    body: words.weOnlyAcceptForms,
  },
  405: {
    title: words.thatIsNotHow,
    body: words.theRequestUsedA,
  },
  408: {
    title: words.theConnectionWasToo,
    body: words.yourMessageDidNotArrive,
  },
  413: {
    title: words.thatMessageIsToo,
    body: words.itIsMoreThanThis,
  },
  414: { title: words.thatAddressIsTooLong, body: words.startAgainFromThe },
  415: {
    title: words.weCouldNotRead,
    body: words.itArrivedInA,
  },
  429: {
    title: words.aLittleTooFast,
    body: words.manyRequestsCameFrom,
  },
};

const INSECURE: Explanation = {
  title: words.thatFormWasSent,
  body: words.soWeTookNothing,
};

const UNEXPECTED: Explanation = {
  title: words.somethingBrokeOnOur,
  body: words.nothingYouSentFrom,
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
    <div className="light-leak w-full px-gutter py-24">
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      <SharedTags title={title} />
      <p className={eyebrow}>{words.errorNumber(status)}</p>
      <h1 className="mt-4 font-display text-hero">{title}</h1>
      <p className="mt-6 max-w-measure text-lede text-mist-soft">{body}</p>
      <p className="mt-4 max-w-measure text-mist-soft">
        {words.youCanAlways} <ReachUs {...site} />.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        {retry && <ButtonLink href={retry.href}>{retry.label}</ButtonLink>}{" "}
        <ButtonLink href="/" kind={retry ? "secondary" : "primary"}>
          {words.returnToHome}
        </ButtonLink>
      </p>
    </div>
  );
}
