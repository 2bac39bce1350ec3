// The one script of every page with a header; each module does nothing if its elements are missing.
import "./close-menus";
// First of the submit listeners: offline it stops the event before the others.
import "./keep-draft-values";
import "./submit-once";
import "~/routes/assessment/booking/book-in-place";
import "~/routes/assessment/results/keep-results";
import "./image-fallback";
import "./expand-all";
import "./tabs";
import "./live-search";
import "./roll-film";
import "./logo-to-top";
import "./focus-opener";
import "./log-missing-page";
import "~/routes/blog/share-article";

if (document.querySelector("[data-worksheet]")) import("~/features/blog/fill-in-worksheet");
if (document.querySelector("[data-confetti]")) import("~/routes/thank-you/confetti");
