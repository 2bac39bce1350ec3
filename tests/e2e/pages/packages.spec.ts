import { expect, type Page } from "@playwright/test";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const IDS = ["diy", "coaching", "monthly", "bundles"];
// Name, price, spots, and the project type its button selects on the contact page.
const BUNDLES = [
  ["Internal FAQ", "$4,500", "4 of 6", "Internal FAQ Buildout"],
  ["External FAQ", "$4,500", "5 of 6", "External FAQ Buildout"],
  ["YouTube Visibility Engine", "$6,500", "2 of 4", "YouTube Visibility Engine"],
  ["7-Day Launch", "$2,500", "8 of 12", "The 7 - Day :Launch"],
  ["30 Reels in 30 Days", "$4,800", "3 of 5", "30 Reels in 30 Days"],
  ["Founder's Brand Kit", "$6,000", "4 of 6", "The Founder's Brand Kit"],
  ["Starter Session", "$500", "2 of 6", "The Started Session"],
] as const;

test("every download, the cohort and the kit show their facts", async ({ page }) => {
  await page.goto("/video-packages");
  for (const [name, price] of [
    ["25 Reels", "$47"],
    ["Video Strategy Blueprint", "$19"],
    ["Owner/Founder Script Bundle", "$47"],
  ] as const) {
    const card = shownPanels(page).getByRole("listitem").filter({ hasText: name });
    await expect(card.getByRole("heading", { name })).toBeVisible();
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card).toContainText(/PDF/);
    await expect(card.getByRole("link", { name: /^Buy Now/ })).toBeVisible();
  }
  await page.goto("/video-packages?tab=coaching");
  for (const fact of [
    "Camera-Ready Brand",
    "$2,000",
    /6 weeks/,
    /weekly live video session/i,
    /8-10 founders/,
    "6 of 10 spots available",
  ]) {
    await expect(shownPanels(page).getByText(fact, exact(fact)).first()).toBeVisible();
  }
  await page.goto("/video-packages?tab=monthly");
  for (const fact of ["$3,000/month", /3-month minimum/, "3 of 8 spots available"]) {
    await expect(shownPanels(page).getByText(fact, exact(fact)).first()).toBeVisible();
  }
});

test("every bundle shows its price and spots, one open at a time", async ({ page }) => {
  await page.goto("/video-packages?tab=bundles");
  const items = shownPanels(page).locator("details");
  await expect(items).toHaveCount(BUNDLES.length);
  for (const [name, price, spots] of BUNDLES) {
    const item = items.filter({ has: page.getByText(name, { exact: true }) });
    await item.locator("summary").click();
    await expect(item.locator("summary")).toContainText(price);
    await expect(item.getByText(`${spots} spots available`)).toBeVisible();
    const notices = item.getByText("Business Bonus Pack").filter({ visible: true });
    await expect(notices, name).toHaveCount(name === "Starter Session" ? 0 : 1);
    await expect(shownPanels(page).locator("details[open]")).toHaveCount(1);
  }
  const starter = items.last();
  for (const fact of [/30-minute shoot/, /three edited videos/i, /capped at 6 per month/i]) {
    await expect(starter).toContainText(fact);
  }
  await starter.locator("summary").click();
  await expect(shownPanels(page).locator("details[open]")).toHaveCount(0);
});

test("the bonus pack opens and its five items add up to $410", async ({ page }) => {
  await page.goto("/video-packages");
  const pack = page.getByRole("region", { name: "Business Bonus Pack" });
  await expect(pack.getByText("Script Feedback")).toBeHidden();
  await pack.locator("summary").click();
  const rows = await pack.locator("dl > div").allInnerTexts();
  for (const [at, [name, price]] of [
    ["25 Reels", 47],
    ["Blueprint", 19],
    ["Script Bundle", 47],
    ["Script Feedback", 97],
    ["On-Camera Coaching", 200],
    ["Total value", 410],
  ].entries()) {
    expect(rows[at]).toMatch(new RegExp(`^${name}[^]*\\$${price}$`));
  }
  const prices = rows.map((row) => Number(row.match(/\$(\d+)$/)?.[1]));
  const total = prices.pop();
  expect(prices.reduce((sum, price) => sum + price)).toBe(total);
});

test("the buttons book a call or select the offer on the contact page", async ({ page }) => {
  for (const id of IDS) {
    await page.goto(`/video-packages?tab=${id}`);
    const call = shownPanels(page).getByRole("link", { name: "Book a strategy call" });
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
  expect(selected).toEqual(BUNDLES.map(([, , , projectType]) => projectType));
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

function exact(fact: string | RegExp) {
  return { exact: typeof fact === "string" };
}
