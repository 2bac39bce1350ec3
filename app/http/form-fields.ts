/** The honeypot's name has no meaning, so that browsers do not fill it automatically. */
export const HONEYPOT = "k3w_note";

export const INTENT_FIELD = "go";

export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
];
