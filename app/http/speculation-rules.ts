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

/** The hash of the rules in the Content-Security-Policy; a test checks it. */
export const SPECULATION_HASH = "sha256-exEZhMyxIfDFvZjMeOmWfbSQbNT3XjmeLOYqm2vSfko=";
