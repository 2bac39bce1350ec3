import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { pages } from "#content/pages.yaml";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { missingPages } from "../support/all-pages.ts";
import { ASSESSMENT, SECTIONS, STRATEGY } from "../support/assessment.ts";
import { chosen, firstQuestion, stepUrl } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

const STAGE = `/inquiry/${firstQuestion.slug}`;
const UNLISTED = [
  ...[STAGE, "/inquiry/service?flow=short", stepUrl("strategy", chosen)],
  ...[STRATEGY, `${STRATEGY}.txt`, `${STRATEGY}.ics`, `${STRATEGY}/book`],
  ...[`${ASSESSMENT}/${SECTIONS[0].id}`, "/thank-you"],
];
const ALIASES = {
  "/discovery-call": "/contact",
  "/pathways": "/video-packages",
  "/glimpse": "/contact",
  "/reviews": "/resources/reviews",
  "/arsenal": "/video-use-cases",
  "/about": "/about-us",
  "/team": "/company/team",
  "/services": "/video-packages",
  "/diy-downloads": "/services/diy-downloads",
  "/group-coaching": "/services/group-coaching",
  "/monthly-content": "/services/monthly-content",
};
const QUERY = "?plan=starter&utm_source=a+b";
const MOVED: [from: string, to: string, status: number][] = [
  ...Object.entries(ALIASES).map(([alias, target]): [string, string, number] => [
    alias + QUERY,
    target + QUERY,
    alias === "/discovery-call" ? 302 : 301,
  ]),
  ["/About-Us/", "/about-us", 301],
  ["/FAQ?q=Travel", "/faq?q=Travel", 301],
  ["//evil.test/inquiry", "/evil.test/inquiry", 301],
  ["/inquiry?utm_source=a", `${STAGE}?utm_source=a`, 302],
  ["/contact?utm_source=a&amp;utm_medium=b", "/contact?utm_source=a&utm_medium=b", 301],
  ["/about-us,", "/about-us", 308],
  ["/about).", "/about", 308],
  ["/locations/bellevue-wa.?utm_source=a", "/locations/bellevue-wa?utm_source=a", 308],
  ["/blog/video-content-creation-tools%E2%80%9D", "/blog/video-content-creation-tools", 308],
  ["/sitemap.xml%E2%80%8B", "/sitemap.xml", 308],
  [`${STRATEGY})`, STRATEGY, 308],
];

test("old URLs, capitals and slashes redirect to the page @no-js", async ({ request, baseURL }) => {
  for (const [from, to, status] of MOVED)
    for (const method of ["GET", "HEAD"]) {
      const response = await request.fetch(baseURL + from, { method, maxRedirects: 0 });
      expect([response.status(), response.headers().location], from).toEqual([status, to]);
    }
  const early = await request.get(stepUrl("review", chosen));
  expect(new URL(early.url()).pathname).toBe("/inquiry/details");
});

test("an unknown URL is a 404 page that leads home", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  for (const path of [...missingPages, "/blog/constructor", "/blog/nope.md", "/buy/toString"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  const logged = page.waitForEvent("console", (said) => said.text().includes("/nope/at-all"));
  await page.goto("/nope/at-all");
  expect((await logged).type()).toBe("error");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("a page that is missing offers the nearest one by its name @both", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /no page at/);
  await page.goto("/nothing-like-any-page");
  await expect(page.getByRole("link", { name: /Did you mean/ })).toHaveCount(0);
  await page.goto("/blog/video-content-creation-tool");
  await expect(page.getByRole("link", { name: /Did you mean “.*Video Tools/ })).toBeVisible();
  await page.goto("/contatc");
  await page.getByRole("link", { name: "Did you mean “Contact”?" }).click();
  await expect(page).toHaveURL("/contact");
});

/** Scripts that run, where `null` is a word of the language. */
const CODE = /<script(?! type="application\/ld\+json").*?<\/script>/gs;

test("no page breaks with an unusual query @no-js", async ({ request }) => {
  const odd = [
    "?plan=%3Cscript%3E&plan=2&service=%00&q=%E0%A4%A&tab=__proto__&category[]=x&category=constructor",
    `?&&==&open=all&q=${"a".repeat(3_000)}&sort=toString&service=${"%22".repeat(500)}`,
  ];
  for (const query of odd) {
    const visit = async (path: string) => {
      const response = await request.get(path + query, { maxRedirects: 0 });
      expect(response.status(), path + query.slice(0, 80)).toBe(200);
      const html = await response.text();
      expect(html, path).not.toContain("<script>");
      expect(html.replaceAll(CODE, ""), path).not.toMatch(BROKEN_WORDS);
    };
    await Promise.all([...pages.map(({ path }) => path), "/thank-you"].map(visit));
  }
});

test("responses have the security headers and a cache policy @no-js", async ({ request }) => {
  const session = (await request.get(STAGE)).headers()["set-cookie"];
  expect(session).toMatch(/^inquiry=.*; Max-Age=172800; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const uncached = [...UNLISTED, stepUrl("details", chosen), "/nope", "/inquiry", "/book/strategy"];
  for (const path of ["/", ...uncached, `${STAGE}?timeline=x`]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": expect.stringMatching(path === "/" ? /^public/ : /no-store/),
      ...(UNLISTED.includes(path) && { "x-robots-tag": "noindex" }),
    });
  }
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()["content-security-policy"];
  // Each has a nonce of its own.
  expect(await policyOf(STAGE)).not.toBe(await policyOf(STAGE));
  expect(await policyOf("/favicon.svg")).toMatch(/default-src 'none'.*sandbox/);
});

/** Pages with a form token, which are not cached. */
const UNCACHED = ["/contact", "/services/diy-downloads", "/assessments/video-readiness"];

test("a shared cache keeps public pages, and none with a token @no-js", async ({ request }) => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(/\[cache\]\nenabled = true/);
  for (const { path } of pages) {
    const headers = (await request.get(path)).headers();
    expect(mayBeShared(headers), path).toBe(!UNCACHED.includes(path));
  }
});

/** As RFC 9111 has it. */
function mayBeShared({ vary = "", ...headers }: Record<string, string>): boolean {
  const policy = headers["cache-control"] ?? "";
  const isForEveryone = vary === "" || vary.toLowerCase() === "accept-encoding";
  const isRefused = /no-store|private|no-cache/.test(policy) || "set-cookie" in headers;
  return isForEveryone && !isRefused && /s-maxage=[1-9]/.test(policy);
}

test("robots.txt, fonts, manifest and icons are what they say @no-js", async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).not.toMatch(/Disallow: *\S/);
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);

  const fonts = (await (await request.get("/")).text()).match(/(?<=href=")[^"]+\.woff2/g) ?? [];
  expect(fonts).toHaveLength(2);
  for (const font of fonts)
    expect((await request.get(font)).headers()).toMatchObject({
      "cache-control": expect.stringContaining("immutable"),
      "content-type": "font/woff2",
    });

  const manifest = await request.get("/manifest.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  for (const { src, sizes, type } of (await manifest.json()).icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("both feeds are named and lead to the articles, each with a Markdown twin @no-js", async ({
  page,
  request,
}) => {
  await page.goto("/blog");
  const feed = (type: string) => page.locator(`link[rel=alternate][type="application/${type}"]`);
  await expect(feed("rss+xml")).toHaveAttribute("href", "/blog/rss.xml");
  await expect(feed("feed+json")).toHaveAttribute("href", "/blog/feed.json");
  const rss = await request.get("/blog/rss.xml");
  expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const links = await page.evaluate(readRss, await rss.text());
  const json = await request.get("/blog/feed.json");
  expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const items: { url: string; image: string }[] = (await json.json()).items;
  expect(items.map(({ url }) => url)).toEqual(links);
  for (const address of items.flatMap(({ url, image }) => [url, image]))
    expect((await request.get(address)).status(), address).toBe(200);
  const twin = await request.get(`${items[0]?.url}.md`);
  expect(twin.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await twin.text()).toMatch(/^# /);
});

const POLLED = [
  ...["/blog/rss.xml", "/blog/feed.json", "/work/rss.xml", "/sitemap.xml", "/robots.txt"],
  ...["/llms.txt", "/offers.json", "/manifest.webmanifest", "/.well-known/security.txt"],
];

test("who has the newest feed, sitemap or other text is not sent it again @no-js", async ({
  request,
}) => {
  for (const path of POLLED) {
    const { etag = "" } = (await request.get(path)).headers();
    expect(etag, path).toMatch(/^"[\w-]+"$/);
    for (const method of ["GET", "HEAD"])
      for (const tag of [etag, `W/${etag}`]) {
        const known = await request.fetch(path, { method, headers: { "If-None-Match": tag } });
        expect([known.status(), await known.text(), known.headers().etag], path).toEqual([
          304,
          "",
          etag,
        ]);
      }
    const head = await request.head(path, { headers: { "If-None-Match": '"old"' } });
    expect([head.status(), head.headers().etag], path).toEqual([200, etag]);
  }
});

/** Runs in the page, whose parser refuses what is not well formed. */
function readRss(text: string) {
  const xml = new DOMParser().parseFromString(text, "application/xml");
  return [...xml.querySelectorAll("item > link")].map((link) => link.textContent);
}
