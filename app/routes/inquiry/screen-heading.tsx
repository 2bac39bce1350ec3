import { useLocation } from "react-router";
import * as words from "#content/words/inquiry";
import { findStep, STEPS, stepNumber, WIZARD_STEPS } from "~/features/inquiry/answers/steps";
import { wizardPlace } from "~/features/inquiry/wizard-place";
import { pageTitle } from "~/seo/page-meta";
import { screenHeading } from "~/ui/screen-focus";

/** The heading of a wizard screen, which takes focus when the screen changes, and the page's title. */
export function ScreenHeading({
  children,
  lede,
  failed,
}: {
  children: string;
  lede?: string;
  /** A post was refused: the title begins with "Error: ". */
  failed?: boolean;
}) {
  const { pathname } = useLocation();
  const step = findStep(pathname) ?? STEPS[0];
  const kind = wizardPlace(pathname).parent === "/" ? words.step : words.strategyStep;
  const position = `${kind} ${stepNumber(step)} of ${WIZARD_STEPS}`;
  return (
    <>
      <title>{pageTitle(`${position}: ${children}`, failed)}</title>
      <h3
        {...screenHeading}
        // biome-ignore lint/a11y/noAutofocus: without scripts, too, a step starts at its heading
        autoFocus={!failed}
        className="font-display text-title outline-none"
      >
        {children}
      </h3>
      {lede && <p className="mt-3 max-w-measure text-mist-soft">{lede}</p>}
    </>
  );
}
