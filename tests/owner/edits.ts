/** One edit of one file, as an owner makes it, and what the pages show of it. */
export type Edit = {
  file: string;
  change: (text: string) => string;
  /** On each of these pages, words that must be there now. */
  shows?: Record<string, RegExp>;
  /** And words that must not. */
  hides?: Record<string, RegExp>;
};

/** Writes one entry more before the end of the list that `start` begins. */
function addEntry(text: string, start: string, entry: string): string {
  const from = text.indexOf(start);
  const indent = text.slice(text.lastIndexOf("\n", from) + 1, from).match(/^ */)?.[0] ?? "";
  const end = text.indexOf(`\n${indent}]`, from);
  if (from < 0 || end < 0) throw new Error(`There is no list ${start}`);
  return `${text.slice(0, end)}\n${entry},${text.slice(end)}`;
}

const member = `{
  slug: "noor-haddad",
  name: "Noor Haddad",
  role: "Editor",
  initials: "N",
  avatarColor: "moss",
  imageAlt: "A plate with the letter N",
  bio: "Noor cuts what the others film.",
  longBio: ["She began with wedding films, and still cries at them."],
  credits: [{ label: "Desk", value: "The one by the window" }],
}`;

const review = `{
  name: "Ana Kurz",
  role: "Owner",
  content: "Quick, kind and on time.",
  rating: 4,
  timeAgo: "a day ago",
  initials: "AK",
  avatarColor: "rain",
}`;

const question = `{
  id: "do-you-film-abroad",
  category: "process",
  question: "Do you film abroad?",
  answer: "Yes.",
}`;

const bundle = `{
  slug: "podcast-day",
  name: "Podcast Day",
  price: 1250,
  films: "Four episodes",
  description: "Four episodes in a day.",
  includes: ["Two cameras"],
  timeline: "Two weeks",
  bestFor: "People who talk well.",
  contactHref: "/contact?service=Podcast%20Day",
  spots: { available: 1, max: 2 },
}`;

const studio = `  {
    slug: "boise-id",
    city: "Boise",
    region: "ID",
    regionName: "Idaho",
    country: "US",
    phone: phone("(208) 555-0117"),
    hours: { days: "Monday to Friday", opens: "08:00", closes: "16:00", zone: "Mountain time" },
  }`;

const studioPage = `{
    path: "/locations/boise-id",
    name: "Boise, ID",
    card: "Video production in Boise, Idaho",
    frame: "lens",
    updated: "2026-11-21",
  }`;

/** A page like that of another studio. */
function copyLocation(text: string): string {
  const like = /^ {2}"bellevue-wa": \{[\s\S]*?^ {2}\},\n/m.exec(text)?.[0] ?? "";
  const own = like.replaceAll("bellevue", "boise").replaceAll("boise-wa", "boise-id");
  return text.replace(like, like + own.replaceAll("Bellevue", "Boise").replaceAll(", WA", ", ID"));
}

export const more: Edit[] = [
  {
    file: "content/brand.ts",
    change: (text) => addEntry(text, "export const studios", studio),
    shows: {
      "/": /Bellevue WA, Portland OR and Boise ID/,
      "/locations/bellevue-wa": /Pacific time/,
    },
  },
  {
    file: "content/locations.ts",
    change: copyLocation,
    shows: {
      "/locations/boise-id":
        /<h1[^>]*>Video production in Boise, ID<[\s\S]*8:00.AM to 4:00.PM, Mountain/,
      "/llms.txt": /Boise, ID[^\n]*\(208\) 555-0117/,
    },
  },
  {
    file: "content/pages.ts",
    change: (text) => addEntry(text, "export const pages", studioPage),
    shows: { "/sitemap.xml": /\/locations\/boise-id<\/loc>/ },
  },
  {
    file: "content/company.ts",
    change: (text) =>
      text.replace(/count: \d+/, "count: 48").replace(/ +\{ name: "Pinterest".*\n/, ""),
    shows: { "/resources/reviews": /from 48 reviews/, "/": /48 reviews/ },
    hides: { "/": /Pinterest/ },
  },
  {
    file: "content/reviews.ts",
    change: (text) => addEntry(text, "reviews: [", review),
    shows: { "/resources/reviews": /Ana Kurz.*/ },
  },
  {
    file: "content/testimonials.ts",
    change: (text) =>
      addEntry(text, "export const testimonials", review.replace(/ *timeAgo.*\n/, "")),
    shows: { "/": /Ana Kurz/ },
  },
  {
    file: "content/team.ts",
    change: (text) => addEntry(text, "members: [", member),
    shows: { "/company/team": /Noor Haddad/, "/about-us": /Noor Haddad/ },
  },
  {
    file: "content/faq.ts",
    change: (text) => addEntry(text, "export const faq =", question),
    shows: { "/faq": /Do you film abroad\?/ },
  },
  {
    file: "content/offers.ts",
    change: (text) => addEntry(text, "bundles: [", bundle).replace(/price: 6500/, "price: 6700"),
    shows: {
      "/video-packages?tab=bundles": /Podcast Day[\s\S]*\$1,250/,
      "/offers.json": /6700/,
      "/contact?service=Podcast%20Day": /Podcast Day/,
    },
  },
  {
    file: "content/site.ts",
    change: (text) => text.replace("(425) 555-0142", "+44 20 7946 0018"),
    shows: { "/": /href="tel:\+442079460018"[\s\S]*\+44 20 7946 0018/ },
  },
  {
    file: "content/home.ts",
    change: (text) => text.replace(/headline: ".*"/, 'headline: "Films that say it once"'),
    shows: { "/": /<h1[^>]*>Films that say it once</ },
  },
];

export const fewer: Edit[] = [
  {
    file: "content/team.ts",
    change: (text) => text.replace(/^ {4}\{\n {6}slug: "tomas-quispe"[\s\S]*?^ {4}\},\n/m, ""),
    shows: { "/company/team": /Ingrid Solheim/ },
    hides: { "/company/team": /id="tomas-quispe"/, "/about-us": /#tomas-quispe/ },
  },
  {
    file: "content/company.ts",
    change: (text) => text.replace(/social: \[[\s\S]*?\n {2}\]/, "social: []"),
    hides: { "/": /instagram/ },
  },
  {
    file: "content/reviews.ts",
    change: (text) =>
      text.replace(/(reviews: \[\n {4}\{[\s\S]*?^ {4}\},\n)[\s\S]*?^ {2}\]/m, "$1  ]"),
    shows: { "/resources/reviews": /Odalys Renner/ },
    hides: { "/resources/reviews": /Tobias Achterberg/ },
  },
];
