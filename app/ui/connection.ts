import { useSyncExternalStore } from "react";
import { data, isRouteErrorResponse } from "react-router";

/** Why a soft navigation waits where it is; `limited` when the site itself asked for a pause. */
export type ConnectionTrouble = {
  reason: "offline" | "limited" | "unreached";
  tryAgain: () => void;
};

let trouble: ConnectionTrouble | null = null;
const listeners = new Set<() => void>();

/** What a soft navigation is waiting for; null while the connection does its work. */
export function useTrouble(): ConnectionTrouble | null {
  return useSyncExternalStore(
    subscribe,
    () => trouble,
    () => null,
  );
}

/**
 * Loads the next screen, however often that takes: when the network fails, or somebody in between
 * answers, the visitor stays on the present screen until "Try again" or the browser is online again.
 */
export async function loadScreen<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
): Promise<Loaded> {
  for (;;) {
    let isBack = false;
    const noteReturn = () => {
      isBack = true;
    };
    addEventListener("online", noteReturn);
    try {
      return await load();
    } catch (thrown) {
      if (thrown instanceof Response || signal.aborted) throw thrown;
      // A connection that came back while this try was failing does not say so again.
      if (!isBack) await nextTry(reasonOf(thrown), signal);
    } finally {
      removeEventListener("online", noteReturn);
    }
  }
}

/**
 * Posts a screen's form; a failed connection is an answer for the screen. Its status keeps React Router
 * from loading the page again, which would fail as well and take the screen away.
 */
export async function postScreen<Answer>(post: () => Promise<Answer>) {
  try {
    return await post();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return data({ problem: "unreachable" as const }, { status: 503 });
  }
}

/** The answer of postScreen to a post that did not get through. */
export type Unreachable = { problem: "unreachable" };

function reasonOf(thrown: unknown): ConnectionTrouble["reason"] {
  if (!navigator.onLine) return "offline";
  return isRouteErrorResponse(thrown) && thrown.status === 429 ? "limited" : "unreached";
}

function nextTry(reason: ConnectionTrouble["reason"], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      removeEventListener("online", tryAgain);
      signal.removeEventListener("abort", giveUp);
      report(null);
      then();
    };
    const tryAgain = () => settle(resolve);
    const giveUp = () => settle(() => reject(signal.reason));
    addEventListener("online", tryAgain);
    signal.addEventListener("abort", giveUp);
    report({ reason, tryAgain });
  });
}

function report(next: ConnectionTrouble | null): void {
  trouble = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
