import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workPage } from "#content/work-page.yaml";
import { copyProject } from "../setup/project-copy.ts";
import { visitBuild } from "../setup/visit-build.ts";
import { changes } from "./editor-walk.ts";
import { edits, made } from "./edits.ts";

const VARIABLES = { RATE_LIMITS: "off" };
const SECRET = "secret-of-this-machine-0123456789";
/** Lists into which a document puts an entry, and after what. */
const LISTS: Record<string, RegExp> = {
  "app/routes.ts": /export default \[\n/,
  "content/pages.yaml": /\n$/,
  "content/forms/contact.yaml": /\n$/,
};

// What the walk of tests/engines has made of the files at /studio/content is built here.
const all = [...changes.flatMap((change) => change.edits), ...edits];
const copy = copyProject(/^generated\//);
let visit: Awaited<ReturnType<typeof visitBuild>>;
let said = "";

beforeAll(async () => {
  for (const { file, like, text, change } of all) {
    if (like) copy.copy(like, file);
    if (text) copy.write(file, text);
    if (change) copy.edit(file, change);
  }
  for (const { file, text } of ["docs/content.md", "docs/own-layout.md"].flatMap(readRecipes)) {
    const list = LISTS[file];
    if (list) copy.edit(file, (whole) => whole.replace(list, (start) => start + text));
    else copy.write(file, text);
  }
  rmSync(path.join(copy.root, "content/work"), { recursive: true });
  for (const [command] of made) {
    const { code, said } = copy.run("scripts/new.ts", ...command);
    if (code !== 0) throw new Error(said);
  }
  copy.write(".dev.vars", `SESSION_SECRET=${SECRET}\n`);
  const build = copy.build();
  if (build.code !== 0) throw new Error(build.said);
  said = build.said;
  visit = await visitBuild(copy.root);
});
afterAll(copy.remove);

test("every page shows what an owner added and changed, and nothing that was deleted", async () => {
  for (const { file, shows = {}, hides = {} } of all) {
    for (const [address, words] of Object.entries(shows))
      expect(await read(address), `${file} on ${address}`).toMatch(words);
    for (const [address, words] of Object.entries(hides))
      expect(await read(address), `${file} on ${address}`).not.toMatch(words);
  }
});

test("a field that the owner made required is refused when it is empty", async () => {
  const [, token = ""] = /name="token" value="([^"]+)"/.exec(await read("/contact")) ?? [];
  const headers = { origin: "http://localhost" };
  const posted = new URLSearchParams({ token, venue: "" });
  const { status, text } = await visit("/contact", VARIABLES, headers, posted);
  expect(status).toBe(422);
  expect(text).toContain("Venue is required");
});

test.each(made)("npm run new -- %j is to be seen at %s", async (_, address, shows) => {
  expect(await read(address)).toMatch(shows);
});

test("the article of docs/content.md is there once it is pasted", async () => {
  const article = await read("/blog/how-to-light-a-face");
  expect(article).toContain("<title>How to Light a Face | ");
  expect(article).toMatch(/<div role="note"[^>]*><p[^>]*>Also</);
  for (const list of ["/blog", "/blog/rss.xml", "/blog/feed.json"])
    expect(await read(list), list).toContain("How to Light a Face");
  expect(hasCard("blog-how-to-light-a-face")).toBe(true);
});

test("the page of docs/content.md is there once it is pasted, and everything that follows from it", async () => {
  const page = await read("/parking");
  expect(page).toContain("<title>Where to Park | ");
  expect(page).toContain("Markdown, as in an article.");
  expect(page).toMatch(/<nav aria-label="Breadcrumb".*aria-current="page"[^>]*>Parking</s);
  expect(page).toContain('"position":2,"name":"Parking"');
  expect(page).not.toContain("__reactRouter");
  expect((await read("/faq")).match(/<a href="\/parking"[^>]*>Parking</g)).toHaveLength(1);
  expect(await read("/sitemap.xml")).toMatch(/\/parking<\/loc><lastmod>2026-11-22<\/lastmod>/);
  expect(await read("/llms.txt")).toMatch(/## Pages\n[^#]*- \[Parking\]\(.*\/parking\): Under/);
  expect(hasCard("parking")).toBe(true);
});

test("the fields of docs/content.md are in the form once they are pasted", async () => {
  const page = await read("/contact");
  expect(page).toMatch(/<label[^>]*>Website/);
  expect(page).toMatch(/<select[^>]*name="teamSize"/);
});

test("without films their list leads on, and nothing leads to it or to a film", async () => {
  expect(await read("/work")).toContain(workPage.empty.text);
  for (const address of ["/", "/video-packages", "/blog/mobile-video-production", "/sitemap.xml"])
    expect(await read(address), address).not.toMatch(/"\/work|\/work</);
});

test("a page with a layout of its own is one file, and a line in two lists", async () => {
  const page = await read("/company/careers");
  expect(page).toMatch(/<h1[^>]*>Work with us</);
  expect(page).toContain('"position":2,"name":"Careers"');
  expect(await read("/sitemap.xml")).toContain("/company/careers</loc>");
  expect(hasCard("company-careers")).toBe(true);
});

test("no file of the build and nothing that it prints contains a local secret", () => {
  expect(said).not.toContain(SECRET);
  expect(filesBelow("build").filter((text) => text.includes(SECRET))).toEqual([]);
});

test("an owner touches no test, and deletes tests/spec-words", () => {
  rmSync(path.join(copy.root, "tests/spec-words"), { recursive: true });
  const tests = ["run", "--project", "unit", "content", "app", "tests/docs.test.ts"];
  const { code, said } = copy.run("node_modules/vitest/vitest.mjs", ...tests);
  expect(code, said).toBe(0);
});

test("npm run new does not add a person twice", () => {
  const again = copy.run("scripts/new.ts", "person", "--name", "Noor O'Hara", "--role", "Sound");
  expect(again).toMatchObject({
    code: 1,
    said: expect.stringContaining("has Noor O'Hara already"),
  });
});

test("a film that npm run new made can be published", () => {
  const words = ["film", "--title", "Two Cups", "--at", "https://vimeo.com/76979871"];
  expect(copy.run("scripts/new.ts", ...words).code).toBe(0);
  const { content, unfinished } = JSON.parse(copy.run("scripts/doctor.ts", "--json").said);
  expect(content).toEqual([]);
  for (const [file, words] of [
    ["blog/creme-please/index.mdx", "Ask us."],
    ["own-pages/lamp-hire.mdx", "Write here."],
    ["reviews.yaml", "a week ago"],
    ["team.yaml", "A spare battery"],
  ])
    expect(unfinished.join("\n")).toMatch(
      new RegExp(`content/${file}: (.*; )?line \\d+, "${words}"`),
    );
});

test("wrong content stops the build with one sentence, first and alone", () => {
  copy.edit("content/inquiry/questions.yaml", (text) => text.replace(/^ +score: \d+\n/m, ""));
  const build = copy.run("node_modules/.bin/react-router", "build");
  expect(build).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^content\/inquiry\/questions\.yaml: line \d+: inOrder \d+ \(.+\), options 1 \(.+\), score is missing\. Add it, or remove the score of all options\.\n$/,
    ),
  });
  copy.write("content/legal/terms.mdx", "---\ntitle: Terms\n---\n<Box");
  expect(copy.run("scripts/start.ts").said).toContain(build.said);
});

async function read(address: string) {
  const { status, text } = await visit(address, VARIABLES);
  expect(status, address).toBe(200);
  return text.replaceAll("<!-- -->", "");
}

/** The fenced blocks of a document that say which file they belong into. */
function readRecipes(document: string) {
  const blocks = readFileSync(document, "utf8").matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms);
  return [...blocks].map(([, file = "", text = ""]) => ({ file, text }));
}

function hasCard(name: string): boolean {
  return existsSync(path.join(copy.root, `build/client/og/${name}.jpg`));
}

function filesBelow(folder: string): string[] {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = readdirSync(path.join(copy.root, folder), options);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "latin1"));
}
