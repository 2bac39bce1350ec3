import { expect, test } from "vitest";
import { checkFile, factsOf } from "../check.ts";
import { parseYaml } from "../parse-yaml.ts";

const CATALOG = `spotsSetOn: "2026-11-20"
downloads:
  - { slug: reels, name: Reels, price: 47, payloadLabel: Reels, format: PDF, description: Scripts, details: [One] }
coaching: { name: Group, price: 2000, weeks: 6, format: Video, cohort: 8 founders, spots: { available: 6, max: 10 }, contactHref: /contact }
monthly: { name: Kit, price: 3000, minimumMonths: 3, spots: { available: 3, max: 8 }, contactHref: /contact }
bundles:
  - { slug: faq, name: FAQ, payloadLabel: FAQ, price: 4500, films: Two, description: Two films, includes: [Films], timeline: Soon, bestFor: All, contactHref: /contact, spots: { available: 4, max: 6 } }
bonusPack:
  items:
    - { name: Reels, download: reels, description: Scripts }
    - { name: Notes, price: 97, description: Our notes }
priceStrings: { diyInServiceStep: $19, monthlyBonusPack: $531 }
startingPrices: { package: 7500 }
`;

function check(text: string) {
  const parsed = parseYaml("content/offers.yaml", new TextEncoder().encode(text));
  return checkFile("offers", parsed, factsOf(new Map([["offers", parsed]])));
}

test("the bonus pack has the prices of its downloads, and their sum", () => {
  const { value, problems } = check(CATALOG);
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ bonusPack: { total: 144, items: [{ price: 47 }, { price: 97 }] } });
});

test.each([
  [
    "available: 3, max: 8",
    "available: 7, max: 6",
    "line 5: monthly, spots must have at most 6 in `available`, its `max`, not 7: lower one or raise the other.",
  ],
  [
    "download: reels",
    "download: reel",
    'line 10: bonusPack, items 1 (Reels), download must be one of reels, not "reel".',
  ],
  [
    ", price: 97",
    "",
    "line 11: bonusPack, items 2 (Notes) must have a price, or a download with the slug of one.",
  ],
])("%s, written as %j, is refused", (right, wrong, why) => {
  expect(check(CATALOG.replace(right, wrong)).problems).toEqual([`content/offers.yaml: ${why}`]);
});
