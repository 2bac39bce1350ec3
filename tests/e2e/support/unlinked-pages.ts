import { chosen, qualified, stepUrl } from "./wizard-journey.ts";

const RESULTS = "/assessments/video-readiness/results/10yu4q29k7500qjr";

/** Addresses that a visitor reaches by answering or sending something, and some that lead nowhere. */
export const unlinkedPages = [
  "/thank-you",
  stepUrl("business-stage", { businessProfile: "solo" }),
  stepUrl("strategy", qualified),
  stepUrl("category", { ...qualified, serviceType: "monthly" }),
  stepUrl("details", chosen),
  "/assessments/video-readiness/strategic-foundation?check",
  RESULTS,
  `${RESULTS}/book`,
  "/assessments/video-readiness/results/nope",
  "/nope",
  "/blog/nope",
  "/blog?category=Strategy",
  "/blog?q=zzzz",
  "/faq?q=zzzz",
];
