// The one script of every page with the site's shell: each behaviour does nothing where its element is missing.
import "./close-menus";
// First of those that hear a form's submit: offline, the others never do.
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

// What a single page needs is a file of its own.
if (document.querySelector("[data-worksheet]")) import("~/features/blog/fill-in-worksheet");
if (document.querySelector("[data-confetti]")) import("~/routes/thank-you/confetti");
