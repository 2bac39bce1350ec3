import { price } from "./price.ts";
import type { LeadFormContent } from "./schema/forms";

export const leadForm = {
  projectTypes: [
    { crmValue: "Short film", label: "Short film", price: price("first-dive") },
    { crmValue: "Film series", label: "Film series", price: price("house-tour") },
    { crmValue: "Documentary", label: "Documentary", price: price("long-voyage") },
    { crmValue: "Monthly films", label: "Monthly films", price: `${price("monthly")}/month` },
    { crmValue: "Evening course", label: "Evening course", price: price("coaching") },
    { crmValue: "Tell me", label: "Tell me", price: "–" },
  ],
  budgets: [
    { crmValue: "Below $3,000", label: "Below $3,000" },
    { crmValue: "$3,000 - $9,000", label: "$3,000 - $9,000" },
    { crmValue: "Above $9,000", label: "Above $9,000" },
  ],
  timelines: [
    { crmValue: "This month", label: "This month" },
    { crmValue: "This season", label: "This season" },
    { crmValue: "This year", label: "This year" },
  ],
  noTimeline: "No hurry",
  defaults: {
    projectType: "Tell me",
    diyProjectType: "Short film",
    budget: "Below $3,000",
    country: "United Kingdom",
  },
  plans: [
    { plan: "first-dive", projectType: "Short film" },
    { plan: "house-tour", projectType: "Film series" },
  ],
  services: [
    { service: "Say It Plainly", projectType: "Evening course" },
    { service: "Tide Table", projectType: "Monthly films" },
    { service: "Open Letter", projectType: "Film series" },
    { service: "Long Voyage", projectType: "Documentary" },
  ],
  compare: {
    open: "See all prices",
    close: "Close",
    heading: "Prices side by side",
    lede: "Each includes one round of notes.",
    typeColumn: "Kind of film",
    priceColumn: "Price",
  },
} satisfies LeadFormContent;
