import { type MouseEvent, type Ref, type SyntheticEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { dialog, leaveQuestion as texts } from "#content/inquiry/screens.yaml";
import { Button } from "~/ui/button";
import { CONTROLS, type Control, deleteDraftValues, hasDraftValues } from "~/ui/draft-values";
import { closeModal } from "~/ui/show-modal";

export const DRAFT_NAME = "wizard";

/** Without scripts it is a link to `href`, or a form that also deletes the details of `id`. */
export function CloseButton({
  href,
  id,
  className = "inline-flex min-h-11 min-w-11 items-center justify-center text-small font-semibold text-mist-soft underline-offset-4 hover:text-mist hover:underline",
}: {
  href: string;
  id: string | null;
  className?: string;
}) {
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    closeModal(event.currentTarget);
  };
  if (!id) {
    return (
      <a href={href} className={className} onClick={close}>
        {dialog.closeButton}
      </a>
    );
  }
  return (
    <form method="post" action="/inquiry/closed" onSubmit={close}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={href} />
      <button type="submit" className={className}>
        {dialog.closeButton}
      </button>
    </form>
  );
}

/** With unsent details closing asks first. The id is there from that form on, also after Back. */
export function useUnsentDetails(id: string | null, step: string | undefined, isSent: boolean) {
  const [hasValues, setHasValues] = useState(false);
  useEffect(() => {
    const isEntered = step === "review" || hasDraftValues(DRAFT_NAME) || hasEnteredValues();
    setHasValues(id !== null && isEntered);
  }, [id, step]);
  return { isUnsent: hasValues && !isSent, onInput: () => setHasValues(true) };
}

/** Also values from the server, in a tab without a draft. */
function hasEnteredValues() {
  const controls = document.querySelectorAll<Control>(`#details :is(${CONTROLS})`);
  return [...controls].some(({ value }) => value.trim());
}

/** Before closing with unsent details: keep them in this tab, delete them, or stay. Esc stays. */
export function LeaveQuestion({
  ref,
  onLeave,
}: {
  ref: Ref<HTMLDialogElement>;
  onLeave: () => void;
}) {
  function closeWizard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    onLeave();
    currentTarget.closest<HTMLDialogElement>("dialog.modal")?.close();
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby="leave-title"
      className="m-auto w-[min(34rem,92vw)] border border-ink-line bg-ink-raised p-6 text-mist backdrop:bg-ink-shade"
    >
      <h3 id="leave-title">{texts.heading}</h3>
      <p className="mt-3 text-mist-soft">{texts.text}</p>
      <form method="dialog" className="mt-6 flex flex-wrap gap-4">
        <Button type="button" onClick={closeWizard}>
          {texts.keepButton}
        </Button>
        <Button
          type="button"
          kind="secondary"
          onClick={(event) => {
            deleteDraftValues(DRAFT_NAME);
            closeWizard(event);
          }}
        >
          {texts.forgetButton}
        </Button>
        <Button kind="quiet">{texts.stayButton}</Button>
      </form>
    </dialog>
  );
}

/** Returns to the opener as if the wizard had never been open; deletes the stored details. */
export function useLeave(href: string, id: string | null, pageBelow: string) {
  const navigate = useNavigate();
  useEffect(() => {
    // Focus returns to the opener after the dialog is gone: until then the page below is inert.
    return () => document.querySelector<HTMLElement>('main a[href*="/inquiry/"]')?.focus();
  }, []);
  return () => {
    if (id) deleteStoredDetails(id, href);
    // The page to return to is in the history: going back also restores its scroll position.
    const entriesToOpener = countEntriesToOpener(href);
    if (entriesToOpener > 0) return history.go(-entriesToOpener);
    const replaceWizard = () => {
      // The page below the dialog is not the one to return to.
      if (href !== pageBelow) return location.replace(href);
      navigate(href, { replace: true, preventScrollReset: true });
    };
    // React Router counts the history entries from the document's first screen on.
    const entriesToFirstScreen = Number(history.state?.idx ?? 0);
    if (entriesToFirstScreen === 0) return replaceWizard();
    // Replaces the first screen, so that Back does not lead into the wizard.
    addEventListener("popstate", () => setTimeout(replaceWizard), { once: true });
    history.go(-entriesToFirstScreen);
  };
}

/** How far back in this tab's history `href` opened the wizard; 0 if it did not. */
function countEntriesToOpener(href: string): number {
  const { navigation } = window;
  // Chrome before 123 does not restore focus after going back to the opener.
  if (!navigation?.activation) return 0;
  const current = navigation.currentEntry?.index ?? -1;
  const paths = navigation.entries().map(({ url }) => new URL(url ?? "about:blank").pathname);
  const opener = paths.slice(0, current).findLastIndex((path) => !path.includes("/inquiry/"));
  if (paths[opener] !== href.split("?")[0]) return 0;
  // The back/forward cache would show this page on Forward with its dialog closed.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return current - opener;
}

/** Outlives the page. Offline nothing is sent; the server deletes after two days. */
function deleteStoredDetails(id: string, next: string): void {
  const body = new URLSearchParams({ id, next });
  fetch("/inquiry/closed", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(
    () => {},
  );
}
