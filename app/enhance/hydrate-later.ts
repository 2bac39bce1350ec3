import "./close-menus";
import { CHOSEN, HYDRATED, type Hydration, LOADED } from "~/ui/hydration-files";

/**
 * Loads React once the page is painted and idle, or at the first sign of a visitor. A form that is sent
 * before it answers waits for it, a moment at most, and is sent once; then the browser sends it itself.
 */
const PATIENCE_MS = 1_500;
const SIGNS = ["pointerdown", "keydown", "focusin"];

let started = false;
let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;

function start(event?: Event): void {
  // Focus that the document gave itself is no sign of a visitor.
  if (started || (event?.type === "focusin" && (event.target as HTMLElement).autofocus)) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start);
  load().catch(sendNatively);
}

async function load(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[data-hydrates]");
  const { manifest, entry, imports, routes } = JSON.parse(
    script?.dataset.hydrates ?? "",
  ) as Hydration;
  const named = Object.entries(routes).map(async ([id, file]) => [id, await ask(file)]);
  const [modules] = await Promise.all([
    Promise.all(named),
    ...[manifest, entry, ...imports].map(ask),
  ]);
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
  dispatchEvent(new Event(LOADED));
}

function ask(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file);
}

function hold(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.closest("main")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held) setTimeout(sendNatively, PATIENCE_MS);
  held = { form, submitter };
  start();
}

function release(): void {
  removeEventListener("submit", hold, true);
  removeEventListener(HYDRATED, release);
  held?.form.requestSubmit(held.submitter);
  held = undefined;
}

/** The document that answers is told that its choice was made a moment ago. */
function sendNatively(): void {
  const form = held?.form;
  if (form?.method === "get") {
    form.addEventListener("formdata", ({ formData }) => formData.set(CHOSEN, "1"), { once: true });
  }
  release();
}

for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
addEventListener("submit", hold, true);
addEventListener(HYDRATED, release);
if (document.readyState === "complete") startAfterPaint();
else addEventListener("load", startAfterPaint);

/** A short document is loaded before it is painted, and on a busy machine painted long after it is drawn. */
function startAfterPaint(): void {
  const seen = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    seen.disconnect();
    startWhenIdle();
  });
  seen.observe({ type: "paint", buffered: true });
  // A browser that resists fingerprinting tells of no paint.
  setTimeout(start, 3_000);
}

function startWhenIdle(): void {
  // Safari has none.
  const whenIdle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (whenIdle) whenIdle(() => start(), { timeout: 1_000 });
  else setTimeout(start, 200);
}
