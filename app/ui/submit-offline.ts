const TIMEOUT_MS = 2_000;

let isAsking = false;
let isReached = false;

/** Asks for this site before it submits: `navigator.onLine` is also false on some working lines (VPN). */
export async function submitIfReached(event: SubmitEvent, onOffline: () => void): Promise<void> {
  const { target, submitter } = event;
  if (navigator.onLine || isReached) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isAsking) return;
  isAsking = true;
  isReached = await reachSite();
  isAsking = false;
  if (!isReached) return onOffline();
  (target as HTMLFormElement).requestSubmit(submitter);
  isReached = false;
}

/** The page that a captive portal answers with is no 204. */
function reachSite(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch("/online", { cache: "no-store", signal }).then(
    ({ status }) => status === 204,
    () => false,
  );
}
