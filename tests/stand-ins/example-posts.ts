import { randomUUID } from "node:crypto";

export const jsonHeaders: Record<string, string> = {
  "content-type": "application/json",
  accept: "application/json",
  origin: "https://studio.test",
  referer: "https://studio.test/contact",
};

/** An address no other test uses, to match posts by. */
export function newEmail() {
  return `${randomUUID()}@example.test`;
}

/** A wizard inquiry with exactly the keys of the contract. */
export function inquiry(email: string) {
  return {
    name: "Jane Doe",
    email,
    phone: "Not provided",
    company: "Café Łódź 日本",
    service_type: "Consultation",
    service_category: "Strategy",
    challenge: "Time",
    timeline: "Soon",
    budget: "Open",
    qualifications: "",
    message: 'Quotes " and\nlines',
  };
}

/** A booking of an assessment with exactly the keys of the contract. */
export function assessment(email: string) {
  return {
    subject: "Assessment booking",
    assessment_type: "readiness",
    score: 12,
    level: "Ready",
    routing_decision: "strategy",
    user_name: "Not provided",
    user_email: email,
    user_company: "Not provided",
    key_recommendations: "Start small",
    business_context: "Not provided",
    booking_url: "https://booking.test/studio/strategy-call",
    timestamp: "2026-01-01T00:00:00.000Z",
    summary: "Ready to start",
  };
}

/** Posts a body to a form as the site's Worker would. */
export function postJson(address: string, body: unknown, init: RequestInit = {}) {
  const text = JSON.stringify(body);
  return fetch(address, { method: "POST", headers: jsonHeaders, body: text, ...init });
}
