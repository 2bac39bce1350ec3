// The three products come from offers.ts; the form "Questions about DIY?" from contact.ts.
import { priceRange } from "../price.ts";
import type { DiyDownloads } from "../schema/offers";

export const diyDownloads = {
  title: "Be your own film crew",
  lede: `Three downloads, ${priceRange("downloads")}, written by people who do this on set. You supply the phone, the window light and one free afternoon.`,
  metaTitle: "DIY video scripts and templates",
  metaDescription: `Reel scripts, a video strategy blueprint and founder scripts to film on your own phone. Three downloads, ${priceRange("downloads")}, ready the day you buy.`,
  products: {
    heading: "Three downloads",
    lede: "Each does one job. If you own none of them, begin with the plan; if you already know what to say, begin with the reels.",
    buy: "Buy Now",
  },
  steps: {
    heading: "How it works",
    lede: "No subscription and no login.",
    items: [
      {
        title: "Buy the file",
        body: "Press Buy Now under the one you want. You pay once, and the file is yours to keep.",
      },
      {
        title: "Read it through, then cut it",
        body: "Fill in your own facts and strike what you would never say. A script that survives a reading aloud is ready to film.",
      },
      {
        title: "Film it by a window",
        body: "Follow the shot list in order, two takes of each, phone at eye level. Post the first one before you film the tenth.",
      },
    ],
  },
  license: {
    heading: "The small print, at full size",
    body: "Downloads are non-refundable and licensed for business use only. Use them for your own business, as often as you like; do not resell them or hand the files to another company.",
  },
  bridge: {
    heading: "If the tripod starts to win",
    inquire: {
      label: "Or ask which download fits you",
      href: "/inquiry/category?flow=short&serviceType=diy",
    },
    coaching: {
      title: "Learn it in a small room",
      body: "Six weeks, 8-10 founders and a weekly live video session. You record 3-5 brand videos with someone beside you who will say when a take is good.",
      action: { label: "See group coaching", href: "/services/group-coaching" },
    },
    call: {
      title: "Ask someone first",
      body: "A free 30-minute strategy call. We will tell you whether a download is enough.",
      action: "Book a strategy call",
    },
  },
  faqHeading: "Before you buy",
} satisfies DiyDownloads;
