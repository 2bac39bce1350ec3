import { useRef, useState } from "react";
import { useNavigation, useOutletContext } from "react-router";
import * as words from "#content/words/inquiry";
import type { Choice } from "~/features/inquiry/answers/choice";
import { CopyLink } from "../copy-link";
import type { DialogContext } from "../dialog-context";
import { ScreenHeading } from "../screen-heading";
import { Analysis } from "./analysis";
import { AutoAdvance } from "./auto-advance";
import { OptionsForm, type Taken } from "./options-form";
import { ContinueLink, ScreenLinks } from "./screen-links";
import { StepFrame } from "./step-frame";
import { usePause } from "./use-pause";

/** One screen to choose on: a question with room for what its answer means, or the offers. */
export function ChoiceScreen({ choice, link }: { choice: Choice; link: string }) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const isOffer = choice.step === "service" || choice.step === "category";
  const form = <OptionsForm choice={choice} taken={taken} onTake={setTaken} />;
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading lede={choice.lede}>{choice.heading}</ScreenHeading>
      {isOffer ? (
        <div className="mt-7">{form}</div>
      ) : (
        <div className="mt-7 grid gap-6 lg:grid-cols-[1fr_23rem] lg:gap-8 xl:grid-cols-1">
          <div className="lg:order-2">
            <Meaning choice={choice} taken={taken} onStay={() => setTaken(null)} />
          </div>
          {form}
        </div>
      )}
      <ScreenLinks
        backHref={choice.backHref}
        continueHref={choice.analysis ? undefined : choice.continueHref}
      />
      <CopyLink key={link} link={link} onPress={() => setTaken(null)} />
    </div>
  );
}

/** What the answer means, and the way on: by itself after a choice made here, else by a link. */
function Meaning({
  choice,
  taken,
  onStay,
}: {
  choice: Choice;
  taken: Taken | null;
  onStay: () => void;
}) {
  const { closing } = useOutletContext<DialogContext>();
  const destination = useNavigation().location?.pathname;
  const leaving = destination !== undefined && !destination.endsWith(`/${choice.step}`);
  const justTaken = taken?.value === choice.selected && !closing && !leaving;
  const counts = justTaken && Boolean(choice.analysis && choice.continueHref);
  const panel = useRef<HTMLDivElement>(null);
  const paused = usePause(panel, choice.analysis);
  return (
    <>
      <div ref={panel} aria-live="polite">
        {choice.analysis && <Analysis {...choice.analysis} />}
      </div>
      {/* There before its words, or they are not announced. */}
      <p role="status" className="text-small text-mist-muted not-empty:mt-4">
        {counts && (paused ? words.theNextQuestionWaits : words.nextQuestionIn3)}
      </p>
      {choice.analysis && choice.continueHref && (
        <div className={counts ? "" : "mt-4"}>
          {taken && counts ? (
            <AutoAdvance
              key={taken.turn}
              href={choice.continueHref}
              paused={paused}
              onStay={onStay}
            />
          ) : (
            <ContinueLink href={choice.continueHref} />
          )}
        </div>
      )}
      {!choice.analysis && (
        <StepFrame step={choice.step} className="hidden aspect-4/5 lg:block xl:hidden" />
      )}
    </>
  );
}
