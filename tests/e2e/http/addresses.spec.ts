import { expect } from "@playwright/test";
import { REDIRECTS } from "../../../app/routes/redirects.ts";
import { pages } from "../../../content/pages.ts";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { missingPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

/** Scripts that run, where `null` is a word of the language. */
const CODE = /<script(?! type="application\/ld\+json").*?<\/script>/gs;
const WITH_BREADCRUMB = ["/about-us", "/contact", "/video-packages", "/video-use-cases"];
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
  ["/locations/Bellevue-WA", "/locations/bellevue-wa", 301],
  ["//evil.test/inquiry", "/evil.test/inquiry", 301],
  ["/inquiry?utm_source=a", "/inquiry/business-stage?utm_source=a", 302],
];

test("old URLs, capitals and slashes redirect to the page @no-js", async ({ request, baseURL }) => {
  expect(REDIRECTS).toEqual(ALIASES);
  for (const [from, to, status] of MOVED)
    for (const method of ["GET", "HEAD"]) {
      const response = await request.fetch(baseURL + from, { method, maxRedirects: 0 });
      expect([response.status(), response.headers().location], from).toEqual([status, to]);
    }
});

test("the pages that the specification names have a breadcrumb @no-js", ({ crawled }) => {
  const withBreadcrumb = crawled.pages
    .filter(({ text, url }) => url.search === "" && text.includes('<nav aria-label="Breadcrumb"'))
    .map(({ address }) => address);
  expect(withBreadcrumb.sort()).toEqual(WITH_BREADCRUMB);
});

test("an unknown URL is a 404 page that leads home", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /no page at/);
  for (const path of [...missingPages, "/blog/constructor", "/blog/nope.md"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  const logged = page.waitForEvent("console", (said) => said.text().includes("/nope/at-all"));
  await page.goto("/nope/at-all");
  expect((await logged).type()).toBe("error");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

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
