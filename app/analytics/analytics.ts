import type { ConsentChoice } from "./consent.server";
import { conversionEvents, type FormType } from "./conversion-events";
import { CONSENT_COOKIE, CONVERSION_COOKIE } from "./cookies";
import { gtag } from "./google-tag";

/** Consent, page views and sent forms. Nothing is loaded before a yes. */
const strip = document.getElementById("consent") as HTMLFormElement;
const { measurementId } =
  document.querySelector<HTMLElement>("[data-measurement-id]")?.dataset ?? {};
let isTagged = false;
/** The link that asked the question again. */
let opener: HTMLElement | undefined;
/** The path seen last: a document whose referrer has its own path only changed the query. */
let seen = document.referrer.startsWith(`${location.origin}/`) && pathOf(document.referrer);

/** The path of an address without what opens something: the code of an assessment's results, a link's key. */
function pathOf(address: string) {
  return new URL(address).pathname.replace(/(\/results|\/elsewhere)\/.*/, "$1");
}

function readCookie(name: string) {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

function startTag() {
  if (isTagged) return;
  isTagged = true;
  gtag("consent", "update", { analytics_storage: "granted" });
  gtag("js", new Date());
  // Cookies of this host alone: then the server can delete them when the visitor says no.
  gtag("config", measurementId, { send_page_view: false, cookie_domain: "none" });
  const tag = document.createElement("script");
  tag.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  // React owns head and body, and leaves this part of the footer alone.
  strip.appendChild(tag);
}

function viewPage() {
  const path = pathOf(location.href);
  if (!isTagged || path === seen) return;
  seen = path;
  const page = {
    page_path: path,
    page_title: document.title,
    page_location: location.origin + path,
    page_referrer:
      document.referrer && new URL(document.referrer).origin + pathOf(document.referrer),
  };
  // For the tag's own events too: an address may hold a visitor's answers after its question mark.
  gtag("set", page);
  gtag("event", "page_view", page);
  reportForm();
}

/** The server leaves this cookie after a form arrived, when it does not report that by itself. */
function reportForm() {
  const formType = readCookie(CONVERSION_COOKIE);
  if (!formType) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${CONVERSION_COOKIE}=; Max-Age=0; Path=/`;
  for (const event of conversionEvents(formType as FormType)) gtag("event", ...event);
}

function follow(choice: string | undefined) {
  const isGranted = choice === ("grant" satisfies ConsentChoice);
  Object.assign(window, { [`ga-disable-${measurementId}`]: !isGranted });
  if (!isGranted) return;
  startTag();
  viewPage();
}

function begin() {
  const choice = readCookie(CONSENT_COOKIE);
  strip.dataset.state = choice ? "answered" : "ask";
  follow(choice);
}

strip.addEventListener("submit", async (event) => {
  // Without leaving the page: somebody may have typed half a message.
  event.preventDefault();
  const body = new URLSearchParams(new FormData(strip) as unknown as Record<string, string>);
  const { name, value } = event.submitter as HTMLButtonElement;
  body.set(name, value);
  // Without an answer the question stays.
  await fetch(strip.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  const choice = readCookie(CONSENT_COOKIE);
  // The button goes with the question; focus goes back to what asked for it, or into the page.
  if (choice && strip.contains(document.activeElement)) {
    (opener ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }
  strip.dataset.state = choice ? "done" : "ask";
  seen = false;
  follow(choice);
});
document.querySelector('[href="#consent"]')?.addEventListener("click", (event) => {
  opener = event.currentTarget as HTMLElement;
  strip.dataset.state = "ask";
});

gtag("consent", "default", {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  wait_for_update: 500,
});
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
// The answer may have been given on the page that Back comes from.
addEventListener("pageshow", ({ persisted }) => persisted && begin());
// In the guided flows the address changes first, and the new title with the screen.
new MutationObserver(viewPage).observe(document.head, {
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
});
