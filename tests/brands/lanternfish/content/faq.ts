import { price } from "./price.ts";
import type { Faq, FaqCategories, FaqCopy } from "./schema/pages";

export const faqCopy = {
  title: "Five questions",
  lede: "The ones that everybody asks.",
  metaTitle: "Questions",
  metaDescription:
    "Five questions about films, prices, subtitles, the evening course and the tide.",
  closing: {
    heading: "Ask the sixth",
    lede: "We answer within two days.",
    action: { label: "Ask it", href: "/contact" },
    book: "Talk to one of us",
  },
  inquire: { label: "Or choose a film", href: "/inquiry/service?flow=short" },
  search: { label: "Look for a word", placeholder: "Tide, subtitles...", submit: "Look" },
  categoriesLabel: "About",
  empty: { text: "Nobody has asked that yet.", reset: "Show all of them" },
} satisfies FaqCopy;

export const faqCategories = [
  { id: "all", label: "All" },
  { id: "money", label: "Money" },
  { id: "filming", label: "Filming" },
] satisfies FaqCategories;

export const faq = [
  {
    id: "what-is-included",
    category: "money",
    question: "What does a price include?",
    answer: `Everything up to the [finished film](/video-packages). A First Dive is ${price("first-dive")}.`,
    page: "packages",
  },
  {
    id: "which-script",
    category: "money",
    question: "Which script first?",
    answer: `The Shot Diary, at ${price("shot-diary")}. It costs less than lunch.`,
    page: "diy",
  },
  {
    id: "camera-of-my-own",
    category: "filming",
    question: "Do I need a camera for the course?",
    answer: "A phone will do. Bring a charger.",
    page: "coaching",
  },
  {
    id: "subtitles",
    category: "filming",
    question: "In which languages are the subtitles?",
    answer: "English, Portuguese and French. Ask for others.",
  },
  {
    id: "low-water",
    category: "filming",
    question: "What if the tide is out?",
    answer: "We wait. It comes back.",
  },
] satisfies Faq;
