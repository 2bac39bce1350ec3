import { useState } from "react";
import { site } from "#content/site";
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
        <Button type="button" kind="quiet" className="text-small" onClick={() => dismiss(failure)}>
          Dismiss
        </Button>
      )}
    </Notice>
  );
}

const TITLES: Record<ReviewFailure["problem"], string> = {
  limited: "A little too fast",
  lost: "Oops! Something went wrong",
  queued: "Oops! Something went wrong",
  refused: "Oops! Something went wrong",
  underway: "Oops! Something went wrong",
  unreachable: "Oops! Something went wrong",
};

function FailureText({ problem, reference }: ReviewFailure) {
  if (problem === "limited") {
    return <p>Several messages came from your connection. Wait a minute and send it again.</p>;
  }
  return (
    <>
      <p>Please try again or contact us directly at {site.email}</p>
      {problem === "queued" && (
        <p className="mt-1">
          Your inquiry is saved (reference {reference}); we keep trying to deliver it.
        </p>
      )}
      {problem === "underway" && (
        <p className="mt-1">
          Your inquiry is saved (reference {reference}) and on its way: the answer is slow to come.
        </p>
      )}
      {problem === "refused" && (
        <p className="mt-1">
          Your inquiry is saved (reference {reference}); a person at the studio will pick it up.
        </p>
      )}
      {problem === "unreachable" && (
        <>
          <p className="mt-1">
            The connection failed before an answer came. Everything is still on this page, and
            however often you try, it arrives once.
          </p>
          <Button form="review" className="mt-4">
            Try again
          </Button>
        </>
      )}
      {problem === "lost" && (
        <p className="mt-1">
          It is not stored yet. If it fails again, call {site.phone.display}: your answers stay on
          this page.
        </p>
      )}
    </>
  );
}
