import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { offers } from "#content/offers.yaml";
import { BROKEN_WORDS } from "../setup/broken-words.ts";
import { copyProject } from "../setup/project-copy.ts";
import { visitBuild } from "../setup/visit-build.ts";
import { crawlBuild, type Page, RESOURCE_FILES } from "./crawl-build.ts";
import { becomeLeeds } from "./leeds.ts";
import { tracesBelow, tracesIn } from "./traces.ts";

const { price = 0 } = offers.bundles[0] ?? {};
const copy = copyProject(/^generated\//);
let all: Page[] = [];
let pages: Page[] = [];

beforeAll(async () => {
  rmSync(path.join(copy.root, "generated"));
  // Tests copy the files that git would keep; those that are linked here, it would not ignore.
  execFileSync("git", ["init", "--quiet"], { cwd: copy.root });
  writeFileSync(path.join(copy.root, ".git/info/exclude"), "node_modules\n.cache\n");
  becomeLeeds(copy);
  const { code, said } = copy.build();
  if (code !== 0) throw new Error(said);
  // In this process it has no database, and says so.
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  all = await crawlBuild(copy.root);
  errors.mockRestore();
  pages = all.filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
});
afterAll(copy.remove);

test("every page is there, has its name and its language, and no word that code could not write", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(all.filter(({ status, location }) => status !== 200 && !location)).toEqual([]);
  for (const { address, text } of pages) {
    expect(text, address).toMatch(/<title>[^<]*Millrace[^<]*<\/title>/);
    expect(text, address).toContain('<html lang="en"');
    const said = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
    expect(said, address).not.toMatch(BROKEN_WORDS);
  }
});

test("no name, number, color or city of the sample is left, and no dollar", () => {
  expect(tracesIn("RAINLIGHT &amp; Co, call (425) 555-0142, Pacific time")).toEqual([
    ...["rainlight", "(425) 555-0142", "(425) 555-0142", "Pacific"],
  ]);
  for (const { address, text } of all) {
    expect(tracesIn(text), address).toEqual([]);
    expect(text, address).not.toMatch(/\$\d/);
  }
  // The Worker has the words of mails and notifications; a social card draws those of its page.
  expect(tracesBelow(path.join(copy.root, "build"))).toEqual([]);
});

test("prices and addresses are those of its country, also for search engines", () => {
  const valuesOf = (field: string) =>
    new Set(
      all.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`"${field}":"([^"]*)"`, "g"))].map(([, value]) => value),
      ),
    );
  expect(valuesOf("priceCurrency")).toEqual(new Set(["GBP"]));
  expect(valuesOf("addressCountry")).toEqual(new Set(["GB"]));
  expect(valuesOf("telephone")).toEqual(new Set(["+441134960142", "+441134960143"]));
});

test.each([
  ["/lamp-hire", "£500"],
  ["/video-packages?tab=bundles", `£${price.toLocaleString("en")}`],
  ["/offers.json", '{"currency":"GBP",'],
  ["/offers.json", `"price":${price}`],
  ["/manifest.webmanifest", '"Millrace"'],
  ["/llms.txt", "0113 496 0142"],
  ["/blog/rss.xml", "Millrace"],
  ["/sitemap.xml", "/lamp-hire</loc>"],
  ["/", 'aria-label="MR Millrace, home"'],
  ["/", "1 Mill Lane, Leeds LS1 1AA"],
  ["/contact", "within two working days"],
  ["/privacy", "Information Commissioner"],
  ["/terms", "under number 01234567"],
  ["/locations/leeds", '"latitude":53.8'],
])("%s has its %s", (address, words) => {
  expect(all.find((page) => page.address === address)?.text).toContain(words);
});

test.each([
  "/services/group-coaching",
  "/assessments/video-readiness",
  "/video-use-cases",
  "/company/values",
])("nothing leads to %s, which it does without", (address) => {
  const leading = all.filter(({ text }) => text.includes(`"${address}`));
  expect(leading.map((page) => page.address)).toEqual([]);
});

test("no page that the edge stores has an http address of itself, whoever visited first", async () => {
  const https = { SITE_ORIGIN: "https://millrace.test", SESSION_SECRET: "x".repeat(32) };
  const forwarded = {
    "X-Forwarded-Proto": "http",
    "X-Forwarded-Host": "millrace.test",
    Forwarded: "host=millrace.test;proto=http",
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
      for (const host of ["http://millrace.test", "http://other.test", "https://other.test"]) {
        const page = await visit(host + address, variables, forwarded);
        if (!page.stored) continue;
        stored.push(address);
        expect(page.text, address).not.toMatch(/http:\/\/(millrace|other)/);
      }
  errors.mockRestore();
  expect(new Set(stored)).toEqual(
    new Set(["/", ...RESOURCE_FILES, "/blog?sort=readTime", "/lamp-hire"]),
  );
});

/** The tests of what makes leads, answers and mails of the content. */
const OF_CONTENT = [
  ...["tests/worker/inquiry", "tests/worker/outbox/crm", "tests/worker/outbox/request"],
  ...["tests/worker/sweep/notification", "tests/worker/sweep/visitor-copy"],
];

test("the tests of what is sent of its content pass", () => {
  const { code, said } = copy.run(
    "node_modules/vitest/vitest.mjs",
    ...["run", "--project", "worker", ...OF_CONTENT],
  );
  expect(code, said).toBe(0);
});

test("what its content can break passes the whole-site tests in a browser", () => {
  const walk = ["test", "whole-site", "--grep", "@brand", "--reporter=line"];
  vi.stubEnv("SECOND_STUDIO", "1");
  const { code, said } = copy.run("node_modules/@playwright/test/cli.js", ...walk);
  vi.unstubAllEnvs();
  expect(code, said).toBe(0);
});

test("the doctor names what is left of the sample, and nothing of what the site goes without", () => {
  const { content, sample } = JSON.parse(copy.run("scripts/doctor.ts", "--json").said);
  expect(content).toEqual([]);
  const left = sample.join("\n");
  expect(left).toMatch(/content\/about\.yaml: .*cabinetmaker/);
  expect(left).not.toMatch(/assessment|use-cases|values|group-coaching|reviews/);
  expect(left).not.toContain(`price: ${offers.coaching.price}`);
});

test.each(["check", "check:code"])("npm run %s is green", (check) => {
  const { code, said } = copy.npm(check);
  expect(code, said).toBe(0);
});
