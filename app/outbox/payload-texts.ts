// A contract with the CRM, the form service and the inbox (tests/golden), apart from the texts of pages.
export const notProvided = "Not provided";

const reference = (code: string) => `Reference: ${code}`;
const replaces = (code: string) => `This replaces the message with the reference ${code}.`;

/** None of a message in the first language; `tag` such as es. */
const language = (tag: string | undefined) => {
  if (!tag) return [];
  return [`Language: ${new Intl.DisplayNames("en", { type: "language" }).of(tag)}`];
};

export const inquiryMessage = {
  opening: (name: string, company: string) => `New inquiry from ${name}, ${company}`,
  service: (label: string) => `Service: ${label}`,
  category: (label: string) => `Category: ${label}`,
  bundle: (label: string) => `Bundle: ${label}`,
  bookingOpened: "Booking opened",
  language,
  reference,
  replaces,
};

export const bookingSummary = {
  score: (title: string, percentage: number, points: number, maximum: number) =>
    `${title}: ${percentage}% (${points} of ${maximum} points)`,
  level: (label: string) => `Level: ${label}`,
  callOffer: (decision: string) => `Routing: ${decision}`,
  sections: "Sections:",
  recommendations: "Top recommendations:",
  noRecommendations: "None: every answer was Yes.",
  callPreparation: "Call preparation:",
  results: (address: string) => `Results: ${address}`,
  language,
  reference,
  replaces,
};

export const leadDescription = {
  service: (name: string) => `Selected service: ${name}`,
  language,
};
