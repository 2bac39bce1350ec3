// Wizard steps 1 to 5. The values and their order are fixed by answer-values.ts. A `payloadLabel` is what
// the form service gets: it stays when a label changes.
import type { Questions } from "../schema/inquiry";

export const questions = {
  businessProfile: {
    heading: "Where is the business today?",
    lede: "Stage decides who can stand in front of the lens, and how many people must approve what they say.",
    summaryLabel: "Business stage",
    payloadLabel: "Business stage",
    options: [
      {
        value: "solo",
        label: "Solo or founder-led",
        payloadLabel: "Solo or founder-led",
        hint: "You are the product, the pitch and the talent",
      },
      {
        value: "growing",
        label: "Growing team",
        payloadLabel: "Growing team",
        hint: "New hires, new customers, more demand than process",
      },
      {
        value: "established",
        label: "Established company",
        payloadLabel: "Established company",
        hint: "Steady revenue, a known name, a team in place",
      },
      {
        value: "agency",
        label: "Agency",
        payloadLabel: "Agency",
        hint: "You make things for other companies",
      },
      {
        value: "enterprise",
        label: "Enterprise",
        payloadLabel: "Enterprise",
        hint: "Several departments, approvals and a brand book",
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
    lede: "What you sell decides what the camera should look at.",
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
    lede: "A film with one job gets it done. Pick the job you would notice soonest.",
    summaryLabel: "Video goal",
    payloadLabel: "Video goal",
    options: [
      {
        value: "lead-generation",
        label: "Generate leads",
        payloadLabel: "Generate leads",
        hint: "More of the right people asking to talk",
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
        hint: "Welcome new clients or hires without repeating yourself",
      },
      {
        value: "authority",
        label: "Build authority",
        payloadLabel: "Build authority",
        hint: "Be the name people mention in your field",
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
        hint: "Help people who already know you decide",
      },
    ],
  },
  contentVolume: {
    heading: "How much video can you use each month?",
    lede: "Count finished pieces you would publish, from a reel to a hero film.",
    summaryLabel: "Monthly volume",
    payloadLabel: "Monthly volume",
    options: [
      {
        value: "1-2",
        label: "1-2 videos",
        payloadLabel: "1-2 videos",
        hint: "A piece or two, each given real attention",
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
        hint: "Near-daily publishing, or several audiences",
      },
    ],
  },
  timeline: {
    heading: "When do you want to start?",
    lede: "The calendar decides what can be filmed properly and what should wait.",
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
        hint: "A launch, a season or a new budget ahead",
      },
      {
        value: "planning",
        label: "Still planning",
        payloadLabel: "Still planning",
        hint: "Gathering ideas, prices and opinions",
      },
    ],
  },
} satisfies Questions;
