import type { Navigation } from "./schema/site";

const links = (list: Record<string, string>) =>
  Object.entries(list).map(([label, href]) => ({ label, href }));

const reviews = {
  label: "Letters from clients",
  href: "/resources/reviews",
  note: "Ten of them.",
  images: ["reel"],
};
const write = {
  label: "Write to us",
  href: "/contact",
  note: "A person answers.",
  images: ["street"],
};
const prices = {
  label: "Look at the prices",
  href: "/video-packages",
  note: "All on one page.",
  images: ["clapper"],
};

export const navigation = {
  menus: [
    {
      label: "Films",
      links: links({
        "All prices": "/video-packages",
        "Tide Table": "/services/monthly-content",
        "Evening course": "/services/group-coaching",
        "Scripts to buy": "/services/diy-downloads",
      }),
    },
    {
      label: "Harbours",
      links: links({
        Bristol: "/locations/bristol",
        Lisbon: "/locations/lisbon",
        Halifax: "/locations/halifax-ns",
      }),
    },
    {
      label: "Us",
      links: links({
        "Who we are": "/about-us",
        "Both of us": "/company/team",
        Questions: "/faq",
        Notebook: "/blog",
      }),
    },
  ],
  footer: [
    {
      heading: "Films",
      links: links({
        "All prices": "/video-packages",
        "Three examples": "/video-use-cases",
        "What to film first": "/content-strategy",
        "A long talk": "/discovery-call",
        "Readiness audit": "/assessments/video-readiness",
      }),
    },
    {
      heading: "Small print",
      links: links({
        Privacy: "/privacy",
        Terms: "/terms",
        "What we believe": "/company/values",
        "Letters from clients": "/resources/reviews",
      }),
    },
  ],
  exploreMore: {
    services: [prices, reviews],
    about: [reviews, write],
    packages: [write, reviews],
    default: [prices, write],
  },
} satisfies Navigation;
