// Price, minimum and spots come from offers.ts.

import { calls } from "../calls";
import { offers } from "../offers";
import { price } from "../price.ts";
import type { MonthlyContent } from "../schema/offers";

export const monthlyContent = {
  title: "The Social Authority Kit",
  lede: "Eight videos a month, planned, filmed and edited for you, so that you have something to publish every week. It takes you about a day a month.",
  metaTitle: "Monthly video content",
  metaDescription: `The Social Authority Kit: one hero video, six social reels and one client voice video every month for ${price("monthly")} per month, with a 3-month minimum.`,
  actions: {
    apply: "Apply for the monthly kit",
    book: "Book a free discovery call",
  },
  deliverables: {
    heading: "What You Get",
    lede: "The same four things every month.",
    items: [
      {
        title: "1 hero video",
        length: "90-120 seconds",
        body: "The month's subject in full, for your home page, your proposals and the top of your feed.",
      },
      {
        title: "6 social reels",
        length: "30-45 seconds each",
        body: "Vertical and captioned, so people can watch without sound. Each makes one point of the hero video and works on its own.",
      },
      {
        title: "1 client voice video",
        length: "60-90 seconds",
        body: "We interview one of your customers. They say about you what you cannot say yourself.",
      },
      {
        title: "1 strategy and script session",
        length: "60 minutes, before the shoot",
        body: "We look at last month's numbers, choose this month's subject and agree on every script.",
      },
    ],
  },
  process: {
    heading: "How a month runs",
    lede: "The same four steps every month. They take you about a day in all.",
    steps: [
      {
        title: "Plan",
        body: "In the strategy and script session we agree on the subject. You get the scripts to approve and a schedule for the shoot.",
      },
      {
        title: "Shoot",
        body: "A small crew films at your place or ours. The light is ready when you arrive. Travel within about 30 miles is included.",
      },
      {
        title: "Edit",
        body: "You review all the videos together, with color, sound and captions. You have two revision rounds; send your changes in one list.",
      },
      {
        title: "Deliver",
        body: "You get the final files, wide and vertical, with clear names and the order to publish them in. We also write down what to try next month.",
      },
    ],
  },
  // Its value is `monthlyBonusPack` of offers.ts. The bonus pack of the bundles is another one.
  bonus: {
    heading: `A bonus pack, valued at ${offers.priceStrings.monthlyBonusPack}`,
    body: `You get it when you start, and we go through it with you in the first session. It is not the ${price("bonus-pack")} Business Bonus Pack of the bundles: that pack is the same for everyone, and this one is put together for a program of several months.`,
  },
  youtubeNote: {
    heading: "Long-form YouTube is a separate plan",
    body: "The kit is for short videos. Long-form YouTube is a separate future plan and not part of this price. If you need long videos now, choose the YouTube Visibility Engine on the packages page: three months, 6-9 videos, paid once.",
  },
  fit: {
    heading: "Who it is for",
    yes: {
      heading: "A good fit, if",
      points: [
        "You want to publish every week and film once a month",
        "One person can approve a script within two days",
        "You can commit to 3 months. It takes that long to judge the results",
      ],
    },
    no: {
      heading: "Not yet, if",
      points: [
        "You need one film for one event. The 7-Day Launch costs less",
        "You are not sure yet what to say. Start with a free strategy call",
        "You would rather film yourself. See group coaching",
      ],
    },
  },
  closing: {
    heading: "Apply for the monthly kit",
    lede: `Send us a few lines about your business. We reply within one business day with open shoot dates. If you want to talk first, book a free discovery call of ${calls.discovery} minutes.`,
    inquire: {
      label: "Or answer a few questions first",
      href: "/inquiry/category?flow=short&serviceType=monthly",
    },
  },
} satisfies MonthlyContent;
