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

/** Browsers do not parse past a script before the sheets above it are there: what is below is laid out once, with its style. */
export const WAIT_FOR_STYLE = "/* The parser waits here for the style sheet. */";

export const INLINE_HASHES = [
  "sha256-exEZhMyxIfDFvZjMeOmWfbSQbNT3XjmeLOYqm2vSfko=",
  "sha256-FFbueSfaDz1rtYx/ZbZu5gkub1AZR7hKbK1fGeenfyY=",
];
