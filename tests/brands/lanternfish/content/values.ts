import { price } from "./price.ts";
import type { Values } from "./schema/company";

export const values = {
  title: "Two things we believe",
  lede: "Both are easy to check.",
  metaTitle: "What we believe",
  metaDescription: "Two things that Lanternfish believes about films, and how you can check them.",
  pillars: [
    {
      title: "One lamp is enough",
      short: "What one lamp does not show can stay dark.",
      body: "A second lamp makes a set of a room.",
      practice: "We come with one bag.",
    },
    {
      title: "Prices on the door",
      short: "Everybody pays the same.",
      body: `A First Dive is ${price("first-dive")}, for a bank too.`,
      practice: "The offer has one line.",
    },
  ],
  practiceLabel: "You will notice",
  quote: {
    text: "The best shot is the one before we say action.",
    source: "Beatriz Moura, Director",
  },
  closing: {
    heading: "Test us",
    lede: "Ask us what we would leave out.",
    action: { label: "Write to us", href: "/contact" },
  },
} satisfies Values;
