import type { Navigation } from "./schema/site";

const reviews = {
  label: "Letters from clients",
  href: "/resources/reviews",
  note: "Ten of them.",
  still: "reel",
};
const write = {
  label: "Write to us",
  href: "/contact",
  note: "A person answers.",
  still: "street",
};
const prices = {
  label: "Look at the prices",
  href: "/video-packages",
  note: "All on one page.",
  still: "clapper",
};

export const navigation = {
  menus: [
    {
      label: "Films",
      links: [
        { label: "All prices", href: "/video-packages" },
        { label: "Tide Table", href: "/services/monthly-content" },
        { label: "Evening course", href: "/services/group-coaching" },
        { label: "Scripts to buy", href: "/services/diy-downloads" },
      ],
    },
    {
      label: "Harbours",
      links: [
        { label: "Bristol", href: "/locations/bristol" },
        { label: "Lisbon", href: "/locations/lisbon" },
        { label: "Halifax", href: "/locations/halifax-ns" },
      ],
    },
    {
      label: "Us",
      links: [
        { label: "Who we are", href: "/about-us" },
        { label: "Both of us", href: "/company/team" },
        { label: "Questions", href: "/faq" },
        { label: "Notebook", href: "/blog" },
      ],
    },
  ],
  footer: [
    {
      heading: "Films",
      links: [
        { label: "All prices", href: "/video-packages" },
        { label: "Three examples", href: "/video-use-cases" },
        { label: "What to film first", href: "/content-strategy" },
        { label: "A long talk", href: "/discovery-call" },
        { label: "Readiness audit", href: "/assessments/video-readiness" },
      ],
    },
    {
      heading: "Small print",
      links: [
        { label: "Privacy", href: "/privacy" },
        { label: "Terms", href: "/terms" },
        { label: "What we believe", href: "/company/values" },
        { label: "Letters from clients", href: "/resources/reviews" },
      ],
    },
  ],
  exploreMore: {
    services: [prices, reviews],
    about: [reviews, write],
    packages: [write, reviews],
    default: [prices, write],
  },
} satisfies Navigation;
