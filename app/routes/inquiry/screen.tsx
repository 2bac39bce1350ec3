import { tall } from "virtual:pictures";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { wizardImages } from "#content/images";
import { screens } from "#content/inquiry/screens";
import { findStep, findWizard, STEPS, type Step, stepPosition } from "~/features/inquiry/steps";
import { pageTitle } from "~/seo/page-meta";
import { buttonClass } from "~/ui/button";
import { screenHeading } from "~/ui/flow-screen";
import { FilmStrip } from "~/ui/meter";
import { Picture } from "~/ui/picture";
import { sitePicture } from "~/ui/site-picture";

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
  const location = useLocation();
  const isHome = findWizard(location.pathname).parent === "/";
  const progress = isHome ? texts.progress : texts.strategyProgress;
  const { number, count } = positionAt(location);
  const title = texts.pageTitle(progress(number, count), children);
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

/** The step of an address in its flow. */
export function positionAt({ pathname, search }: { pathname: string; search: string }) {
  const answers = Object.fromEntries(new URLSearchParams(search));
  return stepPosition(findStep(pathname) ?? STEPS[0], answers);
}

export function Progress() {
  const { number, count } = positionAt(useLocation());
  const steps = Array.from({ length: count }, (_, i) => {
    if (i + 1 === number) return { state: "current" } as const;
    return { state: i + 1 < number ? "done" : "blank" } as const;
  });
  return (
    <div className="flex w-full items-center gap-4 md:order-1 md:w-auto md:grow">
      <p className="shrink-0 text-small font-semibold text-mist-soft tabular-nums">
        {texts.progress(number, count)}
      </p>
      <FilmStrip steps={steps} className="gap-1" />
    </div>
  );
}

/** The buttons at the foot of the dialog: back on the left, on to the next screen on the right. */
export function ScreenLinks({
  backHref,
  children,
}: {
  backHref: string | null;
  children?: ReactNode;
}) {
  return (
    <div className="modal-links">
      {backHref && (
        <Link
          to={backHref}
          reloadDocument={!backHref.includes("/inquiry/")}
          preventScrollReset
          className={buttonClass({ kind: "quiet" })}
        >
          <span aria-hidden="true">←</span> {texts.backButton}{" "}
        </Link>
      )}
      {children}
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

export function StepPicture({ step, className }: { step: Step; className: string }) {
  const name = wizardImages[step];
  if (!name) return null;
  return (
    <div className={`frame-marks bg-ink ${className}`}>
      <Picture
        picture={sitePicture(tall, name)}
        sizes="34rem"
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
