import { useState } from "react";
import { data, redirect } from "react-router";
import { readStep, shareLink } from "~/features/inquiry/answers";
import { type Choice, describeChoice, withFormerKeys } from "~/features/inquiry/options.server";
import { createSubmissionId } from "~/features/inquiry/own-submission.server";
import { fieldOf } from "~/features/inquiry/questions.server";
import { inquirySessionContext } from "~/features/inquiry/session.server";
import { findWizard, firstStepHref, isLastChoice } from "~/features/inquiry/steps";
import { platformContext } from "~/platform.server";
import { clientLoader } from "~/ui/connection";
import type { Route } from "./+types/choice";
import { AnswerAnalysis } from "./answer-analysis";
import { CopyLink } from "./copy-link";
import { OptionsForm, type SelectedOption } from "./options-form";
import { ContinueLink, Screen, ScreenLinks, usePreloaded } from "./screen";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { step } = params;
  if (step === undefined) {
    throw redirect(firstStepHref(findWizard(url.pathname)) + url.search);
  }
  const field = fieldOf(step);
  if (!field) throw data(null, { status: 404 });
  const { answers, base } = readStep(url, step);
  const platform = context.get(platformContext);
  const session = context.get(inquirySessionContext);
  // Creating the submission id here saves the redirect of the details form.
  const newSubmission = isLastChoice(step)
    ? await createSubmissionId(platform, session.id)
    : undefined;
  const id = answers.id ?? newSubmission;
  return {
    ...withFormerKeys(describeChoice({ step, field }, { ...answers, id }, base)),
    link: shareLink(platform.origin, base, step, answers),
  };
}

export { clientLoader };

export default function ChoicePage({ loaderData: { link, ...choice } }: Route.ComponentProps) {
  return <ChoiceScreen key={choice.step} choice={choice} link={link} />;
}

function ChoiceScreen({ choice, link }: { choice: Choice; link: string }) {
  const [lastSelected, select] = useState<SelectedOption | null>(null);
  const { showsAnalysis, nextPicture } = choice;
  usePreloaded(nextPicture);
  return (
    <Screen
      heading={choice.heading}
      lede={choice.lede}
      className={showsAnalysis ? "modal-columns" : ""}
    >
      <OptionsForm choice={choice} lastSelected={lastSelected} onSelect={select} />
      <CopyLink key={link} link={link} onClick={() => select(null)} />
      {showsAnalysis ? (
        <AnswerAnalysis choice={choice} lastSelected={lastSelected} onStay={() => select(null)} />
      ) : (
        <ScreenLinks backHref={choice.backHref}>
          {choice.continueHref && <ContinueLink href={choice.continueHref} />}
        </ScreenLinks>
      )}
    </Screen>
  );
}
