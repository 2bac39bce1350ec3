/** Adds an entry at the end of a list of a data file. */
export function appendTo(text: string, list: string, entry: string): string {
  const [whole] = new RegExp(`^${list}:\\n(?: .*\\n|\\n(?= ))*`, "m").exec(text) ?? [];
  if (!whole) throw new Error(`There is no list ${list}`);
  return text.replace(whole, () => whole + entry);
}

export const review = `- name: Ana Kurz
  role: Owner
  content: Quick, kind and on time.
  rating: 4
  initials: AK
  avatarColor: rain
`;

export const question = (category: string) => `  - id: do-you-film-abroad
    category: ${category}
    question: Do you film abroad?
    answer: Yes.
`;

export const bundle = `  - slug: podcast-day
    name: Podcast Day
    payloadLabel: Podcast Day
    price: 1250
    films: Four episodes
    description: Four episodes in a day.
    includes: [Two cameras]
    timeline: Two weeks
    bestFor: People who talk well.
    contactHref: /contact?service=Podcast%20Day
    spots: { available: 1, max: 2 }
`;

export const studio = `  - slug: boise-id
    city: Boise
    region: ID
    regionName: Idaho
    country: US
    phone: (208) 555-0117
    hours: { days: Monday to Friday, opens: "08:00", closes: "16:00", zone: Mountain time }
`;

/** A studio that has no page of its own. */
export const noPage = studio.replace("boise-id", "nampa-id").replace("Boise", "Nampa");

export const studioPage = `- path: /locations/boise-id
  name: "{place:boise-id}"
  updated: 2026-11-21
`;

export const imprint = `address: { street: 1 Main Street, city: Bellevue, region: WA, postalCode: "98004" }
company:
  - { label: License, value: STUDIO-1 }
`;

export const quote = `  - name: Maren Oduya
    role: Owner
    content: Quick, kind and on time.
    rating: 4
    timeAgo: a week ago
    initials: MO
    avatarColor: rain
`;

export const formField = `- name: venue
  label: Venue
  required: Venue is required
`;

export const article = (day: string, category: string, picture: string) => `---
title: Your First Answer on Film
excerpt: One question, one take.
category: ${category}
readTime: 5 min read
publishDate: ${day}
cover: ${picture}
coverAlt: A lamp and a chair
metaDescription: How to film one answer.
---

Answer the question that you hear most.

![A lamp and a chair](${picture})
`;
