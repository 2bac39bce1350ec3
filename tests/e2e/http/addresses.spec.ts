import { type ConsoleMessage, expect } from "@playwright/test";
import { REDIRECTS } from "../../../app/routes/redirects.ts";
import { notFoundPage } from "../../../content/error-pages.ts";
import { pages } from "../../../content/pages.ts";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { missingPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

/** Scripts that run, where `null` is a word of the language. */
const CODE = /<script(?! type="application\/ld\+json").*?<\/script>/gs;
const once = { tag: "@no-js" };
const PAGES = [...pages.map(({ path }) => path), "/thank-you"];
const WITH_BREADCRUMB = ["/about-us", "/video-packages", "/contact", "/video-use-cases"];
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

test(
  "every page responds, with a breadcrumb where the specification requires one",
  once,
  async ({ request }) => {
    const withBreadcrumb = [];
    for (const path of PAGES) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      if (html.includes('<nav aria-label="Breadcrumb"')) withBreadcrumb.push(path);
    }
    expect(withBreadcrumb.toSorted()).toEqual(WITH_BREADCRUMB.toSorted());
  },
);

test("every old URL redirects to its page and keeps its query", once, async ({ request }) => {
  expect(REDIRECTS).toEqual(ALIASES);
  for (const [alias, target] of Object.entries(ALIASES)) {
    for (const method of ["GET", "HEAD"]) {
      const address = `${alias}?plan=starter&utm_source=a+b`;
      const response = await request.fetch(address, { method, maxRedirects: 0 });
      expect(response.status(), alias).toBe(alias === "/discovery-call" ? 302 : 301);
      expect(response.headers().location).toBe(`${target}?plan=starter&utm_source=a+b`);
    }
    expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
  }
});

test("capitals and a trailing slash redirect to the canonical URL", once, async ({ request }) => {
  for (const [typed, target] of [
    ["/About-Us/", "/about-us"],
    ["/FAQ?q=Travel", "/faq?q=Travel"],
    ["/locations/Bellevue-WA", "/locations/bellevue-wa"],
  ] as const) {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect(response.status(), typed).toBe(301);
    expect(response.headers().location).toBe(target);
  }
});

test("an unknown URL is a 404 page with a link home", once, async ({ request }) => {
  for (const path of missingPages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>404<\/h1>/);
    expect(html).toContain(notFoundPage.heading);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home/);
  }
});

test("the link home works, and the console names the missing path", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /no page at/);
  const named = (message: ConsoleMessage) => message.text().includes("/nope/at-all");
  const logged = page.waitForEvent("console", named);
  await page.goto("/nope/at-all");
  expect((await logged).type()).toBe("error");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("no page breaks with an unusual query", once, async ({ request }) => {
  const odd = [
    "?plan=%3Cscript%3E&plan=2&service=%00&q=%E0%A4%A&tab=__proto__&category[]=x&category=constructor",
    `?&&==&open=all&q=${"a".repeat(3_000)}&sort=toString&service=${"%22".repeat(500)}`,
  ];
  for (const path of PAGES) {
    for (const query of odd) {
      const response = await request.get(path + query, { maxRedirects: 0 });
      expect(response.status(), path + query.slice(0, 80)).toBe(200);
      const html = await response.text();
      expect(html, path).not.toContain("<script>");
      expect(html.replaceAll(CODE, ""), path).not.toMatch(BROKEN_WORDS);
    }
  }
});
