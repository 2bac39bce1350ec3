import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Step } from "~/features/inquiry/answers/steps";
import { holdsTypedText } from "~/ui/typed-text";
import { TYPED_HERE } from "./details-screen";

/**
 * Whether something personal was typed in this submission and is not sent yet, which a click outside
 * must not throw away. The submission has an id from the details form on, also after Back.
 */
export function useTypedText(id: string | null, step: Step | undefined) {
  const [typed, setTyped] = useState(false);
  useEffect(() => {
    setTyped(id !== null && (step === "review" || holdsTypedText(TYPED_HERE)));
  }, [id, step]);
  return { isTyped: typed && step !== "thank-you", onInput: () => setTyped(true) };
}

/** Leaves for the page underneath as if the wizard had never been open, and forgets typed details. */
export function useLeave(parent: string, id: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    // When the dialog is gone, focus is back on what opened it; before, the page under it is inert.
    return () => document.querySelector<HTMLElement>('main a[href*="/inquiry/"]')?.focus();
  }, []);
  return () => {
    if (id) forgetDetails(id, parent);
    const up = stepsBackTo(parent);
    if (up > 0) return history.go(-up);
    const leave = () => navigate(parent, { replace: true, preventScrollReset: true });
    const stepsBack = Number(history.state?.idx ?? 0);
    if (stepsBack === 0) return leave();
    addEventListener("popstate", () => setTimeout(leave), { once: true });
    history.go(-stepsBack);
  };
}

/** How far back in this tab the page lies that the wizard was opened from; 0 where it is another one. */
function stepsBackTo(parent: string): number {
  const { navigation } = window;
  // Chrome before 123 does not tell the page that it goes back to what led there: focus would be lost.
  if (!navigation?.activation) return 0;
  const current = navigation.currentEntry?.index ?? -1;
  const paths = navigation.entries().map(({ url }) => new URL(url ?? "about:blank").pathname);
  const opener = paths.slice(0, current).findLastIndex((path) => !path.includes("/inquiry/"));
  if (paths[opener] !== parent) return 0;
  // A browser that kept this page shows it again on Forward, with its dialog closed.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return current - opener;
}

/** Goes on when the page is gone; without a connection the details go by themselves after two days. */
function forgetDetails(id: string, next: string): void {
  const body = new URLSearchParams({ id, next });
  fetch("/inquiry/closed", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(
    () => {},
  );
}
