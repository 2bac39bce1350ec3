import type { TagVisitor } from "./tag-visitor.server";

/** The quick form is the one of the contact and DIY pages. */
export type FormType = "wizard" | "quick";

const WORTH = { value: 1, currency: "USD" };

/**
 * One Measurement Protocol request with the three events of a sent form: the studio's own two and
 * the one Google recommends. Nothing in it comes from what was typed.
 */
export function conversionRequest(formType: FormType, { clientId, sessionId }: TagVisitor) {
  const session = { ...(sessionId && { session_id: sessionId }), engagement_time_msec: 100 };
  const events = {
    contact_form_submit: { form_type: formType },
    conversion: { conversion_type: "contact_submit", ...WORTH },
    generate_lead: { lead_source: formType, ...WORTH },
  };
  return {
    client_id: clientId,
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: Object.entries(events).map(([name, params]) => ({
      name,
      params: { ...params, ...session },
    })),
  };
}
