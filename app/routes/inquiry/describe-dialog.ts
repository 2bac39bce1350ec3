import { inquiry } from "#content/inquiry/copy";
import { findStep, STEPS, stepNumber, WIZARD_STEPS } from "~/features/inquiry/answers/steps";
import { wizardPlace } from "~/features/inquiry/wizard-place";

/** What a shared link to a wizard screen says and shows: the card is that of the page underneath. */
export function describeDialog(pathname: string) {
  const { parent, title } = wizardPlace(pathname);
  const step = findStep(pathname) ?? STEPS[0];
  const position = `${title}, step ${stepNumber(step)} of ${WIZARD_STEPS}`;
  return {
    title: position,
    description: `${position}. ${inquiry.metaDescription}`,
    cardOf: parent,
  };
}
