const TIMEOUT_MS = 2_000;

const asking = new WeakSet<HTMLFormElement>();
const reached = new WeakSet<HTMLFormElement>();

/**
 * While the browser says that it is offline, which it also does on some working lines (VPN), a submit waits for a
 * small answer of this site. Without it the page stays, and `onOffline` runs.
 */
export async function submitIfReached(event: SubmitEvent, onOffline: () => void): Promise<void> {
  const { target: form, submitter } = event;
  if (navigator.onLine || !(form instanceof HTMLFormElement) || reached.has(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (asking.has(form)) return;
  asking.add(form);
  const isReached = await reachSite();
  asking.delete(form);
  if (!isReached) return onOffline();
  reached.add(form);
  form.requestSubmit(submitter);
  reached.delete(form);
}

async function reachSite(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch("/online", { cache: "no-store", signal });
    return status === 204;
  } catch {
    return false;
  }
}
