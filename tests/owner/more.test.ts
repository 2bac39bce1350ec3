import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "../setup/project-copy.ts";
import { visitBuild } from "../setup/visit-build.ts";
import { more } from "./edits.ts";
import { expectEdits } from "./expect-edits.ts";
import { followRecipes } from "./recipes.ts";

const copy = copyProject();
let visit: Awaited<ReturnType<typeof visitBuild>>;

beforeAll(async () => {
  for (const { file, change } of more) copy.edit(file, change);
  followRecipes(copy);
  const { code, said } = copy.build();
  if (code !== 0) throw new Error(said);
  visit = await visitBuild(copy.root);
});
afterAll(copy.remove);

test("an owner has more than the sample has, and touches no test", async () => {
  await expectEdits(visit, more);
  const tests = ["run", "--project", "unit", "content", "app"];
  const { code, said } = copy.run("node_modules/vitest/vitest.mjs", ...tests);
  expect(code, said).toBe(0);
});

test("the README's article is there once it is pasted", async () => {
  const article = await visit("/blog/how-to-light-a-face");
  expect(article.status).toBe(200);
  expect(article.text).toContain("<title>How to Light a Face | ");
  expect(article.text).toMatch(/<div role="note"[^>]*><p[^>]*>Also</);
  expect((await visit("/blog")).text).toContain("How to Light a Face");
  expect((await visit("/blog/rss.xml")).text).toContain("How to Light a Face");
  expect(hasCard("blog-how-to-light-a-face")).toBe(true);
});

test("the README's page is there once it is pasted, and everything that follows from it", async () => {
  const page = await visit("/parking");
  expect(page.status).toBe(200);
  expect(page.text).toContain("<title>Where to Park | ");
  expect(page.text).toContain("Markdown, as in an article.");
  expect(page.text).toMatch(/<nav aria-label="Breadcrumb".*aria-current="page"[^>]*>Parking</s);
  expect(page.text).toContain('"position":2,"name":"Parking"');
  expect(page.text).not.toContain("__reactRouter");
  const other = (await visit("/faq")).text;
  expect(other.match(/<a href="\/parking"[^>]*>Parking</g)).toHaveLength(1);
  expect((await visit("/sitemap.xml")).text).toMatch(
    /\/parking<\/loc><lastmod>2026-11-22<\/lastmod>/,
  );
  expect((await visit("/llms.txt")).text).toMatch(
    /## Pages\n\n- \[Parking\]\(.*\/parking\): Under/,
  );
  expect(hasCard("parking")).toBe(true);
});

test("a page with a layout of its own is one file, and a line in two lists", async () => {
  const page = await visit("/company/careers");
  expect(page.status).toBe(200);
  expect(page.text).toContain("<title>Work with us | ");
  expect(page.text).toMatch(/<h1[^>]*>Work with us</);
  expect(page.text).toContain('"position":2,"name":"Careers"');
  expect(page.text).not.toContain("__reactRouter");
  expect((await visit("/sitemap.xml")).text).toContain("/company/careers</loc>");
  expect(hasCard("company-careers")).toBe(true);
});

function hasCard(name: string): boolean {
  return existsSync(path.join(copy.root, `build/client/og/${name}.jpg`));
}
