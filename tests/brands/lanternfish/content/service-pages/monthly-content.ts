import { offers } from "../offers";
import { price } from "../price.ts";
import type { MonthlyContent } from "../schema/offers";

export const monthlyContent = {
  title: "Tide Table",
  lede: "We come with every spring tide, and leave two films.",
  metaTitle: "Films every month",
  metaDescription: `Two films a month for ${price("monthly")}, with a 4-month minimum.`,
  actions: { apply: "Ask for a tide", book: "Talk to one of us" },
  deliverables: {
    heading: "You get",
    lede: "Every month.",
    items: [{ title: "2 films", length: "A minute each", body: "Of what happened that month." }],
  },
  process: {
    heading: "How a month goes",
    lede: "In two steps.",
    steps: [
      { title: "High water", body: "We film." },
      { title: "Low water", body: "We cut." },
    ],
  },
  bonus: {
    heading: `An extra worth ${offers.priceStrings.monthlyBonusPack}`,
    body: "A showing for your own people after four months.",
  },
  youtubeNote: { heading: "Long films", body: "Those are the Long Voyage." },
  fit: {
    heading: "For whom",
    yes: { heading: "For you, if", points: ["Something happens at your place"] },
    no: { heading: "Not, if", points: ["You need one film; the First Dive costs less"] },
  },
  closing: {
    heading: "Ask for a tide",
    lede: "There are two a month.",
    inquire: { label: "Tell us more", href: "/inquiry/category?flow=short&serviceType=monthly" },
  },
} satisfies MonthlyContent;
