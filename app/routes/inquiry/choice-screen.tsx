import { type FormEvent, useState } from "react";
import { Form, useNavigation, useOutletContext } from "react-router";
import type { Choice } from "~/features/inquiry/choice";
import { Analysis } from "./analysis";
import { AutoAdvance } from "./auto-advance";
import type { DialogContext } from "./dialog";
import { OptionCard } from "./option-card";
import { ScreenHeading } from "./screen-heading";
import { ScreenLinks } from "./screen-links";
import { StepFrame } from "./step-frame";

/** One question: options are submit buttons, so that arrow keys never choose (G05). */
export function ChoiceScreen({ choice }: { choice: Choice }) {
  const { closing } = useOutletContext<DialogContext>();
  const [chosen, setChosen] = useState<{ value: string } | null>(null);
  const leaving = useNavigation().location?.pathname.endsWith(`/${choice.step}`) === false;
  const advances =
    choice.pauses &&
    chosen?.value === choice.selected &&
    !closing &&
    !leaving &&
    choice.continueHref;
  // The offers need the whole width; the questions leave room for what an answer means.
  const aside = choice.step !== "service" && choice.step !== "category";

  const rememberChoice = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) setChosen({ value: submitter.value });
  };
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading lede={choice.lede}>{choice.heading}</ScreenHeading>
      <div className={aside ? "mt-7 grid gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8" : "mt-7"}>
        {aside && (
          <div className="lg:order-2">
            <div aria-live="polite">{choice.analysis && <Analysis {...choice.analysis} />}</div>
            {advances && (
              <AutoAdvance chosen={chosen} href={advances} onStay={() => setChosen(null)} />
            )}
            {!choice.analysis && <StepFrame step={choice.step} />}
          </div>
        )}
        <Form
          method="get"
          action={choice.action}
          replace={choice.pauses}
          preventScrollReset
          onSubmit={rememberChoice}
        >
          {choice.carried.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ul className="grid gap-3 sm:grid-cols-2">
            {choice.options.map((option) => (
              <li key={option.value}>
                <OptionCard
                  {...option}
                  name={choice.field}
                  selected={option.value === choice.selected}
                />
              </li>
            ))}
          </ul>
        </Form>
      </div>
      <ScreenLinks backHref={choice.backHref} continueHref={choice.continueHref} />
    </div>
  );
}
