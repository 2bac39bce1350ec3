// The three products come from offers.ts; the form "Questions about DIY?" from contact.ts.

import type { DiyDownloads } from "../../app/content/schema/offers";
import { price, priceRange } from "../price.ts";

export const diyDownloads = {
  title: "Film it yourself, with our scripts",
  lede: `Two sets of scripts and a plan for one quarter, ${priceRange("downloads")} each. You need a phone, a window and one free afternoon.`,
  metaTitle: "DIY video scripts and templates",
  metaDescription: `Reel scripts, a video strategy blueprint and founder scripts to film on your own phone. Three downloads, ${priceRange("downloads")}, yours to keep.`,
  products: {
    heading: "Three downloads",
    lede: "If you do not know what to film, start with the Video Strategy Blueprint. If you do, start with 25 Reels.",
    buy: "Buy Now",
  },
  steps: {
    heading: "How it works",
    lede: "You pay once. There is no subscription and no login.",
    files: {
      paid: "You get the files the moment you pay.",
      asked: "A person at the studio writes back within one business day with how to pay.",
    },
    items: [
      {
        title: "Buy the file",
        body: "Press Buy Now under the download you want. The file is yours to keep.",
      },
      {
        title: "Put in your own facts",
        body: "Fill in the blanks and read the script aloud. Cross out what you would never say.",
      },
      {
        title: "Film by a window",
        body: "Put the phone at eye level and follow the shot list. Record each script twice and keep the better take.",
      },
    ],
  },
  license: {
    heading: "What you may do with the files",
    body: "Downloads are non-refundable and licensed for business use only. Use them in your own business as often as you like. You may not resell them or give the files to another company.",
  },
  bridge: {
    heading: "If you want more help",
    inquire: {
      label: "Or tell us what you need, and we help you choose",
      href: "/inquiry/category?flow=short&serviceType=diy",
    },
    coaching: {
      title: "Learn it in a group",
      body: `Six weeks, 8-10 founders and a weekly live video session, for ${price("coaching")}. You record 3-5 brand videos and get notes on every take.`,
      action: { label: "See group coaching", href: "/services/group-coaching" },
    },
    call: {
      title: "Talk to us first",
      body: "On a free 30-minute strategy call we tell you whether a download is enough.",
      action: "Book a free 30-minute call",
    },
  },
  faqHeading: "Questions before you buy",
} satisfies DiyDownloads;
