// Sample data of a second, invented studio: the tests build the site with it and look for traces of the first.
import { phone } from "./phone.ts";
import type { Colors, Icon, Marks, Names, PrintColors, Studio } from "./schema/brand";

export const names = {
  name: "Lanternfish",
  legalName: "Lanternfish Film Ltd",
} satisfies Names;

export const marks = {
  wordmark: "Lanternfish",
  symbol: { letters: "LF" },
} satisfies Marks;

export const icon = { letters: "LF" } satisfies Icon;

export const studios = [
  {
    slug: "bristol",
    city: "Bristol",
    region: "ENG",
    regionName: "England",
    country: "GB",
    phone: phone("+44 117 496 0123"),
    hours: { days: "Monday to Saturday", opens: "08:30", closes: "18:00", zone: "British time" },
    coordinates: { latitude: 51.4476, longitude: -2.5973 },
  },
  {
    slug: "lisbon",
    city: "Lisbon",
    region: "LX",
    regionName: "Greater Lisbon",
    country: "PT",
    phone: phone("+351 21 000 0145"),
    hours: { days: "Monday to Friday", opens: "10:00", closes: "19:00", zone: "Lisbon time" },
    coordinates: { latitude: 38.7067, longitude: -9.1465 },
  },
  {
    slug: "halifax-ns",
    city: "Halifax",
    region: "NS",
    regionName: "Nova Scotia",
    country: "CA",
    phone: phone("(902) 555-0177"),
    hours: { days: "Every day", opens: "09:30", closes: "16:30", zone: "Atlantic time" },
    coordinates: { latitude: 44.6478, longitude: -63.5728 },
  },
] satisfies Studio[];

export const colors = {
  ink: "oklch(0.18 0.03 310)",
  "ink-panel": "oklch(0.22 0.034 310)",
  "ink-raised": "oklch(0.26 0.036 310)",
  "ink-line": "oklch(0.39 0.04 310)",
  "ink-control": "oklch(0.6 0.04 305)",
  "ink-shade": "oklch(0.13 0.03 310 / 0.8)",
  mist: "oklch(0.965 0.012 330)",
  "mist-soft": "oklch(0.86 0.018 330)",
  "mist-muted": "oklch(0.76 0.024 325)",
  tungsten: "oklch(0.84 0.13 165)",
  "tungsten-bright": "oklch(0.9 0.1 170)",
  ember: "oklch(0.6 0.11 190)",
  rain: "oklch(0.81 0.09 280)",
  "score-high": "oklch(0.83 0.14 140)",
  "score-good": "oklch(0.83 0.1 225)",
  "score-fair": "oklch(0.8 0.13 85)",
  "score-low": "oklch(0.75 0.14 12)",
  moss: "oklch(0.74 0.09 130)",
  rose: "oklch(0.75 0.1 350)",
  paper: "oklch(0.97 0.01 160)",
  "paper-panel": "oklch(0.935 0.016 160)",
  "paper-line": "oklch(0.83 0.02 160)",
  "paper-ink": "oklch(0.25 0.03 310)",
  "paper-soft": "oklch(0.42 0.03 310)",
  "paper-link": "oklch(0.42 0.1 310)",
  "paper-mark": "oklch(0.58 0.11 165)",
} satisfies Colors;

export const printColors = {
  tungsten: "oklch(0.48 0.09 165)",
  "score-high": "oklch(0.48 0.12 140)",
  "score-good": "oklch(0.48 0.09 245)",
  "score-fair": "oklch(0.52 0.1 85)",
  "score-low": "oklch(0.5 0.17 12)",
} satisfies PrintColors;
