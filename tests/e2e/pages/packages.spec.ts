import { expect, type Page } from "@playwright/test";
import { formatPrice } from "../../../content/format.ts";
import { offers } from "../../../content/offers.ts";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const IDS = ["diy", "coaching", "monthly", "bundles"];
/** The project type that the button of each bundle selects on the contact page, in their order. */
const PROJECT_TYPES = [
  "Internal FAQ Buildout",
  "External FAQ Buildout",
  "YouTube Visibility Engine",
  "The 7 - Day :Launch",
  "30 Reels in 30 Days",
  "The Founder's Brand Kit",
  "The Started Session",
];
const { downloads, coaching, monthly, bundles, bonusPack } = offers;

test("every download, the cohort and the kit show their facts @no-js", async ({ page }) => {
  await page.goto("/video-packages");
  for (const { name, price } of downloads) {
    const card = shownPanels(page).getByRole("listitem").filter({ hasText: name });
    await expect(card.getByRole("heading", { name })).toBeVisible();
    await expect(card.getByText(formatPrice(price), { exact: true })).toBeVisible();
    await expect(card).toContainText(/PDF/);
    await expect(card.getByRole("link", { name: /^Buy Now/ })).toBeVisible();
  }
  for (const [tab, ...facts] of [
    ["coaching", coaching.name, formatPrice(coaching.price), `${coaching.weeks} weeks`],
    ["coaching", coaching.format, coaching.cohort, `${spotsOf(coaching)} available`],
    ["monthly", `${formatPrice(monthly.price)}/month`, `${monthly.minimumMonths}-month minimum`],
    ["monthly", `${spotsOf(monthly)} available`],
  ]) {
    await page.goto(`/video-packages?tab=${tab}`);
    for (const fact of facts) await expect(shownPanels(page).getByText(fact).first()).toBeVisible();
  }
});

test("every bundle shows its price and spots, one open at a time @no-js", async ({ page }) => {
  await page.goto("/video-packages?tab=bundles");
  const items = shownPanels(page).locator("details");
  await expect(items).toHaveCount(bundles.length);
  for (const bundle of bundles) {
    const item = items.filter({ has: page.getByText(bundle.name, { exact: true }) });
    await item.locator("summary").click();
    await expect(item.locator("summary")).toContainText(formatPrice(bundle.price));
    await expect(item.getByText(`${spotsOf(bundle)} available`)).toBeVisible();
    const notices = item.getByText("Business Bonus Pack").filter({ visible: true });
    await expect(notices, bundle.name).toHaveCount(bundle.slug === "starter-session" ? 0 : 1);
    await expect(shownPanels(page).locator("details[open]")).toHaveCount(1);
  }
  await items.last().locator("summary").click();
  await expect(shownPanels(page).locator("details[open]")).toHaveCount(0);
});

test("the bonus pack opens, and its items add up to what it is worth @no-js", async ({ page }) => {
  await page.goto("/video-packages");
  const pack = page.getByRole("region", { name: "Business Bonus Pack" });
  await expect(pack.getByText(String(bonusPack.items[3]?.name))).toBeHidden();
  await pack.locator("summary").click();
  const rows = await pack.locator("dl > div").allInnerTexts();
  const prices = rows.map((row) => Number(row.match(/\$(\d+)$/)?.[1]));
  expect(prices).toEqual([...bonusPack.items.map(({ price }) => price), bonusPack.total]);
  for (const [at, { name }] of bonusPack.items.entries()) expect(rows[at]).toContain(name);
  expect(prices.slice(0, -1).reduce((sum, price) => sum + price)).toBe(bonusPack.total);
});

test("the buttons book a call or select the offer on the contact page @no-js", async ({ page }) => {
  for (const id of IDS) {
    await page.goto(`/video-packages?tab=${id}`);
    const call = shownPanels(page).getByRole("link", { name: "Book a free 30-minute call" });
    await expect(call).toHaveAttribute("href", "/book/strategy");
    await expect(call).toHaveAttribute("target", "_blank");
    await expect(call).toHaveAttribute("rel", /noopener/);
    await expect(shownPanels(page).locator("a[href^='/contact']").last()).toBeVisible();
  }
  const asks = page.locator("#panel-bundles details a[href^='/contact?']");
  const hrefs = await asks.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const selected = await Promise.all(
    hrefs.map(async (href) => {
      const html = await (await page.request.get(String(href))).text();
      return /<option[^>]* selected=""[^>]*>([^<]+)/.exec(html)?.[1]?.replace("&#x27;", "'");
    }),
  );
  expect(selected).toEqual(PROJECT_TYPES);
});

test("spot counts stay as they are after a submission @no-js", async ({ page }) => {
  const spots = async () => {
    const html = await (await page.request.get("/video-packages")).text();
    return html.replaceAll("<!-- -->", "").match(/\d+ of \d+ spots/g);
  };
  const before = await spots();
  expect(before?.length).toBeGreaterThanOrEqual(9);
  const form = await openLeadPost(page, newVisitor(), "/contact?plan=starter");
  const sent = await page.request.post("/contact?plan=starter", { form, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  expect(await spots()).toEqual(before);
});

function shownPanels(page: Page) {
  return page.locator("[id^=panel-]").filter({ visible: true });
}

function spotsOf({ spots }: { spots: { available: number; max: number } }) {
  return `${spots.available} of ${spots.max} spots`;
}
