import type { TagVisitor } from "./tag-visitor.server";

/** Which form was sent: the wizard, or the quick form of the contact and DIY pages (G106). */
export type FormType = "wizard" | "quick";

const WORTH = { value: 1, currency: "USD" };

/**
 * One Measurement Protocol request (interfaces.md 5.3) with the three events of a sent form: the two of
 * spec 1 section 7, and the one Google recommends. Nothing in it comes from what was typed.
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
