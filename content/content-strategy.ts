// Words of /content-strategy. The twelve steps that its first button opens are under inquiry/.
import type { ContentStrategy } from "./schema/pages";

export const contentStrategy = {
  title: "Find out what to film first",
  lede: "Answer a few questions about your business, your goal and your dates. You see a video strategy with a score before you give your name. It is free and has 12 short steps.",
  metaTitle: "Video content strategy",
  metaDescription:
    "Two ways to find out what to film first: a 12-step strategy assessment and a video readiness audit. Or book a free 30-minute strategy call.",
  start: "Complete Strategy Assessment",
  book: "Book a free 30-minute strategy call",
  picker: {
    heading: "Are you ready to film?",
    lede: "If you know what to film, take this audit to see what is still missing. Be strict: you get advice only on what is missing.",
    // This card does not follow the audit, which has 21 questions here and says 3-5 minutes: change it when the audit
    // changes.
    card: {
      id: "video-readiness",
      title: "Video Readiness Audit",
      description:
        "Questions about your strategy, equipment, plans and channels. You answer No, Partially or Yes, and get a score and a list of what to fix first.",
      estimatedTime: "8-10 minutes",
      questionsCount: "24 questions",
      benefits: [
        "A score for each of the four sections",
        "Up to six actions in order, each with the time it takes",
        "A six-month roadmap for your level",
        "The full result before you give your name",
      ],
      difficulty: "Beginner-friendly",
      recommended: "Recommended",
      action: { label: "Start the audit", href: "/assessments/video-readiness" },
    },
  },
  framework: {
    heading: "How we think about strategy",
    lede: "We ask four questions before we talk about cameras, in this order. If one has no answer yet, we do not film yet.",
    items: [
      {
        title: "Goal: what should change?",
        body: "Each film has one goal and one number: fewer training hours, more booked calls, more signed proposals. If you have two goals, we choose the more important one.",
      },
      {
        title: "Audience: who is it for?",
        body: "We write for one customer you have met, in the words they use. Other people see themselves in a real person sooner than in a target group aged 25 to 54.",
      },
      {
        title: "Proof: why should anyone believe it?",
        body: "For every claim in a script we show something: the work being done, a customer saying it, the part that used to break. A claim that we cannot show, we cut.",
      },
      {
        title: "Distribution: where will people see it?",
        body: "A film for a proposal e-mail and a film for a social feed differ in length, shape and first line. So we choose the place before we write the script.",
      },
    ],
  },
  closing: {
    heading: "Or talk to us",
    lede: "If you would rather explain your problem to a person, book a free 30-minute strategy call.",
  },
} satisfies ContentStrategy;
