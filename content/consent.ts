// Asked only where Google Analytics is set up; nothing is sent to anybody before the answer.
import type { Consent } from "../app/content/schema/site";

export const consent = {
  question: "May Google Analytics count your visit?",
  policy: { label: "What it collects", href: "/privacy#analytics" },
  grant: "Allow analytics",
  deny: "No thanks",
  settings: "Cookie settings",
  globalPrivacyControl: ": analytics are off, as your browser asks (Global Privacy Control)",
  confirmations: { grant: "Thank you. Analytics are on.", deny: "Analytics stay off." },
} satisfies Consent;
