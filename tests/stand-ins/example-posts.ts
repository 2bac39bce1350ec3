import { chosen } from "./lead-choices.ts";

export const jsonHeaders: Record<string, string> = {
  "content-type": "application/json",
  accept: "application/json",
  origin: "https://studio.test",
  referer: "https://studio.test/contact",
};

/** An address no other test uses, to match posts by. */
export function newEmail() {
  return `${crypto.randomUUID()}@example.test`;
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

/** Identifiers and action type as the CRM generates them for a form. */
export const exampleHiddenFields = {
  xnQsjsdp: "5f2c9d1b7a3e4860f9c4b1d20e7a6385c2d94f1e0b8a7361d5e4c3b2a1908f7e",
  xmIwtLD: "a17e64c0d2b935f8e1c7046a9d3b52f80e6c1d7a4b9f2053c8e7d6a5b4f31209",
  actionType: "TGVhZHM=",
  aG9uZXlwb3Q: "",
};

/** A lead with exactly the fields of the CRM's form. */
export function crmLead(email: string): Record<string, string> {
  return {
    ...exampleHiddenFields,
    zc_gad: "",
    returnURL: "https://studio.test/thank-you",
    "Lead Source": "Website",
    Company: "Café Łódź 日本",
    "First Name": "Jane",
    "Last Name": "Doe",
    Email: email,
    Phone: "+1 425 555 0100",
    City: "Bellevue",
    State: "WA",
    "Zip Code": "98004",
    Country: "United States",
    LEADCF1: chosen.projectType,
    LEADCF2: chosen.budget,
    LEADCF3: chosen.timeline,
  };
}
