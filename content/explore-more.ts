// Three links below every page, for each type of page.

import { reviews } from "#content/reviews.yaml";
import { useCases } from "#content/use-cases.yaml";
import type { ExploreMore } from "../app/content/schema/site";
import { names } from "./brand.ts";
import { inWords, inWordsFirst } from "./facts.ts";
import { team } from "./team.ts";

// Each with images of images.ts: a page shows one that is not on it already. The addresses and their order
// are the studio's, even where an address redirects.
export const exploreMore = {
  services: [
    {
      label: "Compare the packages",
      href: "/pathways",
      note: "Four ways to work with us, each with its price.",
      images: ["clapper", "softbox"],
    },
    {
      label: "See the use cases",
      href: "/video-use-cases",
      note: `${inWordsFirst(useCases.cases.length)} illustrative ${names.area} businesses: what each filmed and paid.`,
      images: ["monitor", "desk"],
    },
    {
      label: "Read the reviews",
      href: "/resources/reviews",
      note: `${inWordsFirst(reviews.reviews.length)} clients on what we filmed and what changed.`,
      images: ["reel"],
    },
  ],
  about: [
    {
      label: "Meet the team",
      href: "/team",
      note: `The ${inWords(team.members.length)} people who make your video.`,
      images: ["chair"],
    },
    {
      label: "Read the reviews",
      href: "/resources/reviews",
      note: `${inWordsFirst(reviews.reviews.length)} clients on what we filmed and what changed.`,
      images: ["reel"],
    },
    {
      label: "Contact us",
      href: "/contact",
      note: "Send a message or book a free 30-minute call.",
      images: ["street", "van"],
    },
  ],
  packages: [
    {
      label: "Book a discovery call",
      href: "/discovery-call",
      note: "Free, 45-60 minutes, to plan your films and their cost.",
      images: ["lens"],
    },
    {
      label: "See the use cases",
      href: "/video-use-cases",
      note: `${inWordsFirst(useCases.cases.length)} illustrative ${names.area} businesses: what each filmed and paid.`,
      images: ["desk", "monitor"],
    },
    {
      label: "Check the FAQ",
      href: "/faq",
      note: "Ownership, revisions, timelines and what is included.",
      images: ["river"],
    },
  ],
  default: [
    {
      label: "See what we do",
      href: "/#services",
      note: "DIY, coaching, monthly content or one project.",
      images: ["hero", "lens"],
    },
    {
      label: "Compare the packages",
      href: "/pathways",
      note: "Four ways to work with us, each with its price.",
      images: ["clapper", "softbox", "desk"],
    },
    {
      label: "Contact us",
      href: "/contact",
      note: "Send a message or book a free 30-minute call.",
      images: ["street", "van"],
    },
  ],
} satisfies ExploreMore;
