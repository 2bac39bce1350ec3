// Sample data. "Rainlight" is a stand-in brand: the studio replaces every value in this file with its
// own facts. The hosts end in .example and the phone numbers use 555-01xx, so none belongs to anyone.
import type { Site } from "./schema/site";

export const site = {
  name: "Rainlight",
  legalName: "Rainlight Pictures LLC",
  tagline: "Cinematic brand video, in any weather",
  description:
    "Rainlight films short, cinematic brand video for founders and growing businesses, from studios in Bellevue WA and Portland OR, for clients worldwide.",
  email: "hello@rainlight.example",
  phone: { display: "(425) 555-0142", tel: "+14255550142" },
  studios: [
    {
      slug: "bellevue-wa",
      city: "Bellevue",
      region: "WA",
      regionName: "Washington",
      phone: "(425) 555-0142",
    },
    {
      slug: "portland-or",
      city: "Portland",
      region: "OR",
      regionName: "Oregon",
      phone: "(503) 555-0168",
    },
  ],
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
} satisfies Site;
