// Price, minimum and spots come from offers.ts; what is repeated here is checked by a test.

import { calls } from "../calls";
import { offers } from "../offers";
import { price } from "../price.ts";
import type { MonthlyContent } from "../schema/offers";

export const monthlyContent = {
  title: "The Social Authority Kit",
  lede: "A month of video, planned, filmed and cut for you, every month. You give us one session and one shoot; we give you something to publish every week.",
  metaTitle: "Monthly video content",
  metaDescription: `The Social Authority Kit: one hero video, six social reels and one client voice video every month for ${price("monthly")} per month, with a 3-month minimum.`,
  actions: {
    apply: "Apply for the monthly kit",
    book: "Book a discovery call",
  },
  deliverables: {
    heading: "What You Get",
    lede: "The same four things each month, so your audience learns when to expect you and your team learns what to do.",
    items: [
      {
        title: "1 hero video",
        length: "90-120 seconds",
        body: "The month's argument in full, on one subject, for your home page, your proposals and the top of your feed.",
      },
      {
        title: "6 social reels",
        length: "30-45 seconds each",
        body: "Vertical, captioned and cut for sound off. Each carries one point of the hero video and stands up without it.",
      },
      {
        title: "1 client voice video",
        length: "60-90 seconds",
        body: "A customer of yours, interviewed by a stranger with good questions. It says what you cannot say about yourself.",
      },
      {
        title: "1 strategy and script session",
        length: "60 minutes, before the shoot",
        body: "We look at last month's numbers, settle this month's theme and agree on every script. Nobody improvises on set.",
      },
    ],
  },
  process: {
    heading: "How a month runs",
    lede: "Four steps, in the same order every month. Yours add up to about a day.",
    steps: [
      {
        title: "Plan",
        body: "The strategy and script session. You leave with a theme, the month's scripts to approve and a call sheet with times on it.",
      },
      {
        title: "Shoot",
        body: "A small crew at your place or ours, with the lighting done when you arrive. Travel within about 30 miles is included.",
      },
      {
        title: "Cut",
        body: "Edits, color, sound and captions arrive for review together. You get two revision rounds; send your notes together.",
      },
      {
        title: "Deliver",
        body: "Final files in wide and vertical, named by month, type and shape, with a publishing order. Then we write down what to try next month.",
      },
    ],
  },
  // The studio gives this bonus pack a value and no list; the packages page has another.
  bonus: {
    heading: `A bonus pack, valued at ${offers.priceStrings.monthlyBonusPack}`,
    body: `Included when you start, and we go through it with you in the first session. It is not the ${price("bonus-pack")} Business Bonus Pack of the bundles: that one is the same for everybody, and this one is put together for a program that runs for months.`,
  },
  youtubeNote: {
    heading: "Long-form YouTube is a separate plan",
    body: "The kit is short-form by design. Long-form YouTube is a separate future plan and not part of this price. If your channel cannot wait, the YouTube Visibility Engine on the packages page is a one-time bundle of three months, 6-9 videos in all.",
  },
  fit: {
    heading: "Who it is for",
    yes: {
      heading: "A good fit, if",
      points: [
        "You want to publish every week and film once a month",
        "One person can approve a script within two days",
        "You can commit to the 3-month minimum, because month three is the first you can judge",
      ],
    },
    no: {
      heading: "Not yet, if",
      points: [
        "You need one film for one event; the 7-Day Launch is cheaper",
        "Nobody has settled what you sell; begin with a free strategy call",
        "You would enjoy doing it yourself; see the coaching",
      ],
    },
  },
  closing: {
    heading: "Hold a shoot day",
    lede: `Apply with a few lines about the business. We reply within one business day with dates, or with a reason to wait. A discovery call before that is free and takes ${calls.discovery} minutes.`,
    inquire: {
      label: "Or answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=monthly",
    },
  },
} satisfies MonthlyContent;
