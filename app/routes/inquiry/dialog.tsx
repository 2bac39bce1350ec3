import { useRef, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router";
import { findStep } from "~/features/inquiry/answers/steps";
import {
  keepInquirySession,
  readInquirySession,
} from "~/features/inquiry/details/inquiry-session.server";
import { wizardPlace } from "~/features/inquiry/wizard-place";
import { screenModules } from "~/http/asset-manifest";
import { PRIVATE } from "~/http/cache-control";
import { limitSteps } from "~/http/rate-limit.server";
import { unlistedMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { ConnectionNotice } from "~/ui/connection-notice";
import { useHydrated } from "~/ui/hydration";
import { Modal } from "~/ui/modal";
import { ScreenBoundary } from "~/ui/screen-boundary";
import { useScreenFocus } from "~/ui/screen-focus";
import { useScreenScripts } from "~/ui/screen-scripts";
import type { Route } from "./+types/dialog";
import { StepFrame } from "./choice/step-frame";
import { CloseButton } from "./close-button";
import { describeDialog } from "./describe-dialog";
import type { DialogContext } from "./dialog-context";
import { ask, LeaveQuestion } from "./leave-question";
import { StepProgress } from "./step-progress";
import { useLeave, useTypedText } from "./use-leave";

export const middleware: Route.MiddlewareFunction[] = [
  limitSteps(readInquirySession),
  keepInquirySession,
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { routeId } = wizardPlace(new URL(request.url).pathname);
  return { screens: screenModules(context, routeId) };
}

export const shouldRevalidate = () => false;

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

export default function InquiryDialog({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const id = useSearchParams()[0].get("id");
  const [closing, setClosing] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const { parent, title } = wizardPlace(pathname);
  const step = findStep(pathname);
  const { isTyped, onInput } = useTypedText(id, step);
  useScreenFocus();
  useScreenScripts(loaderData.screens);
  // Screens that mount later must know that the first render is over.
  useHydrated();
  return (
    <Modal
      labelledBy="inquiry-title"
      closedBy={isTyped ? "closerequest" : "any"}
      mayClose={!isTyped || leaves}
      onHeld={() => ask(question.current)}
      onInput={onInput}
      onClosing={() => setClosing(true)}
      onClosed={useLeave(parent, id)}
    >
      {step && <StepFrame step={step} className="modal-still" />}
      <div className="modal-head flex flex-col gap-5 border-b border-ink-rule px-5 py-4 sm:px-8">
        <div className="flex items-center justify-between gap-4">
          <h2 id="inquiry-title" className="font-display text-card">
            {title}{" "}
          </h2>
          <CloseButton parent={parent} id={id} />
        </div>
        {step && <StepProgress step={step} />}
      </div>
      <ScreenBoundary screen={pathname}>
        <Outlet context={{ closing } satisfies DialogContext} />
      </ScreenBoundary>
      <ConnectionNotice />
      {isTyped && <LeaveQuestion ref={question} onLeave={() => setLeaves(true)} />}
    </Modal>
  );
}
