import { escapePattern } from "./escape-pattern.ts";
import type { TranslatedText } from "./translate.ts";

/** A file of content/, or with a colon those of its texts whose names begin so: "faq:questions", "team:members[*].role". */
export type TextUse = string;

const EVERYWHERE: TextUse[] = [
  ...["brand", "site", "phrases", "company", "layout", "navigation", "ui", "errors", "error-pages"],
  ...["consent", "connection", "structured-data", "explore-more", "llms-txt"],
  ...["offers:downloads[*].name", "offers:bundles[*].name", "offers:coaching", "offers:monthly"],
  "team:members[*].role",
];

const SENT = ["thank-you", "withdrawal", "studio/visitor-copy"];
const CONTACT_FORM = ["contact", "lead-form", "forms/contact", ...SENT];
const REQUEST_FORM = ["request", "forms/request", "contact:afterSending", ...SENT];
const LEGAL = ["prose-page"];

const INQUIRY: TextUse[] = [
  ...["inquiry/questions", "inquiry/screens", "inquiry/services", "inquiry/strategy"],
  ...["forms/inquiry", "packages:labels", ...SENT],
];

/** The texts that each page shows besides, by the address of the page or of all pages below it. */
const OF_PAGES: Record<string, TextUse[]> = {
  "/": ["home", "testimonials"],
  "/inquiry": INQUIRY,
  "/content-strategy/inquiry": INQUIRY,
  "/video-packages": [
    ...["packages", "offers", "faq:questions", "service-pages/monthly-content:deliverables"],
    "service-pages/group-coaching:inclusions",
  ],
  "/services/diy-downloads": [
    ...["service-pages/diy-downloads", "offers", "faq:questions", ...CONTACT_FORM],
  ],
  "/services/group-coaching": [
    "service-pages/group-coaching",
    "offers",
    "faq:questions",
    "packages",
  ],
  "/services/monthly-content": ["service-pages/monthly-content", "offers", "packages"],
  "/video-use-cases": ["use-cases"],
  "/about-us": ["about", "team", "values"],
  "/company/team": ["team"],
  "/company/values": ["values"],
  "/resources/reviews": ["reviews"],
  "/faq": ["faq"],
  "/privacy": ["legal/privacy.mdx", "legal/privacy-sections", "services", ...LEGAL],
  "/terms": ["legal/terms.mdx", ...LEGAL],
  "/content-strategy": ["content-strategy"],
  "/contact": CONTACT_FORM,
  "/thank-you": SENT,
  "/book": ["calls", ...REQUEST_FORM],
  "/buy": ["offers", ...REQUEST_FORM],
  "/work": ["work-page", "film-kinds"],
  "/blog": ["blog-page", "article-categories"],
  "/assessments/video-readiness": [
    ...["assessment/questions", "assessment/texts", "assessment/screens", "assessment/results"],
    ...["assessment/booking", "forms/assessment", "setup-card", "calls", ...SENT],
  ],
};

/** By folder: what the page of each of its entries shows. */
const OF_FOLDERS: Record<string, TextUse[]> = {
  "/locations": ["location-page"],
  "/blog": ["blog-page", "article-categories", "worksheet", "setup-card"],
  "/work": ["work-page", "film-kinds", "offers:bundles"],
};

export type OwnTexts = { page: string; file: string };
export type ShownPicture = { page: string; picture: string };

/** What each page shows; `own` are the pages that have a file of their own, such as articles. */
export function textsOfPages(
  listed: string[],
  own: OwnTexts[],
  pictures: ShownPicture[] = [],
): Map<string, TextUse[]> {
  const unlisted = ["/inquiry", "/content-strategy/inquiry", "/thank-you", "/book", "/buy"];
  const pages = [...listed, ...unlisted].map((page): [string, TextUse[]] => [
    page,
    [...EVERYWHERE, `pages:[${page}]`, ...(OF_PAGES[page] ?? [])],
  ]);
  const entries = own.map(({ page, file }): [string, TextUse[]] => {
    const folder = page.slice(0, page.lastIndexOf("/"));
    return [page, [...EVERYWHERE, ...(OF_FOLDERS[folder] ?? []), file]];
  });
  const all = new Map<string, TextUse[]>(pages);
  for (const [page, uses] of entries) all.set(page, [...(all.get(page) ?? []), ...uses]);
  return withPictures(all, pictures);
}

export function withPictures(
  pages: Map<string, TextUse[]>,
  pictures: ShownPicture[],
): Map<string, TextUse[]> {
  const shown = Map.groupBy(pictures, ({ page }) => page);
  return new Map(
    [...pages].map(([page, uses]) => {
      const own = shown.get(page)?.map(({ picture }) => `images:pictures.${picture}`) ?? [];
      return [page, [...new Set([...uses, ...own])]];
    }),
  );
}

export function listPageImages(images: unknown): ShownPicture[] {
  const { pageImages } = Object(images) as { pageImages?: Record<string, object> };
  return Object.entries(pageImages ?? {}).flatMap(([page, parts]) =>
    Object.values(Object(parts)).map((picture) => ({ page, picture: String(picture) })),
  );
}

type Text = Pick<TranslatedText, "name" | "state"> & { file: string };
export type PageState<Kind> = { page: string; texts: Kind[]; isComplete: boolean };

/** Each page with its texts in a language; it is there when it has all of them, and so has the page above it. */
export function statePages<Kind extends Text>(
  pages: Map<string, TextUse[]>,
  texts: Kind[],
): PageState<Kind>[] {
  const files = [...Map.groupBy(texts, ({ file }) => file.replace(/\.yaml$/, ""))];
  const states = [...pages].map(([page, uses]) => {
    const starts = startsByFile(uses);
    const own = files.flatMap(([file, ofFile]) => {
      const used = starts.get(file);
      return used ? ofFile.filter(({ name }) => used.some((start) => start.test(name))) : [];
    });
    return { page, texts: own, isComplete: own.every(isThere) };
  });
  const lacking = states.filter(({ isComplete }) => !isComplete).map(({ page }) => page);
  const isBelow = (page: string, above: string) => above !== "/" && page.startsWith(`${above}/`);
  return states.map((state) => ({
    ...state,
    isComplete: state.isComplete && !lacking.some((it) => isBelow(state.page, it)),
  }));
}

/** Pages that only new texts keep back: each of their incomplete files has some texts translated. */
export function listNoLongerComplete<Kind extends Text>(pages: PageState<Kind>[]) {
  const begun = new Set(
    pages.flatMap(({ texts }) => texts.filter(isThere).map(({ file }) => file)),
  );
  return pages.flatMap(({ page, texts }) => {
    const missing = texts.filter((text) => !isThere(text));
    const isNew = missing.length > 0 && missing.every(({ file }) => begun.has(file));
    return isNew ? [{ page, missing: missing.length }] : [];
  });
}

export const isThere = ({ state }: Pick<Text, "state">) => state !== "missing" && state !== "wrong";

/** Whether a page that shows these texts shows one of a file. */
export function isUsed(uses: TextUse[], file: string, name: string): boolean {
  return (
    startsByFile(uses)
      .get(file)
      ?.some((start) => start.test(name)) ?? false
  );
}

/** By file, the beginnings of the names of the texts that are shown. */
function startsByFile(uses: TextUse[]): Map<string, RegExp[]> {
  const starts = new Map<string, RegExp[]>();
  for (const use of uses) {
    const [file = "", ...start] = use.split(":");
    const own = start.length === 0 ? /^/ : beginningOf(start.join(":"));
    starts.set(file, [...(starts.get(file) ?? []), own]);
  }
  return starts;
}

/** Of whole words: "coaching" does not begin "coachingNote". */
function beginningOf(start: string): RegExp {
  const written = escapePattern(start).replaceAll("\\*", "[^\\]]*");
  return new RegExp(`^${written}(?![\\w-])`);
}
