// Consent, page views and sent forms in the browser. Google's tag is loaded only after consent.

import {
  CONSENT_COOKIE,
  CONVERSION_COOKIE,
  type ConsentChoice,
  conversionEvents,
  isConsent,
} from "./measurement";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Window {
    dataLayer?: unknown[];
  }
}

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells commands from other entries by this type
  window.dataLayer.push(arguments);
}

function start(form: HTMLFormElement, measurementId: string | undefined) {
  let isTagLoaded = false;
  let opener: HTMLElement | undefined;
  /** The last path: a document whose referrer has the same path only changed its query. */
  let lastPath = document.referrer.startsWith(`${location.origin}/`) && pathOf(document.referrer);
  let lastTitle: string | undefined;
  const { globalPrivacyControl: hasGpc = false } = navigator;
  const link = document.querySelector<HTMLElement>('[href="#consent"]');
  const gpcNote = link?.querySelector<HTMLElement>("[data-gpc]");

  function loadTag() {
    if (isTagLoaded) return;
    isTagLoaded = true;
    gtag("consent", "update", { analytics_storage: "granted" });
    gtag("js", new Date());
    gtag("set", describePage());
    // Cookies of this host alone, so that the server can delete them when consent is withdrawn.
    gtag("config", measurementId, { send_page_view: false, cookie_domain: "none" });
    const tag = document.createElement("script");
    tag.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
    // React manages head and body, but not the children of this form.
    form.appendChild(tag);
  }

  /** Set for the tag's own events, too: a query may contain a visitor's answers. */
  function describePage() {
    const path = pathOf(location.href);
    return {
      page_path: path,
      page_title: document.title,
      page_location: location.origin + path,
      page_referrer:
        document.referrer && new URL(document.referrer).origin + pathOf(document.referrer),
    };
  }

  function reportPageView() {
    const page = describePage();
    if (!isTagLoaded || page.page_path === lastPath) return;
    // Another tab may have withdrawn consent.
    if (!isConsent(readCookie(CONSENT_COOKIE), hasGpc)) return applyStoredChoice();
    lastPath = page.page_path;
    lastTitle = page.page_title;
    gtag("set", page);
    gtag("event", "page_view", page);
    reportConversion();
  }

  function applyChoice(choice: string | undefined) {
    const isGranted = isConsent(choice, hasGpc);
    if (gpcNote) gpcNote.textContent = (hasGpc && !isGranted && gpcNote.dataset.gpc) || "";
    Object.assign(window, { [`ga-disable-${measurementId}`]: !isGranted });
    if (!isGranted) return;
    loadTag();
    reportPageView();
  }

  function applyStoredChoice() {
    const choice = readCookie(CONSENT_COOKIE);
    form.dataset.state = choice || hasGpc ? "answered" : "ask";
    applyChoice(choice);
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    // Older browsers ignore the second parameter of FormData.
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value);
    if (hasGpc && fields.get("choice") === ("grant" satisfies ConsentChoice))
      fields.set("choice", "grant-gpc" satisfies ConsentChoice);
    const body = new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]));
    await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
    const stored = readCookie(CONSENT_COOKIE);
    const pressed = fields.get("choice");
    const isStored = stored === pressed;
    // The button disappears: focus moves to the link that opened the question, or into the page.
    if (isStored && form.contains(document.activeElement)) {
      (opener ?? document.getElementById("main"))?.focus({ preventScroll: true });
    }
    form.dataset.state = isStored ? "done" : "ask";
    // A reload of this address would open the question again.
    if (isStored && location.hash === "#consent")
      history.replaceState(history.state, "", location.pathname + location.search);
    lastPath = false;
    // A no counts in this page even if the server could not be reached.
    applyChoice(pressed === ("deny" satisfies ConsentChoice) ? pressed : stored);
  });
  link?.addEventListener("click", () => {
    opener = link;
    form.dataset.state = "ask";
  });

  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
    wait_for_update: 500,
  });
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", applyStoredChoice, { once: true });
  else applyStoredChoice();
  addEventListener("pageshow", ({ persisted }) => persisted && applyStoredChoice());
  // On client-side navigation the address changes first, then the head, and last the title.
  new MutationObserver(() => {
    if (document.title !== lastTitle) reportPageView();
  }).observe(document.head, { characterData: true, childList: true, subtree: true });
}

/** The path of a URL without its private part: the code of results, the key of a link. */
function pathOf(address: string) {
  return new URL(address).pathname.replace(/(\/results|\/elsewhere)\/.*/, "$1");
}

function readCookie(name: string) {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

function reportConversion() {
  const formType = readCookie(CONVERSION_COOKIE);
  if (!formType) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${CONVERSION_COOKIE}=; Max-Age=0; Path=/`;
  for (const event of conversionEvents(formType)) gtag("event", ...event);
}

const form = document.querySelector<HTMLFormElement>("#consent");
const script = document.querySelector<HTMLElement>("[data-measurement-id]");
if (form) start(form, script?.dataset.measurementId);
