// The texts of single pages that their content files do not have: eyebrows, labels and short sentences with figures.

const EYEBROWS = { process: "Schedule", fit: "Fit" };
const FACTS = { program: "Program", price: "Price", spots: "Spots", youBring: "You bring" };
const minimum = (months: number) => `${months}-month minimum`;

export const contactPage = { breadcrumb: "Contact" };

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
