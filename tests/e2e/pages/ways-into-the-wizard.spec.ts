import { expect } from "@playwright/test";
import { withoutFrom } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";
import { closeInquiry, expectStep, scriptsRun } from "../support/wizard.ts";

const CATEGORY = "/inquiry/category?flow=short&serviceType=";
/** Where a link leads from, and the card that is marked where it leads to. */
const WAYS: [from: string, href: string, marked?: RegExp][] = [
  ["/video-packages?tab=diy", `${CATEGORY}diy`, /DIY/],
  ["/video-packages?tab=coaching", `${CATEGORY}coaching`, /Camera/],
  ["/video-packages?tab=monthly", `${CATEGORY}monthly`, /Social/],
  ["/video-packages?tab=bundles", `${CATEGORY}bundle`, /One-Time/],
  ["/services/diy-downloads", `${CATEGORY}diy`, /DIY/],
  ["/services/group-coaching", `${CATEGORY}coaching`, /Camera/],
  ["/services/monthly-content", `${CATEGORY}monthly`, /Social/],
  ["/video-use-cases?open=all", `${CATEGORY}bundle&bundle=internal-faq`, /One-Time/],
  ["/faq", "/inquiry/service?flow=short"],
  ["/blog/mobile-video-production", "/inquiry/service?flow=short"],
];

test("from every page one link leads to its step, what is known marked @no-js", ({ crawled }) => {
  const visits = [...crawled.visits, ...crawled.unlinked];
  const documentAt = (path: string) => visits.find(({ address }) => address === path)?.document;
  for (const [from, href, marked] of WAYS) {
    const ways = documentAt(from)?.actions.filter((action) => withoutFrom(action.href) === href);
    expect(ways, from).toHaveLength(1);
    const step = documentAt(href);
    expect(step?.text, from).toContain(`Step ${marked ? 2 : 1} of 6`);
    expect(step?.pressed, from).toEqual(marked ? [expect.stringMatching(marked)] : []);
  }
});

test("a page opened by its address after the wizard begins at its top", async ({ page }) => {
  await page.goto("/inquiry/service?flow=short");
  await scriptsRun(page);
  await page.goto("/blog/mobile-video-production");
  await expect(page.locator("body")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("focus returns into the use case that was open", async ({ page }) => {
  await page.goto("/video-use-cases");
  const useCase = page
    .locator("main details")
    .filter({ has: page.locator('a[href*="/inquiry/"]') });
  await useCase.first().locator("summary").click();
  const opener = useCase.first().locator('a[href*="/inquiry/"]');
  await opener.click();
  await closeInquiry(page);
  await expect(page).toHaveURL(/\/video-use-cases$/);
  await expect(opener).toBeFocused();
});

test("Close returns to the page that opened the wizard, at its place and tab", async ({ page }) => {
  await page.goto("/video-packages?tab=coaching");
  const opener = page.getByRole("main").locator(`a[href^="${CATEGORY}coaching"]`);
  await opener.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await opener.click();
  const wizard = page.url();
  await scriptsRun(page);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("button", { name: /^General Consultation/ }).click();
  await expectStep(page, 2, 5);
  await closeInquiry(page);
  await expect(page).toHaveURL(/\/video-packages\?tab=coaching$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goto("about:blank");
  await page.goto(wizard);
  await scriptsRun(page);
  await page.getByRole("dialog").getByText("Close", { exact: true }).first().click();
  await expect(page).toHaveURL(/\/video-packages\?tab=coaching$/);
  await expect(opener).toBeInViewport();
});
