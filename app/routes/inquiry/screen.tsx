import { Link, useLocation } from "react-router";
import { screens } from "#content/inquiry/screens";
import {
  findStep,
  findWizard,
  STEP_COUNT,
  STEPS,
  type Step,
  stepNumber,
} from "~/features/inquiry/steps";
import { pageTitle } from "~/seo/page-meta";
import { buttonClass } from "~/ui/button";
import { screenHeading } from "~/ui/flow-screen";
import { FilmStrip } from "~/ui/meter";
import { fallbackSource, Picture, sourceSet } from "~/ui/picture";

const texts = screens.dialog;

/** The heading of a screen, which takes focus when the screen changes, and the page's title. */
export function ScreenHeading({
  children,
  lede,
  failed,
}: {
  children: string;
  lede?: string;
  /** The title begins with "Error: " after a failed post. */
  failed?: boolean;
}) {
  const { pathname } = useLocation();
  const step = findStep(pathname) ?? STEPS[0];
  const isHome = findWizard(pathname).parent === "/";
  const progress = isHome ? texts.progress : texts.strategyProgress;
  const title = texts.pageTitle(progress(stepNumber(step), STEP_COUNT), children);
  return (
    <>
      <title>{pageTitle(title, failed)}</title>
      <h3
        {...screenHeading}
        // biome-ignore lint/a11y/noAutofocus: a step starts at its heading, also without scripts
        autoFocus={!failed}
        className="font-display text-title outline-none"
      >
        {children}
      </h3>
      {lede && <p className="mt-3 max-w-measure text-mist-soft">{lede}</p>}
    </>
  );
}

export function Progress({ step }: { step: Step }) {
  const current = stepNumber(step);
  const steps = Array.from({ length: STEP_COUNT }, (_, i) => {
    if (i + 1 === current) return { state: "current" } as const;
    return { state: i + 1 < current ? "done" : "blank" } as const;
  });
  return (
    <div className="flex items-center gap-4">
      <p className="shrink-0 text-small font-semibold text-mist-soft tabular-nums">
        {texts.progress(current, STEP_COUNT)}
      </p>
      <FilmStrip steps={steps} className="gap-1" />
    </div>
  );
}

export function ScreenLinks({
  backHref,
  continueHref,
}: {
  backHref: string | null;
  continueHref?: string;
}) {
  if (!backHref && !continueHref) return null;
  return (
    <div className="modal-links mt-7 flex flex-wrap items-center justify-between gap-4">
      {backHref && (
        <Link to={backHref} preventScrollReset className={buttonClass({ kind: "quiet" })}>
          <span aria-hidden="true">←</span> {texts.backButton}{" "}
        </Link>
      )}
      {continueHref && <ContinueLink href={continueHref} />}
    </div>
  );
}

export function ContinueLink({ href }: { href: string }) {
  return (
    <Link to={href} preventScrollReset className={buttonClass()}>
      {texts.continueButton}
    </Link>
  );
}

const STILLS: Partial<Record<Step, string>> = {
  "business-stage": "window",
  "business-type": "softbox",
  "video-goal": "lens",
  "content-volume": "monitor",
  "start-timeline": "street",
};

const STILL_WIDTHS = [480, 828];

export function StepPicture({ step, className }: { step: Step; className: string }) {
  const name = STILLS[step];
  if (!name) return null;
  const file = `${name}-tall`;
  return (
    <div className={`frame-marks bg-ink ${className}`}>
      <Picture
        sources={[{ srcSet: sourceSet(file, STILL_WIDTHS), sizes: "34rem" }]}
        src={fallbackSource(file)}
        width={828}
        height={1035}
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
