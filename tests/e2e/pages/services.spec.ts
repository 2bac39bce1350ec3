import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/site.ts";

const DOWNLOADS = [
  ["25 Reels", "/pay/25-reels", "25-reels"],
  ["Video Strategy Blueprint", "/pay/blueprint", "video-strategy-blueprint"],
  ["Owner/Founder Script Bundle", "/pay/scripts", "owner-founder-script-bundle"],
] as const;
const COACHING = "/contact?service=Camera-Ready%20Brand%20Coaching";
const MONTHLY = "/contact?service=Social%20Authority%20Kit";

test("the DIY page sells three downloads on their payment pages", async ({
  page,
  scheduler,
  allowConsole,
}) => {
  // The stand-in has no icon for its tab.
  allowConsole(/status of 404/);
  await page.goto("/services/diy-downloads");
  await expect(page.getByRole("main").getByText("$19 to $47").first()).toBeVisible();
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

test("the DIY page leads to coaching and a call, and states its terms", async ({ page }) => {
  await page.goto("/services/diy-downloads");
  const main = page.getByRole("main");
  await expect(main.locator("#more-help a[href='/services/group-coaching']")).toBeVisible();
  const call = main.getByRole("link", { name: "Book a strategy call" });
  await expect(call).toHaveAttribute("href", "/book/strategy");
  await expectNewTab(call);
  await expect(main.getByText(/non-refundable/i).first()).toBeVisible();
  await expect(main.getByText(/business use only/i).first()).toBeVisible();
});

test("the coaching page has its price, cohort and six weeks", async ({ page }) => {
  await page.goto("/services/group-coaching");
  const cohort = page.locator("#cohort");
  for (const fact of [
    "Camera-Ready Brand",
    "$2,000",
    /cohorts launch every 6 weeks/i,
    /3-5 brand videos/,
    /weekly live video session/i,
    "6 of 10 spots available",
  ]) {
    await expect(cohort.getByText(fact).first()).toBeVisible();
  }
  expect(await page.locator("#inclusions li").count()).toBeGreaterThan(3);
  const weeks = page.locator("#curriculum").getByRole("listitem");
  await expect(weeks).toHaveText([1, 2, 3, 4, 5, 6].map((week) => new RegExp(`^Week ${week}`)));
  await expect(weeks.first()).toContainText(/foundation and mindset/i);
  await expect(weeks.last()).toContainText(/launch and scale/i);
});

test("both coaching buttons carry the service, and a call can be booked", async ({ page }) => {
  await page.goto("/services/group-coaching");
  for (const name of ["Join Next Cohort", "Apply for Coaching"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", COACHING);
  }
  await expectBooking(page, "strategy");
});

test("the monthly page has its price, four deliverables and four steps", async ({ page }) => {
  await page.goto("/services/monthly-content");
  const main = page.getByRole("main");
  const offer = page.locator("#deliverables");
  await expect(offer.getByText("$3,000", { exact: true })).toBeVisible();
  await expect(offer.getByText("per month, 3-month minimum")).toBeVisible();
  await expect(offer.getByText("3 of 8 spots available")).toBeVisible();
  await expect(offer.getByRole("heading", { level: 2 })).toHaveText("What You Get");
  await expect(offer.getByRole("listitem")).toHaveText([
    /^1 hero video\s*90-120 seconds/,
    /^6 social reels\s*30-45 seconds/,
    /^1 client voice video\s*60-90 seconds/,
    /./,
  ]);
  await expect(page.locator("#process ol > li")).toHaveCount(4);
  await expect(main.getByText(/valued at \$531/)).toBeVisible();
  await expect(main.getByText(/long-form YouTube is a separate future plan/i)).toBeVisible();
});

test("the monthly buttons carry the service, and a call can be booked", async ({ page }) => {
  await page.goto("/services/monthly-content");
  const apply = page.getByRole("link", { name: /^Apply/ });
  await expect(apply).toHaveCount(2);
  for (const link of await apply.all()) await expect(link).toHaveAttribute("href", MONTHLY);
  await expectBooking(page, "discovery");
});

test("without payment addresses the buttons lead to our own page, in the same tab", async ({
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
