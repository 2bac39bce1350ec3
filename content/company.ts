// Sample data, as site.ts: the studio replaces it.
// What only the server says of the studio; the guided flows ship site.ts to browsers, and not this.
import { names, studios } from "./brand.ts";
import type { Company } from "./schema/site";

export const company = {
  // While this is true, pages say that their clients are invented, and no review is published as structured data.
  sample: true,
  sampleNote:
    "The clients quoted here are sample data. The people and companies are invented, and hold the place until the studio replaces them with its own.",
  legalName: names.legalName,
  tagline: "Cinematic brand video, in any weather",
  description:
    "Rainlight films short, cinematic brand video for founders and growing businesses, from studios in Bellevue WA and Portland OR, for clients worldwide.",
  studios,
  serviceAreas: ["Bellevue WA", "Portland OR", "Worldwide"],
  rating: { value: "5.0", count: 47 },
  social: [
    { name: "Instagram", href: "https://instagram.example/rainlight" },
    { name: "YouTube", href: "https://youtube.example/rainlight" },
    { name: "TikTok", href: "https://tiktok.example/rainlight" },
    { name: "LinkedIn", href: "https://linkedin.example/rainlight" },
    { name: "Facebook", href: "https://facebook.example/rainlight" },
    { name: "Vimeo", href: "https://vimeo.example/rainlight" },
    { name: "Threads", href: "https://threads.example/rainlight" },
    { name: "Pinterest", href: "https://pinterest.example/rainlight" },
  ],
} satisfies Company;
