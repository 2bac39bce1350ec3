import { useState } from "react";
import { useNavigation, useOutletContext } from "react-router";
import type { Choice } from "~/features/inquiry/answers/choice";
import type { DialogContext } from "../dialog-context";
import { ScreenHeading } from "../screen-heading";
import { Analysis } from "./analysis";
import { AutoAdvance } from "./auto-advance";
import { OptionsForm } from "./options-form";
import { ContinueLink, ScreenLinks } from "./screen-links";
import { StepFrame } from "./step-frame";

export function ChoiceScreen({ choice }: { choice: Choice }) {
  const [chosen, setChosen] = useState<{ value: string } | null>(null);
  const isOffer = choice.step === "service" || choice.step === "category";
  const form = <OptionsForm choice={choice} onChoose={(value) => setChosen({ value })} />;
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading lede={choice.lede}>{choice.heading}</ScreenHeading>
      {isOffer ? (
        <div className="mt-7">{form}</div>
      ) : (
        <div className="mt-7 grid gap-6 lg:grid-cols-[1fr_23rem] lg:gap-8">
          <div className="lg:order-2">
            <Meaning choice={choice} chosen={chosen} onStay={() => setChosen(null)} />
          </div>
          {form}
        </div>
      )}
      <ScreenLinks
        backHref={choice.backHref}
        continueHref={choice.analysis ? undefined : choice.continueHref}
      />
    </div>
  );
}

/** What the answer means, and the way on: by itself after a choice made here, else by a link. */
function Meaning({
  choice,
  chosen,
  onStay,
}: {
  choice: Choice;
  chosen: { value: string } | null;
  onStay: () => void;
}) {
  const { closing } = useOutletContext<DialogContext>();
  const destination = useNavigation().location?.pathname;
  const leaving = destination !== undefined && !destination.endsWith(`/${choice.step}`);
  const justChosen = chosen !== null && chosen.value === choice.selected && !closing && !leaving;
  return (
    <>
      <div aria-live="polite">{choice.analysis && <Analysis {...choice.analysis} />}</div>
      {choice.analysis && choice.continueHref && (
        <div className="mt-4">
          {justChosen ? (
            <AutoAdvance chosen={chosen} href={choice.continueHref} onStay={onStay} />
          ) : (
            <ContinueLink href={choice.continueHref} />
          )}
        </div>
      )}
      {!choice.analysis && <StepFrame step={choice.step} />}
    </>
  );
}
