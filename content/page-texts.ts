// The texts of single pages that their content files do not have: eyebrows, labels and short sentences with figures.
import { plural } from "./format.ts";

const EYEBROWS = { process: "Schedule", fit: "Fit" };
const FACTS = { program: "Program", price: "Price", spots: "Spots", youBring: "You bring" };
const minimum = (months: number) => `${months}-month minimum`;

export const homePage = {
  startButton: "Get Started Today",
  servicesButton: "View Services",
  rating: (value: string, count: number) => `${value} from ${count} reviews.`,
  studios: (cities: string, count: number) =>
    `${plural(count, { one: "Studio", other: "Studios" })} in ${cities}.`,
  services: { eyebrow: "Services", heading: "Four ways to work with us" },
  process: { eyebrow: "Steps", heading: "From first call to finished files" },
  reviews: {
    eyebrow: "Reviews",
    heading: "What clients say",
    button: "View All Reviews",
  },
  pricing: {
    eyebrow: "Prices",
    heading: "What it costs",
    button: "View All Solutions",
  },
  closing: {
    heading: "Find out what to film first",
    lede: "Answer a few questions about your business. You see a video strategy made from your answers before you give your name. Send it to us, and a person replies within 24 hours.",
    button: "Answer the first question",
  },
};

export const aboutPage = {
  breadcrumb: "About us",
  eyebrows: {
    story: "Our story",
    approach: "Approach",
    founderNote: "Founder",
    team: "Team",
    values: "Values",
  },
};

export const contactPage = { breadcrumb: "Contact" };

export const contentStrategyPage = {
  eyebrows: { assessments: "Audit", framework: "Method", closing: "Call" },
};

export const faqPage = {
  shown: (total: number) => `Showing {count} of ${total} questions`,
};

export const prosePage = {
  contentsLabel: "On this page",
  lastUpdated: (day: string) => `Last updated ${day}`,
  textChanged: "Text last changed {day}",
};

export const locationPage = {
  startButton: "Send us a message",
  callButton: (phone: string) => `Call ${phone}`,
  openingHours: (days: string, opens: string, closes: string, zone: string) =>
    `Open ${days}, ${opens} to ${closes}, ${zone}`,
  eyebrows: {
    services: "Services",
    coverage: "Area",
    process: EYEBROWS.process,
    pricing: "Prices",
  },
};

export const packagesPage = {
  breadcrumb: "Packages",
  perMonth: (price: string) => `${price}/month`,
  coachingUnit: (weeks: number, cohort: string) => `${weeks} weeks, ${cohort}`,
  monthlyUnit: minimum,
  deliverable: (title: string, length: string) => `${title} (${length})`,
};

export const spotsTexts = {
  available: (available: number, max: number) => `${available} of ${max} spots available`,
  setOn: "As of {day}",
};

/** In structured data. */
export const catalog = {
  name: "Video packages",
  coaching: (weeks: number, cohort: string) => `${weeks} weeks of group coaching for ${cohort}`,
  monthly: (months: number) => `Monthly content, ${minimum(months)}`,
};

export const diyDownloadsPage = {
  facts: {
    downloads: "Downloads",
    price: FACTS.price,
    youBring: { label: FACTS.youBring, value: "A phone and a window" },
    time: { label: "Time", value: "One free afternoon" },
  },
  eyebrows: { products: "Downloads", steps: "Steps", moreHelp: "More help", message: "Questions" },
};

export const groupCoachingPage = {
  facts: FACTS,
  week: (week: number) => `Week ${week}`,
  eyebrows: {
    cohort: "Cohort",
    inclusions: "Included",
    curriculum: EYEBROWS.process,
    fit: EYEBROWS.fit,
  },
};

export const monthlyContentPage = {
  facts: {
    ...FACTS,
    unit: (months: number) => `per month, ${minimum(months)}`,
    youBring: { label: "Your time", value: "About a day a month" },
  },
  notesLabel: "Notes",
  eyebrows: { deliverables: "Deliverables", process: EYEBROWS.process, fit: EYEBROWS.fit },
};

export const useCasesPage = {
  breadcrumb: "Video use cases",
  listHeading: "Use cases",
  sampleNoteTitle: "Illustrative cases",
  metricsLegend: (metrics: string, business: string) => `${metrics} of ${business}`,
  linkContext: (business: string) => `, for a business like ${business}`,
  facts: { industry: "Industry", business: "Business", package: "Package", timeline: "Timeline" },
  package: (name: string, price: string, priceFor?: string) =>
    priceFor ? `${name}, ${price} for ${priceFor}` : `${name}, ${price}`,
};

export const reviewsPage = {
  count: (count: number) => `from ${count} reviews`,
  source: (role: string, company?: string) => (company ? `${role}, ${company}` : role),
};

export const filmTexts = {
  specFilm: (link: string, note: string) => `${link}. ${note}.`,
  watch: (title: string, kind: string, length: string) => `Watch “${title}” (${kind}, ${length})`,
  playAt: (host: string) => `Play at ${host}`,
  hostNote: (host: string) =>
    `The film is at ${host}. Its player is loaded when you press the link; ${host} then learns of your visit.`,
};

/** Around articles; those of the index are in blog-page.ts. */
export const articleTexts = {
  readMore: "Read More",
  tagsLabel: "Tags",
  backLink: "Back to Blog",
  shareButton: "Share",
  worksheet: {
    example: (hint: string, value: string) => `${hint} Example: ${value}.`,
    unit: (unit: string, required: boolean) => (required ? `(${unit})` : `(${unit}, optional)`),
  },
};

export const articleList = {
  searchLabel: "Search",
  searchButton: "Search",
  categoryLabel: "Category",
  allCategories: "All",
  sortLabel: "Sort by",
  sortButton: "Sort",
  sorts: { newest: "Newest First", oldest: "Oldest First", readTime: "Read Time" },
  shownStatus: "Articles shown:",
  clearButton: "Clear Filters",
  showAllButton: (count: number) => `Show all ${count} articles`,
};
