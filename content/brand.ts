// Sample data. "Rainlight" is a stand-in brand: the studio replaces every value in this file with its
// own facts. The phone numbers use 555-01xx, so none belongs to anyone.

import type {
  Colors,
  Icon,
  Marks,
  Names,
  People,
  PrintColors,
  Studio,
} from "../app/content/schema/brand";
import { phone } from "./phone.ts";

export const names = {
  name: "Rainlight",
  legalName: "Rainlight Pictures LLC",
  /** The name of the accounts on social networks, in the links of content/company.ts. */
  handle: "rainlight",
  /** The place that headlines name, which need not be that of a studio. */
  area: "Seattle",
} satisfies Names;

/** Those of content/team.yaml whom other pages name, by what they do. */
export const people = {
  founder: "Ingrid Solheim",
  producer: "Tomas Quispe",
  editor: "Wren Abernathy",
} satisfies People;

/** In the header of every page. */
export const marks = {
  wordmark: names.name,
  symbol: {
    size: 28,
    shapes: [
      { d: "M2 9V2h7M19 2h7v7M26 19v7h-7M9 26H2v-7", paint: "mist", stroke: 2 },
      { d: "M14 7.5c3 3.6 4.4 6 4.4 8a4.4 4.4 0 1 1-8.8 0c0-2 1.4-4.4 4.4-8z", paint: "tungsten" },
    ],
  },
} satisfies Marks;

/** On tabs, bookmarks and home screens: drawn in colors on ink. */
export const icon = {
  size: 32,
  shapes: [
    { d: "M6 12V6h6M20 6h6v6M26 20v6h-6M12 26H6v-6", paint: "mist", stroke: 2.5 },
    {
      d: "M16 7.6c2.9 4 4.9 6.7 4.9 9.6a4.9 4.9 0 0 1-9.8 0c0-2.9 2-5.6 4.9-9.6z",
      paint: "tungsten",
    },
  ],
} satisfies Icon;

export const studios: Studio[] = [
  {
    slug: "bellevue-wa",
    city: "Bellevue",
    region: "WA",
    regionName: "Washington",
    country: "US",
    phone: phone("(425) 555-0142"),
    hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00", zone: "Pacific time" },
  },
  {
    slug: "portland-or",
    city: "Portland",
    region: "OR",
    regionName: "Oregon",
    country: "US",
    phone: phone("(503) 555-0168"),
    hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00", zone: "Pacific time" },
  },
];

/** In OKLCH: lightness, chroma, hue; "#7dd3fc" and names such as "gold" will do. Everything that shows a color takes it from here. */
export const colors = {
  // Background of pages and fields, words on main buttons.
  ink: "oklch(0.17 0.02 235)",
  // Boxes.
  "ink-panel": "oklch(0.21 0.022 235)",
  // Messages, boxes that stand out, other buttons under the pointer.
  "ink-raised": "oklch(0.255 0.024 235)",
  // Lines.
  "ink-line": "oklch(0.38 0.025 235)",
  // Borders of fields and of other buttons.
  "ink-control": "oklch(0.58 0.025 230)",
  // Over the page behind a dialog.
  "ink-shade": "oklch(0.12 0.02 235 / 0.82)",
  // Headings and texts.
  mist: "oklch(0.96 0.01 220)",
  // Softer texts.
  "mist-soft": "oklch(0.85 0.014 222)",
  // Small texts and labels.
  "mist-muted": "oklch(0.74 0.018 225)",
  // Main accent: main buttons, focus, symbol, cards.
  tungsten: "oklch(0.81 0.14 72)",
  // Main buttons under the pointer.
  "tungsten-bright": "oklch(0.88 0.11 78)",
  // In the glow of headers, with tungsten.
  ember: "oklch(0.62 0.13 50)",
  // Links, second accent.
  rain: "oklch(0.8 0.09 205)",
  // Best result, sent.
  "score-high": "oklch(0.82 0.15 152)",
  // Good result.
  "score-good": "oklch(0.82 0.11 205)",
  // Middling result, held leads.
  "score-fair": "oklch(0.78 0.14 62)",
  // Worst result, errors.
  "score-low": "oklch(0.74 0.15 25)",
  // Initials of some people, edges of some use cases.
  moss: "oklch(0.72 0.08 150)",
  // Initials of other people, edges of other use cases.
  rose: "oklch(0.74 0.09 20)",
  // Background of articles and other long texts; the next six are for what stands on it.
  paper: "oklch(0.965 0.012 85)",
  // Boxes.
  "paper-panel": "oklch(0.93 0.018 85)",
  // Lines.
  "paper-line": "oklch(0.82 0.02 85)",
  // Headings and texts.
  "paper-ink": "oklch(0.24 0.02 235)",
  // Small texts, borders of fields.
  "paper-soft": "oklch(0.41 0.02 235)",
  // Links; mixed into the background of some sections.
  "paper-link": "oklch(0.41 0.08 235)",
  // Accent: edge of callouts.
  "paper-mark": "oklch(0.62 0.13 62)",
} satisfies Colors;

/** What those that carry meaning become on white, when a page is printed. */
export const printColors = {
  tungsten: "oklch(0.52 0.11 62)",
  "score-high": "oklch(0.5 0.13 152)",
  "score-good": "oklch(0.5 0.09 220)",
  "score-fair": "oklch(0.56 0.13 55)",
  "score-low": "oklch(0.5 0.16 25)",
} satisfies PrintColors;
