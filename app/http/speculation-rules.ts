/** Addresses that are never opened ahead: queries, forms, bookings, the guided flows and files. */
const NEVER_AHEAD = [
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

/** Which links a browser may prerender when the pointer rests on them. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: NEVER_AHEAD } },
          { not: { selector_matches: "[target=_blank], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** What a security policy calls the rules; a test keeps it right. */
export const SPECULATION_HASH = "sha256-exEZhMyxIfDFvZjMeOmWfbSQbNT3XjmeLOYqm2vSfko=";
