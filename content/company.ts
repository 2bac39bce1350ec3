// Sample data, as site.ts: the studio replaces it.
// Facts about the studio; its e-mail address and phone number are in site.ts.

import type { Company } from "../app/content/schema/site";
import { names, studios } from "./brand.ts";

const cities = studios.map(({ city, region }) => `${city} ${region}`);

export const company = {
  // While this is true, pages say that their clients are invented, and no review is published as structured data.
  sample: true,
  sampleNote:
    "The clients quoted here are sample data. The people, the companies and the rating are invented, and hold the place until the studio replaces them with its own.",
  legalName: names.legalName,
  tagline: "Cinematic brand video, in any weather",
  description: `${names.name} films short, cinematic brand video for founders and growing businesses, from studios in ${cities.slice(0, 2).join(" and ")}, for clients worldwide.`,
  studios,
  serviceAreas: [...cities, "Worldwide"],
  rating: { value: "5.0", count: 47 },
  social: [
    { name: "Instagram", href: `https://instagram.example/${names.handle}` },
    { name: "YouTube", href: `https://youtube.example/${names.handle}` },
    { name: "TikTok", href: `https://tiktok.example/${names.handle}` },
    { name: "LinkedIn", href: `https://linkedin.example/${names.handle}` },
    { name: "Facebook", href: `https://facebook.example/${names.handle}` },
    { name: "Vimeo", href: `https://vimeo.example/${names.handle}` },
    { name: "Threads", href: `https://threads.example/${names.handle}` },
    { name: "Pinterest", href: `https://pinterest.example/${names.handle}` },
  ],
} satisfies Company;
