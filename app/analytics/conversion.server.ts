import { conversionEvents, type FormType } from "./conversion-events";
import type { TagVisitor } from "./tag-visitor.server";

/** One Measurement Protocol request with the three events of a sent form, nothing of what was typed. */
export function conversionRequest(formType: FormType, { clientId, sessionId }: TagVisitor) {
  const session = { ...(sessionId && { session_id: sessionId }), engagement_time_msec: 100 };
  return {
    client_id: clientId,
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: conversionEvents(formType).map(([name, params]) => ({
      name,
      params: { ...params, ...session },
    })),
  };
}
