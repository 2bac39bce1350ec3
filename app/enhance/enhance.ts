// Runs on every page with a footer; what few pages need is loaded where their elements are.
// keep-draft-values comes first: offline it stops a submit before the other listeners.
import type { DataAttribute } from "./attributes";
import { celebrate } from "./celebrate";
import "./keep-draft-values";
import "./submit-once";
import "./image-fallback";
import "./links";
import "./open-target";
import "./page-events";

if (location.search.includes("utm_")) import("./campaign-labels");
if (window.navigation?.activation?.from?.url?.includes("/inquiry/")) import("./return-from-wizard");
if (has("[data-tabs]")) import("./tabs");
if (has("a[data-plays], a[data-embed]")) import("./film");
if (has("[data-preview]")) import("./film-preview");
if (has("form[data-live]")) import("./live-search");
if (has("a[data-share]")) import("~/routes/blog/share-article");
if (has("[data-worksheet]")) import("~/features/blog/fill-in-worksheet");
// Over the results; it loads their script when it closes.
if (has("dialog[data-booking]")) import("~/routes/assessment/booking/book-in-place");
else if (has("[data-completed]")) import("~/routes/assessment/results/keep-results");
celebrate(document.querySelector<HTMLElement>("[data-confetti]"));

/** A selector of what attributes.ts lists. */
function has(selector: `${string}[${DataAttribute}]${string}`): boolean {
  return document.querySelector(selector) !== null;
}
