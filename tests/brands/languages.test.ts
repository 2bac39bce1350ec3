import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { navigation } from "#content/navigation.yaml";
import { copyProject } from "../setup/project-copy.ts";
import { visitBuild } from "../setup/visit-build.ts";

const ORIGINS: Record<string, string> = { en: "https://en.test", es: "https://es.test" };
const VARIABLES = { LANGUAGE_ORIGINS: JSON.stringify(ORIGINS) };
const DETAILS = "/inquiry/details?flow=short&serviceType=monthly&serviceCategory=monthly-content";
const NOTE = "lo que escribió se queda en esta";
/** The same where no language has an address. */
const ALONE = `${DETAILS}#alone`;
/** Pages that no sitemap lists. */
const OTHERS = [
  ...["/thank-you", "/inquiry/business-stage", "/inquiry/service?flow=short", "/no-such-page"],
  ...["/inquiry/category?flow=short&serviceType=bundle", "/book/strategy", "/buy/25-reels"],
  ...["/llms.txt", "/.well-known/security.txt"],
  "/inquiry/strategy?businessProfile=solo&businessType=saas&videoUseCase=sales&contentVolume=3-4&timeline=planning",
];
/** Names, and words that are the same in Spanish. */
const SAME =
  /^(Coaching|Plan|English|Español|Blueprint|Script \w+|On-Camera Coaching|noindex|website)$/;

type Visited = { status: number; text: string; location: string | null };
const sites: Record<string, Record<string, Visited>> = {};
const hasSpanish = existsSync("content/es");
const copy = copyProject();

const UNTRANSLATED = `---
path: /press
name: Press
title: For the press
description: What newspapers may print.
footer: ${navigation.footer[0]?.heading}
updated: "2026-11-22"
---

Write to us.
`;

/** The build of the site, which CI has, and one in Spanish. */
beforeAll(async () => {
  if (!hasSpanish) return;
  copy.write("content/own-pages/press.mdx", UNTRANSLATED);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  sites.en = await visitSite(process.cwd());
  vi.stubEnv("CONTENT_LANGUAGE", "es");
  const { code, said } = copy.build();
  if (code !== 0) throw new Error(said);
  sites.es = await visitSite(copy.root);
  errors.mockRestore();
  vi.unstubAllEnvs();
});
afterAll(copy.remove);

async function visitSite(root: string): Promise<Record<string, Visited>> {
  const visit = await visitBuild(root);
  const { text } = await visit("/sitemap.xml", VARIABLES);
  const listed = [...text.matchAll(/<loc>([^<]+)/g)].map(([, it = ""]) => new URL(it).pathname);
  const pages: Record<string, Visited> = {};
  for (const page of [...listed, ...OTHERS]) pages[page] = await visit(page, VARIABLES);
  const { location, cookie } = await visit(DETAILS, VARIABLES);
  pages[DETAILS] = await visit(String(location), VARIABLES, { cookie });
  pages[ALONE] = await visit(String(location), {}, { cookie });
  for (const page of ["/about-us", "/press", "/studio"])
    pages[page] ??= await visit(page, VARIABLES);
  return pages;
}

const alternatesIn = ({ text }: Visited) =>
  [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language = "", href = ""]) => ({ language, href }),
  );

test.runIf(hasSpanish)("pages name each other in all languages, and each of them is there", () => {
  let named = 0;
  for (const [language, pages] of Object.entries(sites))
    for (const [address, page] of Object.entries(pages)) {
      const alternates = alternatesIn(page);
      if (alternates.length === 0) continue;
      named += 1;
      expect(alternates.at(-1), address).toEqual({
        language: "x-default",
        href: new URL(address, ORIGINS.en).href,
      });
      expect(alternates.map((it) => it.href)).toContain(new URL(address, ORIGINS[language]).href);
      for (const { href } of alternates) {
        const { origin, pathname } = new URL(href);
        const other = sites[origin === ORIGINS.en ? "en" : "es"]?.[pathname];
        expect(other?.status, href).toBe(200);
        expect(other && alternatesIn(other), href).toEqual(alternates);
      }
    }
  expect(named).toBeGreaterThan(15);
});

test.runIf(hasSpanish)("a page that a language lacks leads to the first one", () => {
  for (const page of ["/about-us", "/press"])
    expect(sites.es?.[page]).toMatchObject({ status: 302, location: ORIGINS.en + page });
  expect(sites.es?.["/"]?.text).toContain(`href="${ORIGINS.en}/about-us" hreflang="en"`);
});

test.runIf(hasSpanish)("the inbox is that of the first language", () => {
  expect(sites.es?.["/studio"]).toMatchObject({
    status: 302,
    location: `${ORIGINS.en}/studio`,
  });
});

test.runIf(hasSpanish)("search engines and programs are told of its address there, too", () => {
  const lacking = "/locations/bellevue-wa";
  for (const address of ["/", "/llms.txt"]) {
    expect(sites.es?.[address]?.text).toContain(ORIGINS.en + lacking);
    expect(sites.es?.[address]?.text).not.toContain(`http://localhost${lacking}`);
    expect(sites.en?.[address]?.text).toContain(`http://localhost${lacking}`);
  }
  expect(sites.es?.["/.well-known/security.txt"]?.text).toContain("Preferred-Languages: es, en\n");
  expect(sites.en?.["/.well-known/security.txt"]?.text).toContain("Preferred-Languages: en\n");
});

test.runIf(hasSpanish)(
  "where a visitor types, a link to another language says where that stays",
  () => {
    const english = 'hrefLang="en" lang="en" target="_blank"';
    const { text = "" } = sites.es?.[DETAILS] ?? {};
    expect(text).toContain(english);
    expect(text).toContain(NOTE);
    expect(sites.es?.[ALONE]?.text).not.toContain(NOTE);
    expect(sites.es?.["/inquiry/business-stage"]?.text).not.toContain(english);
  },
);

test.runIf(hasSpanish)(
  "no page in Spanish has a sentence in English, and none in English one in Spanish",
  () => {
    const [english, spanish] = ["en", "es"].map((language) =>
      Object.values(sites[language] ?? {}).filter(({ text }) => text.startsWith("<!DOCTYPE html>")),
    );
    for (const { text } of spanish ?? []) expect(text).toMatch(/<html lang="es"/);
    const known = new Set(english?.flatMap(textsOf));
    const same = [...new Set(spanish?.flatMap(textsOf))].filter((it) => known.has(it));
    // Names have no small word of English between theirs.
    const sentences = same.filter((it) => !SAME.test(it) && /[a-z] [a-z]|^[a-z]+ /.test(it));
    expect(sentences.filter((it) => !/^(30 Reels in|width=|_?ga)/.test(it))).toEqual([]);
  },
);

/** Without links to the first language, whose labels are read in both. */
function textsOf({ text }: Visited): string[] {
  const page = text
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<a [^>]*hreflang="[^>]*>.*?<\/a>/gis, "");
  const attributes = page.matchAll(/ (?:alt|title|aria-label|placeholder|label)="([^"]+)"/g);
  const descriptions = page.matchAll(/<meta name="description" content="([^"]+)"/g);
  return [...page.matchAll(/>([^<]+)</g), ...attributes, ...descriptions].map(([, it = ""]) =>
    it.trim(),
  );
}
