export const CONSENT_COOKIE = "consent";
export const CONVERSION_COOKIE = "conversion";

/** Names in Google's reports. `quick` is a lead form or a request. */
export type FormType = "wizard" | "quick";

const WORTH = { value: 1, currency: "USD" };

export function conversionEvents(formType: string) {
  return Object.entries({
    contact_form_submit: { form_type: formType },
    conversion: { conversion_type: "contact_submit", ...WORTH },
    generate_lead: { lead_source: formType, ...WORTH },
  });
}
