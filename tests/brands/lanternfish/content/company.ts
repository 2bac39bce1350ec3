import { names, studios } from "./brand.ts";
import type { Company } from "./schema/site";

export const company = {
  sample: true,
  sampleNote: "The clients quoted here are invented, to test this site with.",
  legalName: names.legalName,
  tagline: "Small films that glow in deep water",
  description:
    "Lanternfish makes small documentary films for harbours, makers and museums, from studios in Bristol, Lisbon and Halifax.",
  studios,
  serviceAreas: ["Bristol", "Lisbon", "Halifax", "Atlantic coasts"],
  rating: { value: "4.8", count: 10 },
  social: [
    { name: "Mastodon", href: "https://mastodon.example/lanternfish" },
    { name: "Vimeo", href: "https://vimeo.example/lanternfish" },
  ],
} satisfies Company;
