/** Sent to the studio and kept in addresses: changing one breaks both. */
export const answerValues = {
  businessProfile: ["solo", "growing", "established", "agency", "enterprise", "nonprofit"],
  businessType: ["service", "product", "saas", "coaching", "professional", "media", "nonprofit"],
  videoUseCase: ["lead-generation", "training", "onboarding", "authority", "education", "sales"],
  contentVolume: ["1-2", "3-4", "5-8", "8-plus"],
  timeline: ["immediately", "1-3-months", "3-6-months", "planning"],
} as const;
