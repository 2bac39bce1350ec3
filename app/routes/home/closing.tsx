import * as words from "#content/words/home";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { ClosingSection } from "~/site/closing-section";

const { heading, lede, action } = words.closing;

/** The way into the wizard again, for those who have read to the end. */
export function Closing() {
  const start = { label: action, href: firstStepHref(WIZARDS.home) };
  return <ClosingSection path="/" heading={heading} lede={lede} action={start} />;
}
