import { useState } from "react";
import { site } from "#content/site";
import * as words from "#content/words/inquiry";
import type { InquiryFailure } from "~/features/inquiry/details/submit-inquiry.server";
import { Button } from "~/ui/button";
import type { Unreachable } from "~/ui/connection";
import { useHydrated } from "~/ui/hydration";
import { Notice } from "~/ui/notice";

export type ReviewFailure =
  | InquiryFailure
  | (Unreachable & Partial<Omit<InquiryFailure, "problem">>);

/** Why an inquiry is not sent yet; every answer stays as it was. */
export function SendFailure({ failure }: { failure: ReviewFailure }) {
  const [dismissed, dismiss] = useState<ReviewFailure | null>(null);
  const dismissible = useHydrated();
  if (dismissed === failure) return null;
  return (
    <Notice tone="failure" title={TITLES[failure.problem]} answer={failure}>
      <FailureText {...failure} />
      {dismissible && (
        <Button type="button" kind="quiet" small onClick={() => dismiss(failure)}>
          {words.dismiss}
        </Button>
      )}
    </Notice>
  );
}

const TITLES: Record<ReviewFailure["problem"], string> = {
  limited: words.aLittleTooFast,
  lost: words.oopsSomethingWentWrong,
  queued: words.oopsSomethingWentWrong,
  refused: words.oopsSomethingWentWrong,
  underway: words.oopsSomethingWentWrong,
  unreachable: words.oopsSomethingWentWrong,
};

function FailureText({ problem, reference }: ReviewFailure) {
  if (problem === "limited") {
    return <p>{words.severalMessagesCameFrom}</p>;
  }
  return (
    <>
      <p>{words.pleaseTryAgainOr(site.email)}</p>
      {problem === "queued" && <p className="mt-1">{words.yourInquiryIsSaved(reference ?? "")}</p>}
      {problem === "underway" && (
        <p className="mt-1">{words.yourInquiryIsSavedReference(reference ?? "")}</p>
      )}
      {problem === "refused" && (
        <p className="mt-1">{words.yourInquiryIsSavedReferenceA(reference ?? "")}</p>
      )}
      {problem === "unreachable" && (
        <>
          <p className="mt-1">{words.theConnectionFailedBefore}</p>
          <Button form="review" className="mt-4">
            {words.tryAgain}
          </Button>
        </>
      )}
      {problem === "lost" && <p className="mt-1">{words.itIsNotStored(site.phone.display)}</p>}
    </>
  );
}
