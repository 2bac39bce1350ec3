import { globSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { offers } from "#content/offers.yaml";
import { formatPrice } from "~/content/format";
import { findSample } from "../../scripts/doctor/sample.ts";
import { BROKEN_WORDS } from "../setup/broken-words.ts";
import { copyProject } from "../setup/project-copy.ts";
import { visitBuild } from "../setup/visit-build.ts";
import { crawlBuild, type Page, RESOURCE_FILES } from "./crawl-build.ts";
import { tracesBelow, tracesIn } from "./traces.ts";

const { downloads, coaching, monthly, bundles, bonusPack } = offers;
const oldAmounts = [...downloads, coaching, monthly, ...bundles, ...bonusPack.items]
  .map(({ price }) => price)
  .concat(bonusPack.total);
const german = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const oldPrices = oldAmounts.flatMap((amount) => [formatPrice(amount), german.format(amount)]);

/** Brackets of what visitors spend, and the figures of the worked example that two articles share. */
const BRACKETS = /\$[\d,]+-\$[\d,]+/g;
const EXAMPLE = ["$6,500", "$200"];

const copy = copyProject();
let all: Page[] = [];
let pages: Page[] = [];

const RENAMED: Record<string, string> = {
  ...{ Rainlight: "Lanternfish", rainlight: "lanternfish" },
  ...{ "(425) 555-0142": "+49 30 23125 042", "(503) 555-0168": "+351 21 555 01 68" },
  ...{ Bellevue: "Emden", Portland: "Aveiro", Seattle: "Leer" },
  ...{ "Ingrid Solheim": "Antje Roth", "Tomas Quispe": "Rui Gil", "Wren Abernathy": "Jo Vos" },
};

function rename(text: string): string {
  return Object.entries(RENAMED).reduce((renamed, [was, is]) => renamed.replaceAll(was, is), text);
}

/** Another studio: its name, people to call, colours, prices, way of writing numbers, and a page of its own. */
function becomeLanternfish() {
  copy.edit("content/brand.yaml", rename);
  copy.edit("content/site.yaml", rename);
  // What the sample's films show on screen.
  for (const file of globSync("{content,public}/**/*.vtt", { cwd: copy.root }))
    copy.rewrite(file, rename);
  setLocale("en-US", "de-DE");
  // Another hue and a little less color for everything; a monogram, and a place on the map.
  copy.edit("content/brand.yaml", (text) =>
    text
      .replace(/symbol:\n[\s\S]*?(?=\n\S)/, "symbol: { letters: LF }")
      .replace(
        "regionName: Washington",
        "regionName: Washington\n    coordinates: { latitude: 52.52, longitude: 13.405 }",
      )
      .replace(/oklch\(([\d.]+) ([\d.]+) (\d+)/g, (_, lightness, chroma, hue) => {
        return `oklch(${lightness} ${Number(chroma) * 0.8} ${Number(hue) + 15}`;
      }),
  );
  copy.edit("content/offers.yaml", (text) =>
    text.replace(/price: (\d+)/g, (_, price) => `price: ${Number(price) + 13}`),
  );
  // Other numbers of what stands in columns: three categories, two testimonials, five social links.
  copy.edit("content/home.yaml", (text) =>
    text.replace(/ {2}- title: Full-Service Production[\s\S]*?(?=\n\S)\n/, ""),
  );
  copy.edit("content/testimonials.yaml", (text) => text.replace(/- name: Priya[\s\S]*/, ""));
  copy.edit("content/company.yaml", (text) => text.replace(/ {2}- \{ name: Vimeo[\s\S]*/, ""));
  copy.write(
    "content/own-pages/lamp-hire.mdx",
    `---
path: /lamp-hire
name: "Lamp hire"
title: "Lamps by the Day"
description: "Two lamps, three stands and a van, by the day."
menu: "Services"
updated: "2026-11-22"
---

A lamp for the day is {price:starter-session} with its stand.
`,
  );
}

function setLocale(from: string, to: string) {
  copy.edit("content/site.yaml", (text) => text.replace(`locale: ${from}`, `locale: ${to}`));
}

beforeAll(async () => {
  becomeLanternfish();
  const { code, said } = copy.build();
  if (code !== 0) throw new Error(said);
  // In this process it has no database, and says so.
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  all = await crawlBuild(copy.root);
  errors.mockRestore();
  pages = all.filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
});
afterAll(copy.remove);

test("every page has its name and its language, and no word that code could not write", () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const { address, text } of pages) {
    expect(text, address).toMatch(/<title>[^<]*Lanternfish[^<]*<\/title>/);
    expect(text, address).toContain('<html lang="de"');
    const said = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
    expect(said, address).not.toMatch(BROKEN_WORDS);
  }
});

test("no name, number, color or price of the sample is left", () => {
  expect(tracesIn("RAINLIGHT &amp; Co, call (425) 555-0142")).toEqual([
    "rainlight",
    "(425) 555-0142",
  ]);
  for (const { address, text } of all) {
    expect(tracesIn(text), address).toEqual([]);
    const amounts: string[] = text.replace(BRACKETS, "").match(/\$\d[\d,]*\b/g) ?? [];
    const own = address.startsWith("/blog/") ? EXAMPLE : [];
    const left = amounts.filter((amount) => oldPrices.includes(amount) && !own.includes(amount));
    expect(left, address).toEqual([]);
    const graph = [...text.matchAll(/"price":"?(\d+)/g)].map(([, price]) => Number(price));
    expect(graph.filter((price) => oldAmounts.includes(price))).toEqual([]);
  }
  const left = findSample(copy.root).join("\n");
  expect(left).toContain("content/reviews.yaml");
  expect(Object.keys(RENAMED).filter((word) => new RegExp(`, ${word}\\b`).test(left))).toEqual([]);
  // The Worker has the words of mails and notifications; a social card draws those of its page.
  expect(tracesBelow(path.join(copy.root, "build"))).toEqual([]);
});

test.each([
  ["/lamp-hire", "513\u00a0$"],
  ["/manifest.webmanifest", '"Lanternfish"'],
  ["/llms.txt", "+49 30 23125 042"],
  ["/blog/rss.xml", "Lanternfish"],
  ["/sitemap.xml", "/lamp-hire</loc>"],
  ["/", 'aria-label="LF Lanternfish, home"'],
  ["/locations/bellevue-wa", '"latitude":52.52'],
])("%s has its %s", (address, words) => {
  expect(all.find((page) => page.address === address)?.text).toContain(words);
});

test("no page that the edge stores has an http address of itself, whoever visited first", async () => {
  const https = { SITE_ORIGIN: "https://lantern.test", SESSION_SECRET: "x".repeat(32) };
  const forwarded = {
    "X-Forwarded-Proto": "http",
    "X-Forwarded-Host": "lantern.test",
    Forwarded: "host=lantern.test;proto=http",
  };
  const visit = await visitBuild(copy.root);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const stored: string[] = [];
  for (const address of [
    "/",
    ...RESOURCE_FILES,
    "/blog?sort=readTime",
    "/lamp-hire",
    "/lamp-hire?x=1",
  ])
    for (const variables of [https, {}])
      for (const host of ["http://lantern.test", "http://other.test", "https://other.test"]) {
        const page = await visit(host + address, variables, forwarded);
        if (!page.stored) continue;
        stored.push(address);
        expect(page.text, address).not.toMatch(/http:\/\/(lantern|other)/);
      }
  errors.mockRestore();
  expect(new Set(stored)).toEqual(
    new Set(["/", ...RESOURCE_FILES, "/blog?sort=readTime", "/lamp-hire"]),
  );
});

/** The tests of the content, and of what makes leads, answers and mails of it. */
const OF_CONTENT = [
  ...["content", "plugins", "tests/stand-ins", "tests/worker/inquiry", "tests/worker/assessment"],
  ...["tests/worker/outbox/crm", "tests/worker/outbox/request"],
  ...["tests/worker/sweep/notification", "tests/worker/sweep/visitor-copy"],
];

test("the tests of the content, and of what is sent of it, pass with its content", () => {
  const projects = ["--project", "unit", "--project", "worker"];
  // These tests read what is written in English.
  setLocale("de-DE", "en-US");
  const { code, said } = copy.run(
    "node_modules/vitest/vitest.mjs",
    "run",
    ...projects,
    ...OF_CONTENT,
  );
  setLocale("en-US", "de-DE");
  expect(code, said).toBe(0);
});

test("what its content can break passes the whole-site tests in a browser", () => {
  const walk = ["test", "whole-site", "--grep", "@brand", "--reporter=line"];
  const { code, said } = copy.run("node_modules/@playwright/test/cli.js", ...walk);
  expect(code, said).toBe(0);
});
