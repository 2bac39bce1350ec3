import { expect, type Page } from "@playwright/test";
import { STEPS } from "../../../app/features/inquiry/steps.ts";
import { explainedQuestion, numberOf, questionUrl, wordsOf } from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import { option } from "../support/wizard.ts";

test("a new page starts at its top, Back and Forward restore the place", async ({ page }) => {
  await page.goto("/about-us");
  const link = page.locator("footer a[href='/discovery-call']");
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(await scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
});

test("a reload at the end of a page stays there", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 840 });
  await page.goto("/video-packages");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  // Pictures below the first screen load now.
  await page.waitForLoadState("networkidle");
  const left = await scrollTop(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 10);
});

test("the logo leads home, and to the top when already there", async ({ page }) => {
  await page.goto("/faq");
  const logo = page.getByRole("banner").getByRole("link", { name: /home/ });
  await logo.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await logo.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("the head belongs to one page after a move in the page", async ({ page, baseURL }) => {
  const start = "/assessments/video-readiness";
  await page.goto(start);
  await page.getByRole("button", { name: /start/i }).first().click();
  await expect(page).toHaveURL(/strategic-foundation/);
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${baseURL}${start}/strategic-foundation`);
  await expect(page.locator("head title")).toHaveCount(1);
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
});

test("the pointer prepares pages, and never one with a form", async ({ page }) => {
  const attempts = await watchAttempts(page);
  await page.goto("/video-use-cases");
  await page.evaluate(() => addEventListener("dragstart", (event) => event.preventDefault()));
  const footer = page.getByRole("contentinfo");
  const forms = ["Contact", "DIY downloads", "Video readiness audit", "Discovery call"];
  for (const link of [
    ...forms.map((name) => footer.getByRole("link", { name }).first()),
    page.getByRole("main").locator("a[href='/book/strategy']").first(),
  ]) {
    await link.hover();
    // A press prepares a page at once, a pointer that rests only after a while.
    await page.mouse.down();
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
  await footer.getByRole("link", { name: "FAQ" }).hover();
  await expect.poll(() => attempts).toContain("/faq");
  expect(new Set(attempts)).toEqual(new Set(["/faq"]));
});

function scrollTop(page: Page) {
  return page.evaluate(() => scrollY);
}

test("what opens, arrives or was chosen moves for 200 ms, and not with reduced motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("transitionrun", ({ target, propertyName }) => {
      if (propertyName !== "transform" || !(target instanceof Element)) return;
      document.documentElement.dataset.moved = getComputedStyle(target).transitionDuration;
    });
  });
  const moved = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const duration = dataset.moved;
      delete dataset.moved;
      return Number.parseFloat(duration ?? "");
    });
  // NaN: nothing was moved.
  for (const [reducedMotion, opening, moving] of [
    ["no-preference", 0.2, 0.2],
    ["reduce", 0, Number.NaN],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/faq");
    const answer = page.getByRole("main").locator("details").first();
    expect(await answer.evaluate(openAndMeasure)).toBe(opening);
    await page.goto(questionUrl(explainedQuestion));
    await option(page, wordsOf(explainedQuestion)).click();
    await expect.poll(moved).toBe(moving);
    await page.getByRole("button", { name: "Continue now" }).click();
    await expect(page).toHaveURL(new RegExp(`/${STEPS[numberOf(explainedQuestion)]}`));
    await expect.poll(moved).toBe(moving);
  }
});

/** Runs in the page: for how many seconds what a summary opens grows. */
async function openAndMeasure(details: HTMLElement | SVGElement) {
  const heightOf = () => details.getBoundingClientRect().height;
  details.querySelector("summary")?.click();
  const soon = heightOf();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { transitionDuration } = getComputedStyle(details, "::details-content");
  return soon < heightOf() ? Number.parseFloat(transitionDuration) : 0;
}

test("links have their colors when a page is painted first", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: -1 };
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await page.addInitScript(() => {
    addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof Element && propertyName.endsWith("color"))
        document.documentElement.dataset.faded = target.outerHTML;
    });
  });
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator("html")).not.toHaveAttribute("data-faded");
  }
});

/** The paths that the browser starts to load ahead, as DevTools reports them. */
async function watchAttempts(page: Page) {
  const attempts: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const note = ({ key }: { key: { url: string } }) => void attempts.push(new URL(key.url).pathname);
  session.on("Preload.prerenderStatusUpdated", note);
  session.on("Preload.prefetchStatusUpdated", note);
  return attempts;
}
