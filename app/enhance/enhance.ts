// The one script of every page with a header; each module does nothing if its elements are missing.
// keep-draft-values comes first: offline it stops a submit before the other listeners.
import "./keep-draft-values";
import "./submit-once";
import "~/routes/assessment/booking/book-in-place";
import "~/routes/assessment/results/keep-results";
import "./image-fallback";
import "./tabs";
import "./live-search";
import "./links";
import "./history";
import "~/routes/blog/share-article";

if (document.querySelector("[data-worksheet]")) import("~/features/blog/fill-in-worksheet");
if (document.querySelector("[data-confetti]")) import("~/routes/thank-you/confetti");
