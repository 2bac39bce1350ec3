import { isMultilingual } from "virtual:languages";
import { useRef, useState } from "react";
import { useLocation, useMatches, useSearchParams } from "react-router";
import { dialog as texts } from "#content/inquiry/screens.yaml";
import { metaDescription } from "#content/inquiry/services.yaml";
import { fill } from "~/content/format";
import { readOpener } from "~/features/inquiry/answers";
import {
  countInquirySteps,
  inquirySessionMiddleware,
  readInquirySession,
} from "~/features/inquiry/session.server";
import { findStep, findWizard } from "~/features/inquiry/steps";
import { UNLISTED } from "~/http/cache-control";
import { limitSteps } from "~/http/rate-limit.server";
import { screenModules } from "~/platform.server";
import { unlistedMeta } from "~/seo/page-meta";
import { LanguageLinks, LanguageNote } from "~/site/languages";
import { ModalScript } from "~/site/modal-script";
import type { PageHandle } from "~/site/page-handle";
import { FlowScreen, useGoesBack } from "~/ui/flow-screen";
import { ServerMarkup } from "~/ui/hydration";
import { Modal } from "~/ui/modal";
import type { Route } from "./+types/dialog";
import { CloseButton, LeaveQuestion, useLeave, useUnsentDetails } from "./leave";
import { Progress, positionAt } from "./screen";

export const middleware: Route.MiddlewareFunction[] = [
  limitSteps(readInquirySession),
  countInquirySteps,
  inquirySessionMiddleware,
];

export function loader({ url, context }: Route.LoaderArgs) {
  const { routeId, parent } = findWizard(url.pathname);
  const opener = readOpener(url.searchParams.get("from"));
  const screens = screenModules(context, routeId, ["routes/inquiry/closed"]);
  return { screens, closeHref: opener ?? parent };
}

export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = () => UNLISTED;

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const origin = matches[0]?.loaderData?.origin;
  return unlistedMeta(origin, location.pathname, import.meta.env.SSR && describeDialog(location));
};

export const handle: PageHandle = { hydrate: true, dialog: true };

const LANGUAGES = "inquiry-languages";

export default function InquiryDialog({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const { pathname } = location;
  const goesBack = useGoesBack(positionAt(location).number);
  const id = useSearchParams()[0].get("id");
  const [leaves, setLeaves] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const { parent, title } = findWizard(pathname);
  const { closeHref } = loaderData;
  const step = findStep(pathname);
  const shown = useMatches().at(-1)?.loaderData as { sent?: object | null } | undefined;
  const isTyped = step === "details" || step === "review";
  const isSent = step === "thank-you" || Boolean(shown?.sent);
  const { isUnsent, onInput } = useUnsentDetails(id, step, isSent);
  return (
    <Modal
      labelledBy="inquiry-title"
      mayClose={!isUnsent || leaves}
      onCloseRefused={() => {
        // Closed first, it moves above a wizard that became modal again.
        question.current?.close();
        question.current?.showModal();
      }}
      onInput={onInput}
      onClosed={useLeave(closeHref, id, parent)}
    >
      <div
        data-back={goesBack || undefined}
        className="modal-head flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-ink-rule px-5 py-3 sm:px-8"
      >
        <h2 id="inquiry-title" className="text-card">
          {title}{" "}
        </h2>
        {step && <Progress />}
        {isMultilingual && (
          <ServerMarkup id={LANGUAGES} className="text-small">
            {import.meta.env.SSR && (
              <LanguageLinks newTab={isTyped} className="underline underline-offset-4" />
            )}
          </ServerMarkup>
        )}
        {isMultilingual && isTyped && (
          <LanguageNote of={LANGUAGES} className="max-md:order-last max-md:w-full">
            {texts.languageNote}
          </LanguageNote>
        )}
        <div className="ms-auto">
          <CloseButton href={closeHref} id={id} />
        </div>
      </div>
      <FlowScreen modules={loaderData.screens} />
      {/* With the key it closes when another step is shown, as by Back. */}
      {isUnsent && <LeaveQuestion key={step} ref={question} onLeave={() => setLeaves(true)} />}
      <ModalScript />
    </Modal>
  );
}

function describeDialog(location: { pathname: string; search: string }) {
  const { parent, title } = findWizard(location.pathname);
  const { number, count } = positionAt(location);
  const sharedTitle = fill(texts.sharedTitle, { title, step: number, total: count });
  return {
    title: sharedTitle,
    description: fill(texts.sharedDescription, {
      title: sharedTitle,
      description: metaDescription,
    }),
    socialImagePath: parent,
  };
}
