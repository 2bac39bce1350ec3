import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyProject } from "../setup/project-copy.ts";
import { crawlBuild, type Page } from "./crawl-build.ts";
import { mark } from "./mark-texts.ts";

const copy = copyProject();
const PLUGIN = path.join(import.meta.dirname, "mark-texts.ts");
const MONTH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
/** What is the same in every language, and what Intl writes: dates, lists, names of languages. */
const UNTRANSLATED = [
  ...[/\S+@\S+/g, /https?:\S+/g, /&#?\w+;/g, /\b(RSS|JSON Feed)\b/g],
  ...[MONTH, /\b(AM|PM|and|English)\b/g],
];
let pages: Page[] = [];

beforeAll(async () => {
  copy.write("mark-texts.ts", readFileSync(PLUGIN, "utf8"));
  copy.edit("vite.config.ts", (text) =>
    `import { markTexts } from "./mark-texts.ts";\n${text}`.replace(
      "reactRouter(),",
      "reactRouter(), markTexts(),",
    ),
  );
  // What the build reads by itself, past the plugin, and words that stand alone.
  copy.edit("content/images.yaml", (text) => text.replace(/(?<=alt: "?)[^"\n]+/g, mark));
  copy.edit("content/phrases.yaml", (text) => text.replace(/^\w+: .*/gm, markValue));
  const { code, said } = copy.build();
  if (code !== 0) throw new Error(said);
  // In this process it has no database, and says so.
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  pages = (await crawlBuild(copy.root)).filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
  errors.mockRestore();
});
afterAll(copy.remove);

test("every word that a visitor reads is in the content, so that a language is a content folder", () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const unmarked = new Map<string, string>();
  // The form repeats the service that an address names.
  for (const { address, text } of pages.filter((page) => !page.address.includes("service="))) {
    for (const said of textsOf(text)) if (hasUnmarked(said)) unmarked.set(said, address);
  }
  expect(Object.fromEntries(unmarked)).toEqual({});
});

const markValue = (line: string) => line.replace(/(?<=: ).*/, mark);

/** The texts of a page, and what assistive technology and search engines read of its tags. */
function textsOf(html: string): string[] {
  // A place for a line to break, and React's mark between two texts, are within a text.
  const page = html.replaceAll(/<(script|style)\b.*?<\/\1>|<wbr\/>|<!-- -->/gs, "");
  const texts = page.matchAll(/>([^<]+)</g);
  const attributes = page.matchAll(/ (?:alt|title|aria-label|placeholder|label)="([^"]+)"/g);
  const descriptions = page.matchAll(/<meta name="description" content="([^"]+)"/g);
  return [...texts, ...attributes, ...descriptions].map(([, text = ""]) => text.trim());
}

function hasUnmarked(text: string): boolean {
  const rest = UNTRANSLATED.reduce((left, pattern) => left.replaceAll(pattern, ""), text);
  return /[A-Za-z]{2,}/.test(rest);
}
