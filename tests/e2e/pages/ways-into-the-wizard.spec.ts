import { expect } from "@playwright/test";
import { test } from "../support/site.ts";
import { closeInquiry, expectStep } from "../support/wizard-journey.ts";
import { scriptsRun } from "../support/wizard-scripts.ts";

/** Where a link leads, and the card that is marked there. */
const WAYS: { from: string; name: RegExp; step: number; marked?: RegExp }[] = [
  { from: "/video-packages?tab=diy", name: /choosing a download/, step: 2, marked: /DIY/ },
  { from: "/video-packages?tab=coaching", name: /coaching inquiry/, step: 2, marked: /Camera/ },
  { from: "/video-packages?tab=monthly", name: /about the kit/, step: 2, marked: /Social/ },
  { from: "/video-packages?tab=bundles", name: /about a bundle/, step: 2, marked: /One-Time/ },
  { from: "/services/diy-downloads", name: /answer two questions/, step: 2, marked: /DIY/ },
  { from: "/services/group-coaching", name: /a few questions/, step: 2, marked: /Camera/ },
  { from: "/services/monthly-content", name: /a few questions/, step: 2, marked: /Social/ },
  {
    from: "/video-use-cases?open=all",
    name: /^Answer a few questions.*Longshore/,
    step: 2,
    marked: /One-Time/,
  },
  { from: "/faq", name: /compare our offers/, step: 1 },
];

test("from every page one quiet link leads to its step with what is known @no-js", ({
  crawled,
}) => {
  const visits = [...crawled.visits, ...crawled.unlinked];
  const documentAt = ({ pathname, search }: URL) =>
    visits.find(({ address }) => address === pathname + search)?.document;
  for (const { from, name, step, marked } of WAYS) {
    const start = new URL(from, crawled.origin);
    const ways = documentAt(start)?.actions.filter(({ text }) => name.test(text)) ?? [];
    expect(ways.length, from).toBe(1);
    const target = documentAt(new URL(ways[0]?.href ?? "", start));
    expect(target?.text, from).toContain(`Step ${step} of 6`);
    expect(target?.pressed, from).toEqual(marked ? [expect.stringMatching(marked)] : []);
  }
});

test("a use case of a bundle names the bundle", async ({ page }) => {
  await page.goto("/video-use-cases?open=all");
  await page.getByRole("link", { name: /^Answer a few questions.*Longshore/ }).click();
  const bundle = page.getByRole("dialog").getByRole("link", { name: "Internal FAQ" });
  await expect(bundle).toHaveAttribute("aria-current", "true");
});

test("an article ends with a way into the wizard @no-js", async ({ page }) => {
  await page.goto("/blog");
  await page.locator("main article a, main li a[href^='/blog/']").first().click();
  await page.getByRole("region", { name: "Want this done with you?" }).waitFor();
  await page.getByRole("link", { name: /how to work with us/ }).click();
  await expectStep(page, 1, 6);
});

test("Close returns to the page that opened the wizard, at its place and tab", async ({ page }) => {
  await page.goto("/video-packages?tab=coaching");
  const opener = page.getByRole("link", { name: /coaching inquiry/ });
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
  await expect(opener).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goto("about:blank");
  await page.goto(wizard);
  await scriptsRun(page);
  await page.getByRole("dialog").getByText("Close", { exact: true }).first().click();
  await expect(page).toHaveURL(/\/video-packages\?tab=coaching$/);
  await expect(opener).toBeInViewport();
});
