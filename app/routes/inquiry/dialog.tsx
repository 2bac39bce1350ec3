import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate, useSearchParams, useSubmit } from "react-router";
import { STEPS, type Step, stepNumber, WIZARD_STEPS } from "~/features/inquiry/answers/steps";
import { wizardPlace } from "~/features/inquiry/wizard-place";
import { limitSteps } from "~/http/guard/rate-limit.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import { unlistedMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { useHydrated } from "~/ui/hydration";
import { Modal } from "~/ui/modal";
import type { Route } from "./+types/dialog";
import { CloseButton } from "./close-button";
import { describeDialog } from "./describe-dialog";
import type { DialogContext } from "./dialog-context";
import { FilmStrip } from "./film-strip";

export const middleware: Route.MiddlewareFunction[] = [limitSteps];

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": PRIVATE,
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const origin = (matches[0]?.loaderData as { origin: string } | undefined)?.origin;
  const { pathname } = location;
  return unlistedMeta(origin, pathname, import.meta.env.SSR && describeDialog(pathname));
};

export const handle: PageHandle = { hydrate: true, dialog: true };

export default function InquiryDialog() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [closing, setClosing] = useState(false);
  const { parent, title } = wizardPlace(pathname);
  const leave = useLeave(parent, search.get("id"));
  const top = useScreenFocus(pathname);
  useFocusOnOpener();
  // Screens that mount later must know that the first render is over.
  useHydrated();

  const step = STEPS.find((known) => pathname.endsWith(`/${known}`));
  return (
    <Modal
      labelledBy="inquiry-title"
      focusFirst="screen-heading"
      closedBy={step === "details" || step === "review" ? "closerequest" : "any"}
      onClosing={() => setClosing(true)}
      onClosed={leave}
    >
      <div ref={top} className="flex flex-col gap-5 border-b border-ink-line/60 px-5 py-4 sm:px-8">
        <div className="flex items-center justify-between gap-4">
          <h2 id="inquiry-title" className="font-display text-card">
            {title}{" "}
          </h2>
          <CloseButton parent={parent} id={search.get("id")} />
        </div>
        {step && <Progress step={step} />}
      </div>
      <Outlet context={{ closing } satisfies DialogContext} />
    </Modal>
  );
}

function Progress({ step }: { step: Step }) {
  return (
    <div className="flex items-center gap-4">
      <p className="shrink-0 text-small font-semibold tabular-nums text-mist-soft">
        Step {stepNumber(step)} of {WIZARD_STEPS}
      </p>
      <FilmStrip current={stepNumber(step)} />
    </div>
  );
}

/** Leaves for the page underneath and forgets typed details. */
function useLeave(parent: string, id: string | null) {
  const navigate = useNavigate();
  const submit = useSubmit();
  return async () => {
    if (id) {
      await submit(
        { id, next: parent },
        { method: "post", action: "/inquiry/closed", replace: true },
      );
    } else {
      await navigate(parent, { replace: true, preventScrollReset: true });
    }
  };
}

/** Each new screen starts at its top, with focus on its heading, as a new page would. */
function useScreenFocus(pathname: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    top.current?.closest("dialog")?.scrollTo({ top: 0 });
    document.getElementById("screen-heading")?.focus({ preventScroll: true });
  }, [pathname]);
  return top;
}

/** When the dialog is gone, focus is back on what opened it; before, the page under it is inert. */
function useFocusOnOpener() {
  useEffect(() => {
    return () => document.querySelector<HTMLElement>('main a[href*="/inquiry/"]')?.focus();
  }, []);
}
