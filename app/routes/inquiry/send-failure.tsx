import { useState } from "react";
import { screens } from "#content/inquiry/screens";
import type { InquiryFailure } from "~/features/inquiry/submit.server";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import type { Unreachable } from "~/ui/connection";
import { useHydrated } from "~/ui/hydration";
import { ContactText } from "~/ui/text";

const texts = screens.sendFailure;

export type ReviewFailure =
  | InquiryFailure
  | (Unreachable & Partial<Omit<InquiryFailure, "problem">>);

export function SendFailure({ failure }: { failure: ReviewFailure }) {
  const [dismissed, dismiss] = useState<ReviewFailure | null>(null);
  const dismissible = useHydrated();
  if (dismissed === failure) return null;
  return (
    <Alert
      tone="failure"
      title={failure.problem === "limited" ? texts.limitedTitle : texts.title}
      answer={failure}
    >
      <FailureText {...failure} />
      {dismissible && (
        <Button type="button" kind="quiet" small onClick={() => dismiss(failure)}>
          {texts.dismissButton}
        </Button>
      )}
    </Alert>
  );
}

function FailureText({ problem, reference }: ReviewFailure) {
  if (problem === "limited") {
    return <p>{texts.limited}</p>;
  }
  return (
    <>
      <p>
        <ContactText text={texts.contactUs} />
      </p>
      {problem === "queued" && <p className="mt-1">{texts.queued(reference ?? "")}</p>}
      {problem === "underway" && <p className="mt-1">{texts.underway(reference ?? "")}</p>}
      {problem === "refused" && <p className="mt-1">{texts.refused(reference ?? "")}</p>}
      {problem === "unreachable" && (
        <>
          <p className="mt-1">{texts.unreachable}</p>
          <Button form="review" className="mt-4">
            {texts.tryAgainButton}
          </Button>
        </>
      )}
      {problem === "lost" && (
        <p className="mt-1">
          <ContactText text={texts.lost} />
        </p>
      )}
    </>
  );
}
