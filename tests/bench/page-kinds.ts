export const KB = 1024;

type PageBudget = {
  /** HTML, styles, fonts and the hero picture, brotli. */
  critical?: number;
  /** Everything a phone transfers before it scrolls, brotli. */
  firstLoad?: number;
  hero?: number;
  requests?: number;
  elements?: number;
  /** Framework scripts of a page that hydrates, confetti excluded, brotli. */
  scripts: number;
};

/** A page written by hand, in tests/bench/limit. */
type LimitPage = "home" | "article" | "form";

export type BenchPage = {
  name: string;
  path: string;
  status: number;
  budget: PageBudget;
  /** How many times as long as on a limit page the largest paint may take, in the same run. */
  paint?: { limit: LimitPage; ratio: number };
};

export const STATIC = 0;
export const HYDRATED = 150 * KB;
export const PICTURE_RATIO = 1.4;
export const FLOW = { limit: "form", ratio: 1.35 } as const;

/** A page of words, served without a script of the framework. */
export const textPage = (path: string): BenchPage => ({
  name: path.slice(path.lastIndexOf("/") + 1),
  path,
  status: 200,
  budget: { critical: 46 * KB, scripts: STATIC },
  paint: { limit: "article", ratio: 1.25 },
});

export const picturePage = (path: string): BenchPage => ({
  ...textPage(path),
  budget: { critical: 69 * KB, hero: 28 * KB, scripts: STATIC },
  paint: { limit: "article", ratio: PICTURE_RATIO },
});

export const article = (path: string, elements = 500): BenchPage => ({
  name: path.slice(path.lastIndexOf("/") + 1),
  path,
  status: 200,
  budget: {
    critical: 69 * KB,
    firstLoad: 80 * KB,
    hero: 28 * KB,
    requests: 8,
    elements,
    scripts: STATIC,
  },
  paint: { limit: "article", ratio: PICTURE_RATIO },
});
