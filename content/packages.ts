// The texts of /video-packages. Its offers come from offers.ts; a test checks the amounts that are repeated here.
import { price, priceRange } from "./price.ts";
import type { Packages } from "./schema/offers";

export const packages = {
  title: "Four ways to get it filmed",
  lede: "Film it yourself, learn to film it, have it filmed every month, or hand us one problem and a date. Every price is on this page.",
  metaTitle: "Video packages and prices",
  metaDescription: `Every package with its price and open spots: DIY downloads, six-week group coaching, monthly video content and one-time bundles from ${priceRange("bundles")}.`,
  // The order, the ids and the labels are fixed: ?tab=<id>, DIY first.
  tabs: [
    {
      id: "diy",
      label: "DIY",
      heading: "You, a phone and a stack of books",
      intro:
        "Scripts and plans from our own shoots, for the days when the crew is you. You can film the first one on the day you pay.",
      points: [
        "Delivered as files, the moment you pay",
        "Licensed for business use only",
        "Downloads are non-refundable",
      ],
      contact: { label: "Ask about DIY", href: "/contact" },
      book: "Book a strategy call",
      more: { label: "See what is inside each", href: "/services/diy-downloads" },
      inquire: {
        label: "Let us help you pick a download",
        href: "/inquiry/category?flow=short&serviceType=diy",
      },
    },
    {
      id: "coaching",
      label: "Coaching",
      heading: "Six weeks to stop dreading the lens",
      intro:
        "A small cohort of founders, one weekly live video session and homework that ends up on your website. You come away with 3-5 brand videos and the habit of making them.",
      points: [
        "A new cohort launches every 6 weeks",
        "8-10 founders, so everyone gets notes",
        "Each founder records 3-5 brand videos",
      ],
      contact: {
        label: "Join Next Cohort",
        href: "/contact?service=Camera-Ready%20Brand%20Coaching",
      },
      book: "Book a strategy call",
      more: { label: "Read the six-week curriculum", href: "/services/group-coaching" },
      inquire: {
        label: "Start a coaching inquiry",
        href: "/inquiry/category?flow=short&serviceType=coaching",
      },
    },
    {
      id: "monthly",
      label: "Monthly",
      heading: "A month of video from one shoot",
      intro:
        "We plan it, film it and cut it; you approve scripts before the shoot and edits after it. Yours is about a day of each month.",
      points: [
        "1 hero video, 90-120 seconds",
        "6 social reels, 30-45 seconds",
        "1 client voice video, 60-90 seconds",
      ],
      contact: {
        label: "Apply for the monthly kit",
        href: "/contact?service=Social%20Authority%20Kit",
      },
      book: "Book a strategy call",
      more: { label: "See how a month runs", href: "/services/monthly-content" },
      inquire: {
        label: "Start an inquiry about the kit",
        href: "/inquiry/category?flow=short&serviceType=monthly",
      },
    },
    {
      id: "bundles",
      label: "Bundles",
      heading: "One problem, one project, one price",
      intro:
        "Seven fixed-price projects, each named after the problem it settles, with the number of films beside the price.",
      points: [
        `Fixed prices, ${priceRange("bundles")}`,
        "Travel within about 30 miles included",
        "FAQ systems and channels ready in 4-8 weeks",
      ],
      contact: { label: "Describe your project", href: "/contact" },
      book: "Book a strategy call",
      more: { label: "See seven use cases", href: "/video-use-cases" },
      inquire: {
        label: "Start an inquiry about a bundle",
        href: "/inquiry/category?flow=short&serviceType=bundle",
      },
    },
  ],
  labels: {
    buy: "Buy Now",
    bundle: "Ask for this bundle",
    includes: "What is included",
    timeline: "Timeline",
    bestFor: "Best for",
  },
  // Inside every bundle except the Starter Session.
  bonusNotice: `Comes with the Business Bonus Pack, worth ${price("bonus-pack")}: scripts to keep filming with, and coaching to film them well.`,
  bonusPack: {
    heading: "Business Bonus Pack",
    lede: "Five things we would otherwise sell you, included with every bundle above the Starter Session.",
    totalLabel: "Total value",
  },
  spotsNote:
    "We hold the number of projects to what our crews can light properly, and set the counts by hand: each says on which day. Ask if you need to know today's.",
  faqHeading: "Before you choose",
} satisfies Packages;
