import { price, priceRange } from "./price.ts";
import type { Home } from "./schema/pages";

export const home = {
  headline: "Small Films That Glow in Deep Water",
  lede: "Documentary films for harbours, makers and museums. Two people, one lamp, and as much time as the tide allows.",
  categories: [
    {
      title: "Scripts to buy",
      body: "For the days on which you film yourself.",
      points: [`From ${priceRange("downloads")}`],
      href: "/services/diy-downloads",
    },
    {
      title: "Evening course",
      body: "Five evenings on saying it plainly.",
      points: ["5-6 makers", "One film each"],
      href: "/services/group-coaching",
    },
    {
      title: "Films",
      body: "Four of them, each with a fixed price.",
      points: [`From ${priceRange("bundles")}`],
      href: "/video-packages",
    },
  ],
  process: [
    { title: "Visit", body: "We come and look, without a camera." },
    { title: "Film", body: "We film what you do anyway." },
    { title: "Show", body: "You see it first, on a large screen." },
  ],
  pricing: [
    {
      title: "First Dive",
      price: price("first-dive"),
      unit: "per film",
      body: "One short film of one person at work.",
      points: ["One morning", "Ten days"],
    },
    {
      title: "Tide Table",
      price: price("monthly"),
      unit: "per month, 4-month minimum",
      body: "A film with every spring tide.",
      points: ["Two films a month"],
    },
  ],
} satisfies Home;
