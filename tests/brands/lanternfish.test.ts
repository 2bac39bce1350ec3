import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BROKEN_WORDS } from "../setup/broken-words.ts";
import { copyProject } from "../setup/project-copy.ts";
import { crawlBuild, type Page } from "./crawl-build.ts";
import { tracesBelow, tracesIn } from "./traces.ts";

const copy = copyProject();
let all: Page[] = [];
let pages: Page[] = [];

beforeAll(async () => {
  copy.overlay("tests/brands/lanternfish", ["content/blog"]);
  copy.edit("content/images.ts", (text) =>
    text.replace("bellevue-wa", "bristol").replace("portland-or", "lisbon"),
  );
  const { code, said } = copy.build();
  if (code !== 0) throw new Error(said);
  // In this process it has no database, and says so.
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  all = await crawlBuild(copy.root);
  errors.mockRestore();
  pages = all.filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
});
afterAll(copy.remove);

test("every link and every file that a page names is there", () => {
  const dead = all.filter(({ status }) => ![200, 301, 302].includes(status));
  expect(dead.map(({ address, from, status }) => `${status} ${address} on ${from}`)).toEqual([]);
  expect(all.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      ...["/locations/bristol", "/locations/lisbon", "/locations/halifax-ns", "/lamp-hire"],
      ...["/blog/two-lamps", "/blog/name-the-job", "/book/strategy", "/buy/shot-diary"],
    ]),
  );
});

test("every page has a title and one heading, and its structured data can be read", () => {
  expect(pages.length).toBeGreaterThan(30);
  for (const { address, text } of pages) {
    expect(text.match(/<h1[\s>]/g), address).toHaveLength(1);
    expect(text, address).not.toContain('aria-label="Lanternfish, home"');
    expect(text, address).toMatch(/<title>[^<]*Lanternfish[^<]*<\/title>/);
    const said = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
    expect(said, address).not.toMatch(BROKEN_WORDS);
    for (const graph of graphsOf(text)) expect(JSON.stringify(graph), address).toContain("@type");
  }
});

test("what machines read is the second studio's", () => {
  const read = (address: string) => all.find((it) => it.address === address)?.text ?? "";
  expect(JSON.parse(read("/manifest.webmanifest")).name).toBe("Lanternfish");
  expect(read("/llms.txt")).toContain("House Tour, $3,900");
  expect(read("/blog/rss.xml")).toContain("Why We Sold the Second Lamp");
  expect(read("/sitemap.xml").match(/\/locations\/[\w-]+<\/loc>/g)).toHaveLength(3);
  const [home] = graphsOf(read("/"));
  expect(JSON.stringify(home)).toContain('"addressCountry":"PT"');
  expect(JSON.stringify(graphsOf(read("/locations/lisbon")))).toContain('"latitude":38.7067');
});

test("nothing of the first studio is left in what is served, sent or drawn", () => {
  expect(tracesIn("Starter Session, RAINLIGHT &amp; Co")).toEqual(["rainlight", "starter session"]);
  for (const { address, text } of all) expect(tracesIn(text), address).toEqual([]);
  // The Worker has the words of mails and notices; a social card draws those of its page.
  expect(tracesBelow(path.join(copy.root, "build"))).toEqual([]);
  expect(tracesBelow(path.join(copy.root, "content"), /^schema|\.test\.ts$/)).toEqual([]);
});

test("the tests of content and code pass with its content", () => {
  const unit = ["run", "--project", "unit", "content", "app", "plugins", "tests/stand-ins"];
  const { code, said } = copy.run("node_modules/vitest/vitest.mjs", ...unit);
  expect(code, said).toBe(0);
});

test("so do the tests of the Worker", () => {
  // The golden payloads are the sample's.
  const worker = ["run", "--project", "worker", "tests/worker"];
  const { code, said } = copy.run("node_modules/vitest/vitest.mjs", ...worker);
  expect(code, said).toBe(0);
});

test("the whole-site tests pass in browsers, too", () => {
  const walk = ["test", "tests/e2e/whole-site", "--reporter=line"];
  const { code, said } = copy.run("node_modules/@playwright/test/cli.js", ...walk);
  expect(code, said).toBe(0);
});

function graphsOf(text: string): unknown[] {
  const scripts = text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json));
}
