import { useEffect, useRef, useSyncExternalStore } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { notSent, screenNotLoaded, tryAgainButton } from "#content/connection.yaml";
import { Alert } from "./alert";
import { Button } from "./button";

/** Why a client navigation waits; `limited` when the site answered 429. */
type ConnectionProblem = {
  reason: "offline" | "limited" | "unreached";
  tryAgain: () => void;
};

let current: ConnectionProblem | null = null;
const listeners = new Set<() => void>();

/** The screen stays until "Try again" or "online". `never`, so that loaderData has the type of the server loader. */
export async function clientLoader({
  serverLoader,
  request: { signal },
}: {
  serverLoader: () => Promise<never>;
  request: Request;
}): Promise<never> {
  for (;;) {
    const again = Promise.withResolvers<void>();
    const events = new AbortController();
    let isRetryDue = false;
    const tryAgain = () => {
      isRetryDue = true;
      again.resolve();
    };
    addEventListener("online", tryAgain, events);
    try {
      return await serverLoader();
    } catch (thrown) {
      if (thrown instanceof Response || signal.aborted) throw thrown;
      signal.addEventListener("abort", () => again.reject(signal.reason), events);
      // No further "online" event follows when the connection returned during this attempt.
      if (!isRetryDue) report({ reason: reasonOf(thrown), tryAgain });
      await again.promise;
    } finally {
      events.abort();
      report(null);
    }
  }
}

/** Posts a screen's form; a failed connection becomes its result. */
export async function clientAction({ serverAction }: { serverAction: () => Promise<never> }) {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    // With this status React Router does not revalidate, which would fail and show an error page.
    return data({ problem: "unreachable" as const }, { status: 503 });
  }
}

export type Unreachable = { problem: "unreachable" };

function reasonOf(thrown: unknown): ConnectionProblem["reason"] {
  if (!navigator.onLine) return "offline";
  return isRouteErrorResponse(thrown) && thrown.status === 429 ? "limited" : "unreached";
}

function report(next: ConnectionProblem | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function ConnectionAlert() {
  const problem = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  if (!problem) return null;
  const { limitedText, text, ...titles } = screenNotLoaded;
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-4 border-s-4 border-score-low bg-ink-raised px-5 py-4 sm:px-8"
    >
      <div>
        <p className="font-semibold">{titles[`${problem.reason}Title`]}</p>
        <p className="mt-1 text-mist-soft">{problem.reason === "limited" ? limitedText : text}</p>
      </div>
      <Button type="button" onClick={problem.tryAgain}>
        {tryAgainButton}
      </Button>
    </div>
  );
}

export function NotSentAlert({ focusOn, form }: { focusOn: unknown; form?: string }) {
  return (
    <Alert tone="failure" title={notSent.title} focusOn={focusOn}>
      <p>{notSent.text}</p>
      <Button form={form} className="mt-4">
        {tryAgainButton}
      </Button>
    </Alert>
  );
}

/** keep-draft-values.ts fills it offline: text browsers would show hidden text. */
export function OfflineMessage() {
  return (
    <div
      hidden
      data-offline
      role="alert"
      tabIndex={-1}
      className="mt-5 border-s-4 border-score-low bg-ink-raised px-5 py-4 text-mist-soft"
    />
  );
}
