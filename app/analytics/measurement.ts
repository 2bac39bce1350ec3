import { currency } from "#content/site.yaml";

export const CONSENT_COOKIE = "consent";
export const CONVERSION_COOKIE = "conversion";

/** `grant-gpc`: a yes in spite of Global Privacy Control. */
export type ConsentChoice = "grant" | "grant-gpc" | "deny";

/** While Global Privacy Control is on, a yes that was given without it does not hold. */
export function isConsent(choice: string | undefined, hasGpc: boolean): boolean {
  return choice === "grant-gpc" || (choice === "grant" && !hasGpc);
}

const WORTH = { value: 1, currency };

export function conversionEvents(formType: string) {
  return Object.entries({
    contact_form_submit: { form_type: formType },
    conversion: { conversion_type: "contact_submit", ...WORTH },
    generate_lead: { lead_source: formType, ...WORTH },
  });
}
