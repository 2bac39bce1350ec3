import { price, priceRange } from "../price.ts";
import type { InquiryCopy } from "../schema/inquiry";

export const inquiry = {
  services: [
    {
      value: "consultation",
      label: "A talk",
      payloadLabel: "A talk",
      price: "Free",
      description: "With one of us.",
    },
    {
      value: "diy",
      label: "Scripts",
      payloadLabel: "Scripts",
      price: priceRange("downloads"),
      description: "Two small books.",
    },
    {
      value: "coaching",
      label: "Course",
      payloadLabel: "Course",
      price: price("coaching"),
      description: "Five evenings.",
    },
    {
      value: "monthly",
      label: "Tide Table",
      payloadLabel: "Tide Table",
      price: `${price("monthly")}/month`,
      description: "Two films a month.",
    },
    {
      value: "bundle",
      label: "Films",
      payloadLabel: "Films",
      price: priceRange("bundles"),
      description: "Four of them.",
    },
  ],
  categories: [
    {
      value: "diy-downloads",
      name: "Scripts",
      label: "Scripts to buy",
      payloadLabel: "Scripts to buy",
      price: priceRange("downloads", " - "),
      description: "You film.",
      points: ["Pocket Scripts", "Shot Diary"],
    },
    {
      value: "coaching",
      name: "Course",
      label: "Evening course",
      payloadLabel: "Evening course",
      price: price("coaching"),
      description: "You learn to film.",
      points: ["5-6 makers"],
    },
    {
      value: "monthly-content",
      name: "Tide Table",
      label: "Films every month",
      payloadLabel: "Films every month",
      price: `${price("monthly")}/month`,
      description: "We film with every spring tide.",
      points: ["Two films a month"],
    },
    {
      value: "one-time-bundles",
      name: "Films",
      label: "One of four films",
      payloadLabel: "One of four films",
      price: priceRange("bundles"),
      description: "We film once.",
      points: ["First Dive", "House Tour", "Open Letter", "Long Voyage"],
    },
  ],
  whichBundle: "If you know which film, choose it here:",
  whatHappensNext: [
    { title: "We read it", body: "Both of us." },
    { title: "We answer", body: "One of us, within two days." },
  ],
  bookingNote: { scheduled: "Or choose a time now.", asked: "Or name two times now." },
  metaDescription: "A few questions about your place, and which of our films fits it.",
} satisfies InquiryCopy;
