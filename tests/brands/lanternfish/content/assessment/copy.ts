import { calls } from "../calls";
import type { AssessmentCopy } from "../schema/assessment";

const choose = (label: string, choices: Record<string, string>) => ({
  label,
  choices: Object.entries(choices).map(([value, words]) => ({ value, label: words })),
});
const month = (title: string) => ({ title, goals: ["Do one thing"], metrics: ["It is done"] });

export const assessmentCopy = {
  title: "Readiness audit",
  payloadLabel: "Readiness audit",
  lede: "Answer No, Partially or Yes.",
  metaTitle: "Readiness audit",
  metaDescription: "Plain questions in four sections: whether your place is ready to be filmed.",
  duration: "3-5 minutes",
  lastResult: "Your last result",
  points: ["A score for each section"],
  context: {
    heading: "About your place",
    lede: "If you like.",
    skip: "Skip this",
    fields: {
      industry: choose("Trade", { making: "Making things", showing: "Showing things" }),
      businessSize: choose("People", { few: "A few", many: "Many" }),
      currentVideoUse: choose("Films so far", { none: "None", some: "Some" }),
    },
  },
  levels: {
    advanced: {
      label: "High water",
      payloadLabel: "High water",
      headline: "Set off",
      body: "Nothing holds you.",
    },
    ready: {
      label: "Rising",
      payloadLabel: "Rising",
      headline: "Nearly afloat",
      body: "One thing holds you.",
    },
    developing: {
      label: "Turning",
      payloadLabel: "Turning",
      headline: "Wet feet",
      body: "Some things hold you.",
    },
    beginner: {
      label: "Low water",
      payloadLabel: "Low water",
      headline: "Dry land",
      body: "A good time to look around.",
    },
  },
  exceptions: {
    perfect: { headline: "Only Yes", body: "We have nothing to add." },
    advancedUneven: { headline: "One stone", body: "One section is lower than the others." },
    readyEven: { headline: "All level", body: "Every section is as high as the others." },
  },
  benchmark: { above: "Higher than most", below: "Lower than most" },
  routing: {
    discovery: {
      label: "Soon",
      payloadLabel: "Soon",
      payloadDecision: "Soon: a long talk",
      call: "Long talk",
      length: `${calls.discovery} minutes`,
      body: "We talk about a date.",
      action: "Ask for a long talk",
    },
    strategy: {
      label: "Later",
      payloadLabel: "Later",
      payloadDecision: "Later: a short talk",
      call: "Short talk",
      length: `${calls.strategyAfterAudit} minutes`,
      body: "We talk about what is missing.",
      action: "Ask for a short talk",
    },
  },
  readyBelowHigh: "A long talk begins at 75.",
  noGaps: "No section is low.",
  noGapsAtAll: "Every section is full.",
  confidence: "that it helps",
  calendar: "Put it in a calendar",
  readyEvenFirstMonth: month("Read the notes"),
  roadmap: {
    advanced: [month("Film a season")],
    ready: [month("Film a week")],
    developing: [month("Film a day")],
    beginner: [month("Look around"), month("Film an hour")],
  },
  services: {
    diy: {
      name: "Scripts",
      description: "Two small books.",
      timeline: "An evening",
      investment: "$15-$60",
      link: { label: "See them", href: "/services/diy-downloads" },
    },
    coaching: {
      name: "Course",
      description: "Five evenings.",
      timeline: "Ten weeks",
      investment: "$1,350-$1,700",
      link: { label: "See it", href: "/services/group-coaching" },
    },
    monthly: {
      name: "Tide Table",
      description: "Two films a month.",
      timeline: "Four months and more",
      investment: "$10,600 and more",
      link: { label: "See it", href: "/services/monthly-content" },
    },
  },
  callPreparation: { discovery: ["Bring the tide table."], strategy: ["Bring tea."] },
} satisfies AssessmentCopy;
