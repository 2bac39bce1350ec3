import { priceRange } from "../price.ts";
import type { DiyDownloads } from "../schema/offers";

export const diyDownloads = {
  title: "Two small books",
  lede: `For people who film between two jobs, ${priceRange("downloads")}.`,
  metaTitle: "Scripts to buy",
  metaDescription: `Pocket Scripts and the Shot Diary, ${priceRange("downloads")}, to film with a phone.`,
  products: { heading: "Both of them", lede: "One says what, one says when.", buy: "Buy it" },
  steps: {
    heading: "How it goes",
    lede: "In two steps.",
    items: [
      { title: "Read", body: "In an evening." },
      { title: "Film", body: "In the morning." },
    ],
  },
  license: { heading: "What you may do", body: "Use it at your place." },
  bridge: {
    heading: "If you would rather not",
    inquire: { label: "Which one?", href: "/inquiry/category?flow=short&serviceType=diy" },
    coaching: {
      title: "Learn it",
      body: "Five evenings.",
      action: { label: "See the course", href: "/services/group-coaching" },
    },
    call: { title: "Ask", body: "It is free.", action: "Talk to one of us" },
  },
  faqHeading: "Asked about scripts",
} satisfies DiyDownloads;
