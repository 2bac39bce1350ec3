// The services and categories to choose in the inquiry, and what follows it. Prices are quoted from offers.ts;
// a payloadLabel keeps its amount when the price changes.

import type { InquiryTexts } from "../../app/content/schema/inquiry";
import { calls } from "../calls";
import { offers } from "../offers.ts";
import { price, priceRange } from "../price.ts";

export const inquiry = {
  services: [
    {
      value: "consultation",
      label: "General Consultation",
      payloadLabel: "General Consultation",
      price: "Free, 30 minutes",
      description: "Not sure which of these you need? Talk it through with us first.",
    },
    {
      value: "diy",
      label: "DIY Downloads",
      payloadLabel: "DIY Downloads",
      price: offers.priceStrings.diyInServiceStep,
      description: "Scripts, shot lists and a plan, for filming on your own phone.",
    },
    {
      value: "coaching",
      label: "Group Coaching",
      payloadLabel: "Group Coaching",
      price: price("coaching"),
      description: "Six weeks with 8-10 founders. You record 3-5 brand videos.",
    },
    {
      value: "monthly",
      label: "Monthly Content System",
      payloadLabel: "Monthly Content System",
      price: `${price("monthly")}/month`,
      description: "We plan, film and edit eight videos a month. 3-month minimum.",
    },
    {
      value: "bundle",
      label: "One-Time Bundles",
      payloadLabel: "One-Time Bundles",
      price: priceRange("bundles"),
      description: "One project at a fixed price, such as a launch or staff training.",
    },
  ],
  categories: [
    {
      value: "diy-downloads",
      name: "DIY Downloads",
      label: "DIY Digital Downloads",
      payloadLabel: "DIY Digital Downloads",
      price: priceRange("downloads", " - "),
      description: "You film yourself with our scripts, when it suits you.",
      points: [
        `25 Reels, ${price("25-reels")}`,
        `Video Strategy Blueprint, ${price("video-strategy-blueprint")}`,
        `Owner/Founder Script Bundle, ${price("owner-founder-script-bundle")}`,
      ],
    },
    {
      value: "coaching",
      name: "Group Coaching",
      label: `Camera-Ready Brand Coaching (${price("coaching")})`,
      payloadLabel: "Camera-Ready Brand Coaching ($2,000)",
      price: price("coaching"),
      description: "Learn to speak on camera, with a coach and a small group.",
      points: ["Six weekly live sessions", "8-10 founders per cohort", "3-5 brand videos recorded"],
    },
    {
      value: "monthly-content",
      name: "Monthly Content",
      label: `Social Authority Kit (${price("monthly")}/month)`,
      payloadLabel: "Social Authority Kit ($3,000/month)",
      price: `${price("monthly")}/month`,
      description: "We plan, film and edit eight videos for you every month.",
      points: [
        "1 hero video, 6 social reels, 1 client voice video",
        "Scripts approved before the shoot",
        "3-month minimum",
      ],
    },
    {
      value: "one-time-bundles",
      name: "One-Time Bundles",
      label: "One-Time Problem-Solving Bundles",
      payloadLabel: "One-Time Problem-Solving Bundles",
      price: priceRange("bundles"),
      description: "One project at a fixed price for one problem.",
      points: [
        `Internal FAQ, ${price("internal-faq")}; External FAQ, ${price("external-faq")}`,
        `7-Day Launch, ${price("7-day-launch")}`,
        `Starter Session, ${price("starter-session")}`,
      ],
    },
  ],
  whichBundle: "If you know which bundle, choose it here:",
  whatHappensNext: [
    {
      title: "One of us reads it",
      body: "You get a reply within 24 hours from a person who has read your answers.",
    },
    {
      title: "You get a recommendation",
      body: "We say which offer fits, what it costs and when we could film.",
    },
    {
      title: "We talk",
      body: `About your problem, your audience and your dates. A strategy call takes ${calls.strategy} minutes and a discovery call ${calls.discovery}. Both are free.`,
    },
    {
      title: "You decide in your own time",
      body: "You get the plan in writing. We charge nothing and hold no shoot day until you approve it.",
    },
  ],
  bookingNote: {
    scheduled: "Optional. Pick a time now instead of waiting for our reply.",
    asked: "Optional. Name two times that suit you instead of waiting for our reply.",
  },
  downloadNote: {
    scheduled: "About downloads, we talk first: pick a time for the free call in our calendar.",
    asked:
      "To get a download, you ask for it: a person writes back within one business day and tells you how to pay.",
  },
  metaDescription:
    "Answer a few short questions about your business and see which kind of video fits and what it costs.",
} satisfies InquiryTexts;
