// Words of /content-strategy. The twelve steps that its first button opens are under inquiry/.
import type { ContentStrategy } from "./schema/pages";

export const contentStrategy = {
  title: "Find the film you need first",
  lede: "Most businesses could use nine videos and have the patience for one. Twelve short steps tell us your stage, your goal and your calendar, and tell you where to begin.",
  metaTitle: "Video content strategy",
  metaDescription:
    "Two ways to find out what to film first: a 12-step strategy assessment and a video readiness audit. Or book a free 30-minute strategy call.",
  start: "Complete Strategy Assessment",
  book: "Book a free 30-minute strategy call",
  picker: {
    heading: "Check what you already have",
    lede: "If you know what to film and wonder whether you are ready to film it, take the audit. It asks for your opinion of your own house, so be hard on it.",
  },
  // The studio wants 24 questions and 8-10 minutes on this card; the page itself says 3-5 minutes and has
  // 21.
  card: {
    id: "video-readiness",
    title: "Video Readiness Audit",
    description:
      "Four sections of plain questions about strategy, equipment, planning and distribution. You answer No, Partially or Yes, and get a score with a list of what to fix first.",
    estimatedTime: "8-10 minutes",
    questionsCount: "24 questions",
    benefits: [
      "A score for each section, so you know where the trouble is",
      "Up to six actions in order, each with a time beside it",
      "A six-month roadmap for the level you are at",
      "The whole result before anyone asks for your name",
    ],
    difficulty: "Beginner-friendly",
    recommended: "Recommended",
    action: { label: "Start the audit", href: "/assessments/video-readiness" },
  },
  framework: {
    heading: "How we think about strategy",
    lede: "Four questions, asked in this order, before anyone talks about lenses. A film that cannot answer all four goes back to the desk.",
    items: [
      {
        title: "Goal: what should be different on Monday?",
        body: "A film gets one job and one number. Fewer training hours, more booked calls, a proposal that comes back signed. If two jobs are left, we drop the one you would miss less.",
      },
      {
        title: "Audience: who is it for, by name?",
        body: "We write for one customer you have met, in the words they used on the phone. Strangers recognize themselves in a real person far sooner than in a target group aged 25 to 54.",
      },
      {
        title: "Proof: why should anyone believe it?",
        body: "Every claim in a script gets something to look at: the job being done, the customer saying it, the part that used to break. A claim we cannot point a lens at is cut, however good it sounds.",
      },
      {
        title: "Distribution: where will it be standing?",
        body: "A film for a proposal e-mail and a film for a feed differ in length, shape and first line. So we choose the place before the script, and frame the wide shot so that the vertical one can be cut from it.",
      },
    ],
  },
  closing: {
    heading: "Or say it out loud",
    lede: "Some problems take twelve steps to describe and some take a sentence. If yours is a sentence, book a free 30-minute strategy call and bring it.",
  },
} satisfies ContentStrategy;
