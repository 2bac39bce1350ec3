// Wizard steps 1 to 5. The values and their order are fixed by answer-values.ts. A `payloadLabel` is what
// the form service gets: it stays when a label changes.
import type { Questions } from "../../app/content/schema/inquiry";

export const questions = {
  businessProfile: {
    heading: "Where is the business today?",
    lede: "This tells us who could be on camera and how many people must approve a script.",
    summaryLabel: "Business stage",
    payloadLabel: "Business stage",
    options: [
      {
        value: "solo",
        label: "Solo or founder-led",
        payloadLabel: "Solo or founder-led",
        hint: "You run it, you sell it, and you would be on camera",
      },
      {
        value: "growing",
        label: "Growing team",
        payloadLabel: "Growing team",
        hint: "You are hiring, and customers come faster than you can keep up",
      },
      {
        value: "established",
        label: "Established company",
        payloadLabel: "Established company",
        hint: "Steady revenue, a known name and a full team",
      },
      {
        value: "agency",
        label: "Agency",
        payloadLabel: "Agency",
        hint: "You do creative work for other companies",
      },
      {
        value: "enterprise",
        label: "Enterprise",
        payloadLabel: "Enterprise",
        hint: "Several departments and several people who must approve",
      },
      {
        value: "nonprofit",
        label: "Nonprofit",
        payloadLabel: "Nonprofit",
        hint: "A mission, a board and a careful budget",
      },
    ],
  },
  businessType: {
    heading: "What kind of business is it?",
    lede: "This tells us what we could show on camera.",
    summaryLabel: "Business type",
    payloadLabel: "Business type",
    options: [
      {
        value: "service",
        label: "Service business",
        payloadLabel: "Service business",
        hint: "Trades, hospitality, health, home and local services",
      },
      {
        value: "product",
        label: "Physical product",
        payloadLabel: "Physical product",
        hint: "Something a customer can hold, wear or use",
      },
      {
        value: "saas",
        label: "Software or SaaS",
        payloadLabel: "Software or SaaS",
        hint: "Web, mobile and platform products",
      },
      {
        value: "coaching",
        label: "Coaching or consulting",
        payloadLabel: "Coaching or consulting",
        hint: "You sell your judgment, to one client or a group",
      },
      {
        value: "professional",
        label: "Professional practice",
        payloadLabel: "Professional practice",
        hint: "Law, finance, medicine, architecture, engineering",
      },
      {
        value: "media",
        label: "Media or creative",
        payloadLabel: "Media or creative",
        hint: "Publishers, podcasts, artists, events",
      },
      {
        value: "nonprofit",
        label: "Nonprofit or cause",
        payloadLabel: "Nonprofit or cause",
        hint: "Charities, foundations, associations, civic groups",
      },
    ],
  },
  videoUseCase: {
    heading: "What should the video do first?",
    lede: "Pick the one result that matters most to you now.",
    summaryLabel: "Video goal",
    payloadLabel: "Video goal",
    options: [
      {
        value: "lead-generation",
        label: "Generate leads",
        payloadLabel: "Generate leads",
        hint: "More inquiries from the right people",
      },
      {
        value: "training",
        label: "Train a team",
        payloadLabel: "Train a team",
        hint: "Teach the job the same way every time",
      },
      {
        value: "onboarding",
        label: "Onboard people",
        payloadLabel: "Onboard people",
        hint: "Tell new clients or hires what they need to know",
      },
      {
        value: "authority",
        label: "Build authority",
        payloadLabel: "Build authority",
        hint: "Become known in your field",
      },
      {
        value: "education",
        label: "Educate the market",
        payloadLabel: "Educate the market",
        hint: "Explain what buyers do not understand yet",
      },
      {
        value: "sales",
        label: "Close sales",
        payloadLabel: "Close sales",
        hint: "Help people who already know you say yes",
      },
    ],
  },
  contentVolume: {
    heading: "How much video can you use each month?",
    lede: "Count every finished video you would publish, short ones included.",
    summaryLabel: "Monthly volume",
    payloadLabel: "Monthly volume",
    options: [
      {
        value: "1-2",
        label: "1-2 videos",
        payloadLabel: "1-2 videos",
        hint: "A few videos that you use for a long time",
      },
      { value: "3-4", label: "3-4 videos", payloadLabel: "3-4 videos", hint: "About one a week" },
      {
        value: "5-8",
        label: "5-8 videos",
        payloadLabel: "5-8 videos",
        hint: "One or two a week, on more than one channel",
      },
      {
        value: "8-plus",
        label: "More than 8 videos",
        payloadLabel: "More than 8 videos",
        hint: "You publish almost every day, or for several audiences",
      },
    ],
  },
  timeline: {
    heading: "When do you want to start?",
    lede: "This tells us which offers are possible.",
    summaryLabel: "Start timeline",
    payloadLabel: "Start timeline",
    options: [
      {
        value: "immediately",
        label: "Immediately",
        payloadLabel: "Immediately",
        hint: "Within the next few weeks",
      },
      {
        value: "1-3-months",
        label: "In 1-3 months",
        payloadLabel: "In 1-3 months",
        hint: "Time to plan one proper shoot",
      },
      {
        value: "3-6-months",
        label: "In 3-6 months",
        payloadLabel: "In 3-6 months",
        hint: "You are waiting for a launch, a season or a new budget",
      },
      {
        value: "planning",
        label: "Still planning",
        payloadLabel: "Still planning",
        hint: "You are comparing ideas and prices",
      },
    ],
  },
} satisfies Questions;
