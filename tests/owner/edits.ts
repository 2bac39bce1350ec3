import { appendTo, bundle, imprint, noPage, review, studio, studioPage } from "./new-entries.ts";

/** One edit of one file, as an owner makes it, and what the pages show of it. */
export type Edit = {
  file: string;
  /** The file that it is copied from, where it is new. */
  like?: string;
  /** All of it, where it is written anew. */
  text?: string;
  change?: (text: string) => string;
  /** On each of these pages, words that must be there now. */
  shows?: Record<string, RegExp>;
  /** And words that must not. */
  hides?: Record<string, RegExp>;
};

/** All in one copy, because a build takes long. */
export const edits: Edit[] = [
  {
    file: "content/brand.yaml",
    change: (text) => appendTo(text, "studios", studio + noPage),
    shows: {
      "/": /Bellevue WA, Portland OR, Boise ID, and Nampa ID/,
      "/llms.txt": /\[Nampa, ID\]\([^)]*\/contact\)/,
      "/locations/bellevue-wa": /Pacific time/,
    },
  },
  {
    file: "content/locations/boise-id.yaml",
    like: "content/locations/bellevue-wa.yaml",
    change: (text) => text.replaceAll("bellevue-wa", "boise-id").replaceAll("bellevue", "boise"),
    shows: {
      "/locations/boise-id":
        /<h1[^>]*>Video production in Boise, ID<[\s\S]*8:00.AM to 4:00.PM, Mountain/,
      "/llms.txt": /Boise, ID[^\n]*\(208\) 555-0117/,
    },
  },
  {
    file: "content/pages.yaml",
    change: (text) => text + studioPage,
    shows: { "/sitemap.xml": /\/locations\/boise-id<\/loc>/ },
  },
  {
    file: "content/company.yaml",
    change: (text) =>
      text.replace(/count: \d+/, "count: 48").replace(/social:\n( .*\n)*/, "social: []\n"),
    shows: { "/resources/reviews": /from 48 reviews/ },
    hides: { "/": /instagram/ },
  },
  {
    file: "content/reviews.yaml",
    change: (text) => text.replace(/^ {2}- name: Tobias [\s\S]*?(?=^ {2}- name)/m, ""),
    shows: { "/resources/reviews": /Desmond Marchetti/ },
    hides: { "/resources/reviews": /Tobias Achterberg/ },
  },
  {
    file: "content/testimonials.yaml",
    change: (text) => `${text}\n${review}`,
    shows: { "/": /Ana Kurz/ },
  },
  {
    file: "content/team.yaml",
    change: (text) =>
      text.replace(/^ {2}- name: "\{full-name:producer[\s\S]*?(?=^ {2}- name)/m, ""),
    shows: { "/company/team": /Ingrid Solheim/ },
    hides: { "/company/team": /id="tomas-quispe"/, "/about-us": /#tomas-quispe/ },
  },
  {
    file: "content/brand.yaml",
    change: (text) => text.replace(/^ {2}producer: .*\n/m, ""),
    hides: { "/locations/portland-or": /Tomas/ },
  },
  ...["team", "locations/bellevue-wa", "locations/portland-or", "locations/boise-id"].map(
    (name) => ({
      file: `content/${name}.yaml`,
      change: (text: string) => text.replace(/\{(first|full)-name:producer\}/g, "Our producer"),
    }),
  ),
  {
    file: "content/navigation.yaml",
    change: (text) =>
      text.replace(
        /label: Contact\n( *)href: \/contact/,
        "label: Our shop\n$1href: https://shop.example/?a=b",
      ),
    shows: { "/": /<a href="https:\/\/shop\.example\/\?a=b"[^>]*target="_blank"/ },
  },
  {
    file: "content/offers.yaml",
    change: (text) => appendTo(text, "bundles", bundle),
    shows: {
      "/video-packages?tab=bundles": /Podcast Day[\s\S]*\$1,250/,
      "/contact?service=Podcast%20Day": /Podcast Day/,
    },
  },
  {
    file: "content/site.yaml",
    change: (text) => text.replace(/^phone: .*/m, 'phone: "+44 20 7946 0018"') + imprint,
    shows: {
      "/": /"streetAddress":"1 Main Street"[\s\S]*1 Main Street, Bellevue, WA 98004. License STUDIO-1/,
      "/contact": /href="tel:\+442079460018"[\s\S]*\+44 20 7946 0018/,
    },
  },
  {
    file: "content/site.yaml",
    change: (text) => text.replace(/days: \d+/, "days: 3"),
    shows: { "/contact": /within three business days/ },
  },
  {
    file: "content/blog/video-content-creation-tools/index.mdx",
    change: (text) => text.replace("title:", "lang: cy\ntitle:"),
    shows: {
      "/blog/video-content-creation-tools":
        /<html lang="cy"[\s\S]*"inLanguage":"cy"[\s\S]*<header id="site-header" lang="en"/,
    },
  },
  {
    file: "wrangler.toml",
    change: (text) => text.replace(/^# (?=SITE_ORIGIN)/m, ""),
  },
];

/** What `npm run new` is told, where that is shown, and what stands there. */
export const made: [command: string[], address: string, shows: RegExp][] = [
  [["article", "--title", "Crème, Please"], "/blog/creme-please", /<title>Crème, Please/],
  [["page", "--title", "Lamp Hire"], "/lamp-hire", /<h1[^>]*>Lamp Hire</],
  [["person", "--name", "Noor O'Hara", "--role", "Sound"], "/about-us", /#noor-ohara/],
  [
    ["review", "--name", "Ana Kurz", "--role", "Owner", "--words", 'It "works".'],
    "/resources/reviews",
    /Ana Kurz/,
  ],
];
