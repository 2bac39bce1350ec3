/** A part that a site can go without: what it is called, what stands for it, and what it alone shows. */
export type Part = {
  /** Its page: without an entry in content/pages.yaml the part is gone. */
  page: string;
  /** Words that speak of it, besides its address. */
  words: RegExp;
  /** Its own files, below content/: those that no other page shows. */
  files?: RegExp;
  /** What names its entries in lists and groups, which are shown with it only. */
  ids?: string[];
};

export const parts: Record<string, Part> = {
  coaching: {
    page: "/services/group-coaching",
    words:
      /coach(?:ing)?\b|\bcohorts?\b|\bsix[- ]weeks?|\d+-\d+ founders|camera-ready|\bfour ways/i,
    files: /^service-pages\/group-coaching\./,
    ids: ["coaching"],
  },
  monthly: {
    page: "/services/monthly-content",
    words: /\bmonthly\b(?! calendar)|social authority kit|\bfour ways/i,
    files: /^service-pages\/monthly-content\./,
    ids: ["monthly", "monthly-content"],
  },
  diy: {
    page: "/services/diy-downloads",
    words: /\bDIY\b|\bdownloads?\b|\bfour ways/i,
    files: /^service-pages\/diy-downloads\./,
    ids: ["diy", "diy-downloads", "downloads"],
  },
  assessment: {
    page: "/assessments/video-readiness",
    words: /\baudits?\b|\breadiness\b/i,
    files: /^assessment\//,
    ids: ["audit", "video-readiness"],
  },
  strategy: {
    page: "/content-strategy",
    words: /strategy (?:assessment|page)|content strategy\b/i,
    files: /^content-strategy\./,
  },
  "use-cases": {
    page: "/video-use-cases",
    words: /\buse[- ]cases?\b/i,
    files: /^use-cases\./,
  },
  films: {
    page: "/work",
    words: /\b(?:see|watch) (?:our|the) (?:work|films)\b|\bour work\b/i,
    files: /^(work\/|work-page\.|film-kinds\.)/,
  },
  blog: {
    page: "/blog",
    words: /\bblog\b|\barticles?\b/i,
    files: /^(blog\/|blog-page|article-categories|worksheet)/,
  },
  reviews: { page: "/resources/reviews", words: /\breviews\b/i, files: /^reviews\./ },
  team: { page: "/company/team", words: /\b(?:our|the) team\b(?! has)/i },
  values: {
    page: "/company/values",
    words: /\bour values\b|rules we work by/i,
    files: /^values\./,
    ids: ["values"],
  },
  faq: { page: "/faq", words: /\bthe FAQ\b|questions and answers/i },
};
