import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { installed } from "../../../scripts/test-dependencies.ts";
import { runQuietly } from "../../../scripts/tools.ts";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { listedPages } from "../support/all-pages.ts";
import type { Crawl, CrawledPage } from "../support/crawl-site.ts";
import { chosen, stepUrl } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

/** Those that the specification names. */
const WITH_BREADCRUMB = ["/about-us", "/contact", "/video-packages", "/video-use-cases"];

test("every page has one heading, title and style sheet, and unique ids @no-js", ({ crawled }) => {
  const sheets = new Set<string | undefined>();
  for (const { address, document, text } of everyPage(crawled)) {
    const { lang, headings, landmarks, titles, ids, words } = document;
    const found = { lang, headings, landmarks, titles: titles.length };
    expect(found, address).toEqual({
      lang: "en",
      headings: 1,
      landmarks: [1, 1, 1, 1],
      titles: 1,
    });
    expect(ids.length - new Set(ids).size, `ids of ${address}`).toBe(0);
    expect(words.join("\n"), address).not.toMatch(BROKEN_WORDS);
    const links = [...text.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    const [forScreens = "", ...others] = links.filter((link) => !link.includes('media="print"'));
    expect([others.length, links.length], address).toEqual([0, 2]);
    sheets.add(/href="([^"]+)"/.exec(forScreens)?.[1]);
  }
  expect(sheets.size).toBe(1);
  const withBreadcrumb = crawled.pages
    .filter(({ text, url }) => url.search === "" && text.includes('<nav aria-label="Breadcrumb"'))
    .map(({ address }) => address);
  expect(withBreadcrumb.sort()).toEqual(WITH_BREADCRUMB);
});

test("every page names its canonical URL, in link and header @no-js", ({ crawled }) => {
  for (const page of everyPage(crawled).filter(({ status }) => status === 200)) {
    const [address = "", ...others] = page.document.canonicals;
    expect(others, page.address).toEqual([]);
    // The dialog that books a call lies over the results, and counts as one page with them.
    expect(address, page.address).toBe(crawled.origin + page.url.pathname.replace(/\/book$/, ""));
    const header = page.linkHeader.find((link) => link.includes("canonical"));
    const isListed = !metaOf(page.document, "robots").includes("noindex");
    if (header || isListed) expect(header, page.address).toBe(`<${address}>; rel="canonical"`);
  }
});

test("every page asks for its style sheet in a header, too @no-js", ({ crawled }) => {
  for (const { address, text, linkHeader } of everyPage(crawled)) {
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1];
    expect(linkHeader, address).toContain(`<${sheet}>; rel=preload; as=style`);
  }
});

test("every page has a title and description of its own @no-js", ({ crawled }) => {
  const owners = new Map<string, string>();
  for (const { url, address, document, status } of everyPage(crawled)) {
    if (status !== 200) continue;
    const descriptions = metaOf(document, "description");
    expect(descriptions.length, `descriptions of ${address}`).toBe(1);
    for (const text of [...document.titles, ...descriptions]) {
      expect(text.length, `${text} of ${address}`).toBeGreaterThan(10);
      expect(owners.get(text) ?? url.pathname, `${text} of ${address}`).toBe(url.pathname);
      owners.set(text, url.pathname);
    }
  }
});

test("every page has a social card of 1200 by 630 pixels @no-js", async ({ crawled, request }) => {
  const pictures = new Set<string>();
  for (const { address, document } of everyPage(crawled)) {
    const tags = Object.fromEntries(document.metas);
    for (const name of ["og:title", "og:description", "og:url", "twitter:title"])
      expect(metaOf(document, name).length, `${name} of ${address}`).toBe(1);
    expect(tags["og:url"], address).toBe(document.canonicals[0] ?? `${crawled.origin}/`);
    expect(tags["og:image"], address).toMatch(new RegExp(`^${crawled.origin}/og/.+\\.jpg$`));
    expect(tags, address).toMatchObject({
      "twitter:card": "summary_large_image",
      "twitter:image": tags["og:image"],
    });
    pictures.add(tags["og:image"] ?? "");
  }
  for (const picture of pictures) {
    const response = await request.get(picture, { maxRedirects: 0 });
    expect(response.headers()["content-type"], picture).toBe("image/jpeg");
    const { width, height, format } = await sharp(await response.body()).metadata();
    expect([width, height, format], picture).toEqual([1200, 630, "jpeg"]);
  }
});

test("the sitemap lists the canonical pages, dated @no-js", async ({ crawled, request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("application/xml");
  const xml = await response.text();
  const entries = [...xml.matchAll(/<url><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod>/g)];
  expect(entries.length).toBe(listedPages.length);
  const canonical = crawled.pages
    .filter(({ document }) => document.graphs.length > 0)
    .flatMap(({ document }) => document.canonicals);
  expect(entries.map(([, address]) => address).sort()).toEqual([...new Set(canonical)].sort());
  for (const [, address, changed = ""] of entries) {
    expect(changed, address).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
  }
});

const CHECKER = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
/** For a run of seconds: compiling to the utmost would take longer than it saves. */
const JAVA = ["-Xss8m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", CHECKER];
const OPTIONS = ["--errors-only", "--format", "json", "--stdout", "--exit-zero-always"];

test("the W3C's checker finds no error in any page @no-js", async ({
  crawled,
  request,
}, testInfo) => {
  test.skip(!process.env.CI && !installed().java, "There is no Java to run the checker.");
  const documents = everyPage(crawled).map(({ address, text }) => ({ address, text }));
  expect(documents.length).toBeGreaterThan(50);
  for (const address of ["/contact", "/services/diy-downloads", stepUrl("details", chosen)]) {
    const refused = await request.post(address, { form: {} });
    expect(refused.status(), address).toBe(422);
    documents.push({ address: `refused ${address}`, text: await refused.text() });
  }
  const files = documents.map(({ address }) =>
    testInfo.outputPath(`${encodeURIComponent(address).slice(0, 120)}.html`),
  );
  await Promise.all(documents.map(({ text }, at) => writeFile(String(files[at]), text)));
  const printed = await runQuietly("java", [...JAVA, ...OPTIONS, ...files]);
  // Java may say something of its own before.
  expect(JSON.parse(printed.slice(printed.indexOf("{"))).messages).toEqual([]);
});

function everyPage({ pages, unlinked }: Crawl): CrawledPage[] {
  return [...pages, ...unlinked];
}

function metaOf({ metas }: CrawledPage["document"], name: string) {
  return metas.filter(([known]) => known === name).map(([, content]) => content);
}
