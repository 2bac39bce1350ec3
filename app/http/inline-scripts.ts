/** Never prerendered: URLs with a query, forms, bookings, the two flows and files. */
const EXCLUDED = [
  "/*\\?(.+)",
  "/*inquiry*",
  "/book/*",
  "/buy/*",
  "/contact",
  "/discovery-call",
  "/glimpse",
  "/thank-you*",
  "/*diy-downloads",
  "/assessments/*",
  "/*.*",
  "/healthz",
];

export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: EXCLUDED } },
          { not: { selector_matches: "[target=_blank], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** The parser waits here for the style sheet. The attribute, unknown to React, keeps `lay-out-later` to new visits. */
export const WAIT_FOR_STYLE =
  'document.documentElement.dataset.navigation=performance.getEntriesByType("navigation")[0]?.type';

/** Makes the dialog around it modal before the first paint: later, all its texts would be painted and measured again.
    Until the page's own script runs, Esc must not close it. */
export const SHOW_MODAL =
  '{const d=document.currentScript.closest("dialog");if(d.showModal){d.removeAttribute("open");d.showModal();d.oncancel=()=>false}}';

export const INLINE_HASHES = [
  "sha256-exEZhMyxIfDFvZjMeOmWfbSQbNT3XjmeLOYqm2vSfko=",
  "sha256-4Rw9EMCO8DjMpJ79IOdGwO7AREjTh6uHDuTgrf8dlJA=",
  "sha256-0R8/zv9a1A8M7mjMCFhs4KPnObloH9fj5gf0ektpIcs=",
];
