/** The honeypot's name has no meaning, so that browsers do not fill it automatically. */
export const HONEYPOT = "k3w_note";

/** The name of buttons whose value says what a post intends, if not the form's own action. */
export const INTENT_FIELD = "go";

export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
];
