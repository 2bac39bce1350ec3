export const CONSENT_COOKIE = "consent";
/** Which form arrived, until the next page's script has reported it. */
export const CONVERSION_COOKIE = "conversion";
