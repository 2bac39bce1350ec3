import { expect, test } from "vitest";
import { contact } from "#content/contact";
import { faq } from "#content/faq";
import { home } from "#content/home";
import { inquiry } from "#content/inquiry/copy";
import { leadForm } from "#content/lead-form";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import { diyDownloads } from "#content/service-pages/diy-downloads";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { monthlyContent } from "#content/service-pages/monthly-content";
import { strings } from "#content/strings";

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function price(slug: string): number {
  const found = offers.bundles.find((bundle) => bundle.slug === slug);
  if (!found) throw new Error(`no bundle ${slug}`);
  return found.price;
}

test("the bonus pack items add up to its total", () => {
  const sum = offers.bonusPack.items.reduce((total, item) => total + item.price, 0);
  expect(offers.bonusPack.total).toBe(sum);
});

test("prices in the wizard and on the home page agree with the catalogue", () => {
  const service = (value: string) => inquiry.services.find((s) => s.value === value)?.price;
  const category = (value: string) => inquiry.categories.find((c) => c.value === value)?.price;
  expect(service("diy")).toBe(offers.priceStrings.diyInServiceStep);
  expect(service("bundle")).toBe(offers.priceStrings.bundles);
  expect(category("diy-downloads")).toBe(offers.priceStrings.diyInCategoryCard);
  expect(category("one-time-bundles")).toBe(offers.priceStrings.bundles);
  expect(home.pricing.map((card) => card.price)).toEqual([
    offers.priceStrings.diyInCategoryCard,
    `$${offers.coaching.price.toLocaleString("en-US")}`,
    `$${offers.monthly.price.toLocaleString("en-US")}`,
    offers.priceStrings.bundles,
  ]);
});

test("the pages of the offers repeat the catalogue's price strings and terms", () => {
  const { bonusPack, priceStrings, coaching, monthly } = offers;
  expect(packages.bonusNotice).toContain(dollars(bonusPack.total));
  expect(diyDownloads.lede).toContain(priceStrings.diyOnPage);
  expect(groupCoaching.curriculum.weeks.map(({ week }) => week)).toEqual(
    Array.from({ length: coaching.weeks }, (_, index) => index + 1),
  );
  expect(monthlyContent.bonus.heading).toContain(priceStrings.monthlyBonusPack);
  expect(strings(monthlyContent).join()).toContain(`${monthly.minimumMonths}-month minimum`);
});

test("the cohort's facts agree with the catalogue", () => {
  const { cohort, format, spots } = offers.coaching;
  expect(groupCoaching.facts.items.map((fact) => fact.value)).toEqual(
    expect.arrayContaining([cohort, format, `${spots.available} of ${spots.max} spots`]),
  );
});

test("amounts in the copy are prices of the catalogue", () => {
  const catalogue = [
    ...[...offers.downloads, ...offers.bundles, ...offers.bonusPack.items].map((o) => o.price),
    offers.coaching.price,
    offers.monthly.price,
    offers.bonusPack.total,
  ].map(dollars);
  const known = new Set([...catalogue, offers.priceStrings.monthlyBonusPack]);
  const { budgets, defaults, ...choices } = leadForm;
  const pages = [packages, diyDownloads, groupCoaching, monthlyContent, faq, contact, choices];
  const amounts = strings(pages).flatMap((text) => text.match(/\$[\d,]*\d/g) ?? []);
  expect(amounts.length).toBeGreaterThan(30);
  expect(amounts.filter((amount) => !known.has(amount))).toEqual([]);
  expect(budgets).toContain(defaults.budget);
});

test("the compare dialog quotes the catalogue", () => {
  const prices = Object.fromEntries(leadForm.projectTypes.map((t) => [t.crmValue, t.price]));
  expect(prices).toEqual({
    "30 Reels in 30 Days": dollars(price("30-reels-in-30-days")),
    Coaching: dollars(offers.coaching.price),
    "Commercial/Advertisement": "Custom",
    "Corporate Video": "Custom",
    "External FAQ Buildout": dollars(price("external-faq")),
    "Internal FAQ Buildout": dollars(price("internal-faq")),
    "Monthly Content System": `${dollars(offers.monthly.price)}/month`,
    "Post-Production Only": "Custom",
    "The 7 - Day :Launch": dollars(price("7-day-launch")),
    "The Founder's Brand Kit": dollars(price("founders-brand-kit")),
    "The Started Session": dollars(price("starter-session")),
    "YouTube Visibility Engine": dollars(price("youtube-visibility-engine")),
    "Not sure yet": "–",
  });
});
