// The steps that /studio/funnel counts, and its texts, which only the studio reads.
import { sections } from "#content/assessment/questions.yaml";
import { formatNumber, plural } from "./format.ts";

const offerSteps = {
  service: "Service",
  category: "Category",
  details: "Details",
  review: "Review",
  "thank-you": "Sent",
};

export const funnelFlows: Record<string, { title: string; steps: Record<string, string> }> = {
  inquiry: {
    title: "Inquiry",
    steps: {
      "business-stage": "Business stage",
      "business-type": "Business type",
      "video-goal": "Video goal",
      "content-volume": "Content volume",
      "start-timeline": "Start",
      strategy: "Scores",
      ...offerSteps,
    },
  },
  "inquiry-short": { title: "Inquiry from an offer", steps: offerSteps },
  assessment: {
    title: "Assessment",
    steps: {
      intro: "Start",
      ...Object.fromEntries(sections.map(({ id, name }) => [id, name])),
      results: "Results",
      book: "Booking form",
      booked: "Call booked",
    },
  },
  "lead-form": { title: "Contact form", steps: { posted: "Posted", sent: "Sent" } },
  request: {
    title: "Request for a call or a download",
    steps: { form: "Form", sent: "Sent" },
  },
};

/** Values of `utm_source` that are counted by name, in lower case; all others are "other". */
export const campaignSources = [
  "google",
  "bing",
  "facebook",
  "instagram",
  "linkedin",
  "youtube",
  "tiktok",
  "newsletter",
  "email",
  "referral",
];

const times = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "time", other: "times" })}`;

export const funnel = {
  title: "Where people leave",
  lede: "How often each step was seen and answered. Visitors are counted without cookies or ids: going back and reloading count again.",
  periodLabel: "Period",
  period: (days: number) => `Last ${days} days`,
  download: "Download as CSV",
  empty: {
    title: "No numbers yet",
    text: "The first ones come within seconds of the first visitor who opens the inquiry, the assessment or a request, or sends the contact form. Bots are not counted.",
  },
  columns: {
    step: "Step",
    seen: "Seen",
    answered: "Answered",
    rate: "Went on",
    before: "Period before",
  },
  /** Instead of a rate that a few visitors decide. */
  tooFew: "too few to say",
  largestLoss: (ofTen: number, step: string) =>
    ofTen === 0
      ? "Nearly everybody goes on from every step."
      : `About ${ofTen} of 10 leave at “${step}”.`,
  tooFewForLoss: "Too few visitors to say where they leave.",
  headings: {
    refused: "Fields that were refused",
    chosen: "What was chosen",
    devices: "Phones and others",
    campaigns: "Campaigns",
  },
  group: { name: "Visitors", started: "Started", finished: "Finished" },
  devices: { phone: "Phones", other: "Other devices" } as Record<string, string>,
  noCampaign: "No campaign",
  times,
};
