import { expect } from "@playwright/test";
import { offers } from "../../../content/offers.ts";
import { blocksOf } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

const PAYMENTS = ["/pay/25-reels", "/pay/blueprint", "/pay/scripts"];
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

test("downloads are bought on their payment pages, without referrer @no-js", ({ crawled }) => {
  for (const path of ["/services/diy-downloads", "/video-packages"]) {
    const page = crawled.pages.find(({ address }) => address === path);
    const links = page?.document.links.filter(({ href }) => href.includes("/pay/"));
    expect(links, path).toMatchObject(
      PAYMENTS.map((pay) => ({
        href: process.env.SCHEDULER_URL + pay,
        target: "_blank",
        rel: expect.stringContaining("noreferrer"),
      })),
    );
  }
});

test("a bundle's button selects its project type in the form @no-js", async ({ request }) => {
  const selected = [];
  for (const { contactHref } of offers.bundles) {
    const html = await (await request.get(contactHref)).text();
    selected.push(/<option[^>]* selected=""[^>]*>([^<]+)/.exec(html)?.[1]?.replace("&#x27;", "'"));
  }
  expect(selected).toEqual(PROJECT_TYPES);
});

test("YouTube is priced for its three months wherever its price stands @no-js", ({ crawled }) => {
  const blocks = blocksOf(crawled).filter(
    ({ text }) =>
      text.includes("YouTube") && /\$6,500(?!,)/.test(text) && !/to \$6,500\b/.test(text),
  );
  expect(blocks.length).toBeGreaterThan(2);
  // The form names what was chosen, with the price of its dialog.
  const isRight = ({ text }: { text: string }) => /three months|^You are asking about/i.test(text);
  expect(blocks.filter((block) => !isRight(block))).toEqual([]);
});
