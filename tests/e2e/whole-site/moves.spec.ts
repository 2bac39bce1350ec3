import { expect, type Page } from "@playwright/test";
import { pages } from "../../../content/pages.ts";
import { test } from "../support/site.ts";

const ARTICLES = [
  "/blog/automate-employee-training-video",
  "/blog/mobile-video-production",
  "/blog/video-content-creation-tools",
  "/blog/video-content-roi-comparison",
  "/blog/video-content-system-toolkit",
];
const RESULTS = "/assessments/video-readiness/results/10yu4q29k7500qjr";

test("no page has anything to complain about in the console @js", async ({ page }) => {
  const paths = [...pages.map(({ path }) => path), ...ARTICLES, "/thank-you", RESULTS];
  for (const path of paths) {
    // A message of the page fails the test by itself (see site.ts), broken policies included.
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the head belongs to one page also after a move without a document load @js", async ({
  page,
  baseURL,
}) => {
  const head = () =>
    page.evaluate(() => ({
      canonicals: [...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(
        ({ href }) => href,
      ),
      titles: document.querySelectorAll("head title").length,
      graphs: document.querySelectorAll("script[type='application/ld+json']").length,
    }));
  const start = "/assessments/video-readiness";
  await page.goto(start);
  expect(await head()).toMatchObject({ canonicals: [baseURL + start], graphs: 1 });
  await page.getByRole("button", { name: /start/i }).first().click();
  await expect(page).toHaveURL(/strategic-foundation/);
  await expect
    .poll(async () => (await head()).canonicals)
    .toEqual([`${baseURL}${start}/strategic-foundation`]);
  const { titles, graphs } = await head();
  expect([titles, graphs]).toEqual([1, 1]);
});

test("the pointer prepares pages, and never one with a form @js", async ({ page, request }) => {
  const rules = await request.get("/speculation.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  const attempts = await watchAttempts(page);
  await page.goto("/video-use-cases");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Contact", "DIY downloads", "Video readiness audit", "Discovery call"]) {
    await footer.getByRole("link", { name }).first().hover();
    await page.waitForTimeout(300);
  }
  await page.getByRole("main").locator("a[href='/book/strategy']").first().hover();
  await page.waitForTimeout(300);
  await footer.getByRole("link", { name: "FAQ" }).hover();
  await expect.poll(() => attempts.map((url) => new URL(url).pathname)).toContain("/faq");
  expect(new Set(attempts.map((url) => new URL(url).pathname))).toEqual(new Set(["/faq"]));
});

/** The addresses that the browser starts to load ahead, as DevTools reports them. */
async function watchAttempts(page: Page) {
  const attempts: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const note = ({ key }: { key: { url: string } }) => void attempts.push(key.url);
  session.on("Preload.prerenderStatusUpdated", note);
  session.on("Preload.prefetchStatusUpdated", note);
  return attempts;
}
