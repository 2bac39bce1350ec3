// The texts of /video-packages. Its offers and prices come from offers.ts. Numbers in words, such as "Seven", are
// written here: change them when the number of bundles or use cases changes.
import { price, priceRange } from "./price.ts";
import type { Packages } from "./schema/offers";

export const packages = {
  title: "Four ways to get it filmed",
  lede: "Film it yourself, learn how in a group, have us film every month, or buy one project. Every price is on this page.",
  metaTitle: "Video packages and prices",
  metaDescription: `Every package with its price and open spots: DIY downloads, six-week group coaching, monthly video content and one-time bundles from ${priceRange("bundles")}.`,
  // Keep the ids and their order, DIY first: links use them, such as /video-packages?tab=bundles.
  tabs: [
    {
      id: "diy",
      label: "DIY",
      heading: "Film it yourself, on your phone",
      intro: "Scripts and plans from our own shoots, for people who film themselves.",
      files: {
        paid: "You get the files the moment you pay",
        asked: "Press Buy Now, and a person writes back within one business day with how to pay",
      },
      points: ["Licensed for business use only", "Downloads are non-refundable"],
      contact: { label: "Ask a question about DIY", href: "/contact" },
      book: "Book a free 30-minute call",
      more: { label: "See what is inside each", href: "/services/diy-downloads" },
      inquire: {
        label: "Get help choosing a download",
        href: "/inquiry/category?flow=short&serviceType=diy",
      },
    },
    {
      id: "coaching",
      label: "Coaching",
      heading: "Learn to be good on camera in six weeks",
      intro:
        "A small group of founders, one live video session a week and about three hours of homework. You finish with 3-5 brand videos of your own.",
      points: [
        "A new cohort starts every 6 weeks",
        "8-10 founders, so everyone gets notes",
        "Each founder records 3-5 brand videos",
      ],
      contact: {
        label: "Join Next Cohort",
        href: "/contact?service=Camera-Ready%20Brand%20Coaching",
      },
      book: "Book a free 30-minute call",
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
        "We plan, film and edit eight videos every month. You approve the scripts before the shoot and the edits after it. It takes you about a day a month.",
      points: [
        "1 hero video, 90-120 seconds",
        "6 social reels, 30-45 seconds",
        "1 client voice video, 60-90 seconds",
      ],
      contact: {
        label: "Apply for the monthly kit",
        href: "/contact?service=Social%20Authority%20Kit",
      },
      book: "Book a free 30-minute call",
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
        "Seven fixed-price projects. Open one to see what is included, how long it takes and how many spots are open.",
      points: [
        `Fixed prices, ${priceRange("bundles")}`,
        "Travel within about 30 miles included",
        "FAQ systems and channels ready in 4-8 weeks, if you approve scripts promptly",
      ],
      contact: { label: "Describe your project", href: "/contact" },
      book: "Book a free 30-minute call",
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
    timeline: "Timeline, if you approve scripts promptly",
    bestFor: "Best for",
  },
  // Inside every bundle except the Starter Session.
  bonusNotice: `Includes the Business Bonus Pack, worth ${price("bonus-pack")}: scripts, a plan, our notes on one script and a private coaching session.`,
  bonusPack: {
    heading: "Business Bonus Pack",
    lede: "Five extras, included at no charge with every bundle except the Starter Session.",
    totalLabel: "Total value",
  },
  spotsNote:
    "We take a limited number of projects at a time. We update these counts by hand, and each shows the day of its last update. Ask us for today's number.",
  faqHeading: "Questions before you choose",
} satisfies Packages;
