import { data, redirect } from "react-router";
import * as words from "#content/words/errors";
import { type Answers, readAnswers } from "~/features/inquiry/answers/answers";
import { redirectStep, stepHref, withImpliedCategory } from "~/features/inquiry/answers/flow";
import type { Step } from "~/features/inquiry/answers/steps";
import { wizardPlace } from "~/features/inquiry/wizard-place";

/** One step as it was asked for: the answers in its address and the base of the wizard's addresses. */
export type OpenStep = { step: Step; answers: Answers; base: string };

/** In an address: the details that it names could not be found, and the visitor must know why the form is empty. */
export const LOST = "lost";

/** Throws 400 for a tampered answer, a redirect to the first unanswered step for one that comes too early. */
export function openStep(request: Request, step: Step): OpenStep {
  const { pathname, searchParams } = new URL(request.url);
  const { base } = wizardPlace(pathname);
  const answers = readAnswers(searchParams);
  if (!answers) {
    const retry = { href: `${base}/${step}`, label: words.openThisStep };
    throw data({ retry }, { status: 400 });
  }
  const elsewhere = redirectStep(step, answers);
  if (elsewhere) throw redirect(stepHref(base, elsewhere, answers));
  return { step, answers: withImpliedCategory(answers), base };
}
