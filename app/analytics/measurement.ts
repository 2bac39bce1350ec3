export const CONSENT_COOKIE = "consent";
export const CONVERSION_COOKIE = "conversion";

/** `quick` is the lead form of the contact and DIY pages. */
export type FormType = "wizard" | "quick";

const WORTH = { value: 1, currency: "USD" };

export function conversionEvents(formType: string) {
  return Object.entries({
    contact_form_submit: { form_type: formType },
    conversion: { conversion_type: "contact_submit", ...WORTH },
    generate_lead: { lead_source: formType, ...WORTH },
  });
}
