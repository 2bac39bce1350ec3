import { type ReactNode, useEffect } from "react";
import { Form, Link, useLocation } from "react-router";
import { dialog as texts, thankYou } from "#content/inquiry/screens.yaml";
import { alreadySent } from "#content/thank-you.yaml";
import { withdrawal } from "#content/withdrawal.yaml";
import { fill } from "~/content/format";
import type { CroppedPicture } from "~/content/schema/media";
import { findStep, findWizard, STEPS, stepPosition } from "~/features/inquiry/steps";
import type { SentInquiry } from "~/features/inquiry/submit.server";
import { pageTitle } from "~/seo/page-meta";
import { SentReference } from "~/ui/alert";
import { Button, buttonClass } from "~/ui/button";
import { deleteDraftValues } from "~/ui/draft-values";
import { screenHeading } from "~/ui/flow-screen";
import { StepBar } from "~/ui/meter";
import { Picture } from "~/ui/picture";
import { ContactText } from "~/ui/text";
import { CloseButton, DRAFT_NAME } from "./leave";

/** A screen of the dialog; its heading takes focus when the screen changes. Also the page's title. */
export function Screen({
  heading,
  lede,
  failed,
  className = "",
  children,
}: {
  heading: string;
  lede?: string;
  /** The title begins with "Error: " after a failed post. */
  failed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const location = useLocation();
  const isHome = findWizard(location.pathname).parent === "/";
  const progress = isHome ? texts.progress : texts.strategyProgress;
  const { number, count } = positionAt(location);
  const title = fill(texts.pageTitle, {
    progress: fill(progress, { step: number, total: count }),
    heading,
  });
  return (
    <div className={`modal-screen next-step ${className}`}>
      <title>{pageTitle(title, failed)}</title>
      <div>
        <h3
          {...screenHeading}
          // biome-ignore lint/a11y/noAutofocus: a step starts at its heading, also without scripts
          autoFocus={!failed}
          className="text-title"
        >
          {heading}
        </h3>
        {lede && <p className="mt-3 lede">{lede}</p>}
      </div>
      {children}
    </div>
  );
}

export function positionAt({ pathname, search }: { pathname: string; search: string }) {
  const answers = Object.fromEntries(new URLSearchParams(search));
  return stepPosition(findStep(pathname) ?? String(STEPS[0]), answers);
}

export function Progress() {
  const { number, count } = positionAt(useLocation());
  const steps = Array.from({ length: count }, (_, i) => {
    if (i + 1 === number) return { state: "current" } as const;
    return { state: i + 1 < number ? "done" : "blank" } as const;
  });
  return (
    <div className="flex grow items-center gap-4 max-md:order-last max-md:w-full">
      <p className="shrink-0 text-small font-semibold text-mist-soft tabular">
        {fill(texts.progress, { step: number, total: count })}
      </p>
      <StepBar steps={steps} className="gap-1" />
    </div>
  );
}

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
          <BackLabel />{" "}
        </Link>
      )}
      {children}
    </div>
  );
}

export function BackLabel() {
  return (
    <>
      <span aria-hidden="true" className="arrow">
        ←
      </span>{" "}
      {texts.backButton}
    </>
  );
}

export function ContinueLink({ href }: { href: string }) {
  return (
    <Link to={href} preventScrollReset className={buttonClass()}>
      {texts.continueButton}
    </Link>
  );
}

const PICTURE_SIZES = "34rem";

/** The next question's picture is there when its screen opens; narrow screens show none. */
export function usePreloaded(picture: CroppedPicture | undefined): void {
  const srcSet = picture?.srcSet;
  useEffect(() => {
    if (!srcSet || !matchMedia("(min-width: 64rem)").matches) return;
    Object.assign(new Image(), { sizes: PICTURE_SIZES, srcset: srcSet });
  }, [srcSet]);
}

export function StepPicture({ picture }: { picture: CroppedPicture }) {
  return (
    <div className="modal-aside relative bg-ink max-lg:hidden">
      <Picture
        picture={picture}
        sizes={PICTURE_SIZES}
        alt=""
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

/** In place of a step whose inquiry was sent: after Back, after a reload or in a second tab. */
export function SentScreen({ proven, isWithdrawn, ...links }: SentInquiry) {
  const { title, text } = isWithdrawn ? withdrawal.sent : alreadySent;
  useEffect(() => deleteDraftValues(DRAFT_NAME), []);
  return (
    <Screen heading={title} lede={text}>
      <div className="mt-5 text-mist-soft">
        {proven ? <SentReference {...proven} /> : <ContactText text={alreadySent.unproven} />}
      </div>
      <SentLinks {...links} />
    </Screen>
  );
}

export function SentLinks({
  id,
  startHref,
  closeHref,
}: Pick<SentInquiry, "id" | "startHref" | "closeHref">) {
  return (
    <div className="modal-links ignores-early-presses">
      <Form method="post" action="/inquiry/closed" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="next" value={startHref} />
        <Button kind="secondary">{thankYou.startAgainButton}</Button>
      </Form>{" "}
      <CloseButton href={closeHref} id={id} className={buttonClass({ kind: "quiet" })} />
    </div>
  );
}
