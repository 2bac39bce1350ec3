import { expect, type Locator, type Page } from "@playwright/test";
import { formatPrice } from "../../../content/format.ts";
import { offers } from "../../../content/offers.ts";
import { priceRange } from "../../../content/price.ts";
import { groupCoaching } from "../../../content/service-pages/group-coaching.ts";
import { monthlyContent } from "../../../content/service-pages/monthly-content.ts";
import { test } from "../support/site.ts";

const PAYMENTS = ["/pay/25-reels", "/pay/blueprint", "/pay/scripts"];
const DOWNLOADS = offers.downloads.map(
  ({ name, slug }, at) => [name, String(PAYMENTS[at]), slug] as const,
);
const { coaching, monthly } = offers;

test("the DIY page sells three downloads on their payment pages @no-js", async ({
  page,
  scheduler,
  allowConsole,
}) => {
  // The stand-in has no icon for its tab.
  allowConsole(/status of 404/);
  await page.goto("/services/diy-downloads");
  await expect(page.getByRole("main").getByText(priceRange("downloads")).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy Now/ })).toHaveCount(3);
  for (const [name, path] of DOWNLOADS) {
    const buy = buyLink(page, name);
    await expect(buy).toHaveAttribute("href", process.env.SCHEDULER_URL + path);
    await expectNewTab(buy);
  }
  const opened = page.waitForEvent("popup");
  await buyLink(page, "Video Strategy Blueprint").click();
  await (await opened).waitForURL(/\/pay\/blueprint$/);
  const [hit] = await scheduler.hits("/pay/blueprint");
  expect(hit?.headers.referer).toBeUndefined();
});

test("the DIY page leads to coaching and a call, and states its terms @no-js", async ({ page }) => {
  await page.goto("/services/diy-downloads");
  const main = page.getByRole("main");
  await expect(main.locator("#more-help a[href='/services/group-coaching']")).toBeVisible();
  const call = main.getByRole("link", { name: "Book a free 30-minute call" });
  await expect(call).toHaveAttribute("href", "/book/strategy");
  await expectNewTab(call);
  await expect(main.getByText(/non-refundable/i).first()).toBeVisible();
  await expect(main.getByText(/business use only/i).first()).toBeVisible();
});

test("the coaching page has its price, cohort and six weeks @no-js", async ({ page }) => {
  await page.goto("/services/group-coaching");
  const main = page.getByRole("main");
  const { available, max } = coaching.spots;
  const spots = `${available} of ${max} spots available`;
  const facts = groupCoaching.facts.items.map(({ value }) => value);
  for (const fact of [coaching.name, formatPrice(coaching.price), spots, ...facts]) {
    await expect(main.getByText(fact).first()).toBeVisible();
  }
  const { inclusions, curriculum } = groupCoaching;
  await expect(page.locator("#inclusions li")).toHaveCount(inclusions.items.length);
  const weeks = page.locator("#curriculum").getByRole("listitem");
  await expect(weeks).toHaveText([1, 2, 3, 4, 5, 6].map((week) => new RegExp(`^Week ${week}`)));
  await expect(weeks).toContainText(curriculum.weeks.map(({ title }) => title));
});

test("both coaching buttons carry the service, and a call can be booked @no-js", async ({
  page,
}) => {
  await page.goto("/services/group-coaching");
  for (const name of ["Join Next Cohort", "Apply for Coaching"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", coaching.contactHref);
  }
  await expectBooking(page, "strategy");
});

test("the monthly page has its price, four deliverables and four steps @no-js", async ({
  page,
}) => {
  await page.goto("/services/monthly-content");
  const { deliverables, process, bonus, youtubeNote } = monthlyContent;
  const offer = page.locator("#deliverables");
  const { available, max } = monthly.spots;
  const facts = page.getByRole("main").locator("dl").first();
  await expect(facts.getByText(formatPrice(monthly.price), { exact: true })).toBeVisible();
  const minimum = `per month, ${monthly.minimumMonths}-month minimum`;
  for (const fact of [minimum, `${available} of ${max} spots available`]) {
    await expect(facts.getByText(fact)).toBeVisible();
  }
  await expect(offer.getByRole("heading", { level: 2 })).toHaveText(deliverables.heading);
  const rows = offer.getByRole("listitem");
  await expect(rows).toContainText(deliverables.items.map(({ title }) => title));
  await expect(rows).toContainText(deliverables.items.map(({ length }) => length));
  await expect(page.locator("#process ol > li")).toHaveCount(process.steps.length);
  for (const { heading } of [bonus, youtubeNote]) {
    await expect(page.getByRole("main").getByText(heading)).toBeVisible();
  }
});

test("the monthly buttons carry the service, and a call can be booked @no-js", async ({ page }) => {
  await page.goto("/services/monthly-content");
  const apply = page.getByRole("link", { name: /^Apply/ });
  await expect(apply).toHaveCount(2);
  for (const link of await apply.all())
    await expect(link).toHaveAttribute("href", monthly.contactHref);
  await expectBooking(page, "discovery");
});

test("without payment addresses the buttons lead to our own page, in the same tab @no-js", async ({
  page,
  embeddedSite,
}) => {
  for (const path of ["/services/diy-downloads", "/video-packages"]) {
    await page.goto(embeddedSite.url + path);
    for (const [name, , slug] of DOWNLOADS) {
      const buy = buyLink(page, name);
      await expect(buy).toHaveAttribute("href", `/buy/${slug}`);
      await expect(buy).not.toHaveAttribute("target", /./);
    }
  }
});

function buyLink(page: Page, download: string) {
  const card = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: download, exact: true }),
  });
  return card.getByRole("link", { name: /^Buy Now/ });
}

async function expectBooking(page: Page, kind: "strategy" | "discovery") {
  const call = page.getByRole("main").locator("a[href^='/book/']");
  await expect(call).toHaveAttribute("href", `/book/${kind}`);
  await expectNewTab(call);
}

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
}
