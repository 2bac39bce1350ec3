import { price } from "../price.ts";
import type { GroupCoaching } from "../schema/offers";

export const groupCoaching = {
  title: "Say It Plainly",
  lede: "Five evenings for makers who would rather make.",
  metaTitle: "Evening course",
  metaDescription: `Five evenings on video for 5-6 makers, and a film each. ${price("coaching")}.`,
  actions: { join: "Take a chair", apply: "Apply", book: "Talk to one of us" },
  facts: {
    heading: "The course",
    lede: "In short.",
    items: [
      { label: "Size", value: "5-6 makers" },
      { label: "Evenings", value: "Five" },
    ],
  },
  inclusions: {
    heading: "It includes",
    lede: "Two things.",
    items: [
      { title: "Evenings", body: "With your own film on the table." },
      { title: "A reading", body: "Of your script, aloud." },
    ],
  },
  curriculum: {
    heading: "Evening by evening",
    lede: "Five of them.",
    outcomeLabel: "You take home",
    weeks: [
      { week: 1, title: "One thing", body: "What is it about?", outcome: "A sentence" },
      { week: 2, title: "One lamp", body: "Where does it stand?", outcome: "A place" },
      { week: 3, title: "One voice", body: "How do you sound?", outcome: "A recording" },
      { week: 4, title: "One cut", body: "What can go?", outcome: "A cut" },
      { week: 5, title: "One showing", body: "Who sees it?", outcome: "A film" },
    ],
  },
  fit: {
    heading: "For whom",
    yes: { heading: "For you, if", points: ["You make something"] },
    no: { heading: "Not, if", points: ["You need it tomorrow"] },
  },
  closing: {
    heading: "Take a chair",
    lede: "Six of them.",
    inquire: { label: "Is it for me?", href: "/inquiry/category?flow=short&serviceType=coaching" },
  },
  faqHeading: "Asked about the course",
} satisfies GroupCoaching;
