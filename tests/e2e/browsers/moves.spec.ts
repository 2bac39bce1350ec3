import { expect, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

test("the head belongs to one page also after a move without a document load", async ({
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

test("the pointer prepares pages, and never one with a form", async ({ page }) => {
  const attempts = await watchAttempts(page);
  await page.goto("/video-use-cases");
  await page.evaluate(() => addEventListener("dragstart", (event) => event.preventDefault()));
  const footer = page.getByRole("contentinfo");
  const forms = ["Contact", "DIY downloads", "Video readiness audit", "Discovery call"];
  const links = forms.map((name) => footer.getByRole("link", { name }).first());
  for (const link of [
    ...links,
    page.getByRole("main").locator("a[href='/book/strategy']").first(),
  ]) {
    await link.hover();
    // A press prepares a page at once, a pointer that rests only after a while.
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
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
