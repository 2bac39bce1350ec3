import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleBody } from "../../app/features/blog/body/article-body.tsx";
import { compileArticle, compileArticles } from "./compile-articles.ts";
import { PICTURES } from "./keep-prints.ts";

const FRONTMATTER = `title: A new film
excerpt: In one sentence.
category: Tools
tags: [film]
readTime: 3 min read
publishDate: "2025-03-01"
cover: cover.png
metaDescription: Described.
keywords: [film]
relatedLinks:
  - { title: Contact, href: /contact, description: Talk to us. }`;
const TEXT = `<Callout title="Mind the step">

It is **steep**.

</Callout>

![A step](step.png)`;

let root: string;
const pictures: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "studio-site-blog-"));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await Promise.all(pictures.map((name) => rm(path.join(PICTURES, name), { force: true })));
});

// The first text starts the compiler, which takes seconds on a busy machine.
test("one folder is all that an article needs", { timeout: 30_000 }, async () => {
  await write("a-new-film");
  const [compiled] = await compileArticles(root, articleBody);
  pictures.push(...(compiled?.pictures ?? []));
  const { slug, title, cover, html, featured, listed, components } = compiled?.article ?? {};
  expect({ slug, title, featured, listed, components }).toEqual({
    slug: "a-new-film",
    title: "A new film",
    featured: false,
    listed: true,
    components: ["Callout"],
  });
  expect(cover).toMatchObject({ width: 480, height: 270, alt: "A new film cover image" });
  expect(cover?.srcSet).toMatch(/^\/assets\/cover-\w{10}-480\.avif 480w$/);
  expect(html).toMatch(
    /<img src="\/assets\/step-\w{10}-480\.webp"[^>]* alt="A step" loading="lazy"/,
  );
  expect(compiled?.pictures).toHaveLength(4);
});

test("its top and its social card may have pictures of their own", async () => {
  const own = `${FRONTMATTER}\nheroImage: step.png\nheroAlt: A step\nogImage: step.png`;
  const {
    article,
    pictures: made,
    still,
  } = await compileArticle(await write("own-pictures", own), articleBody);
  pictures.push(...made);
  expect(article.cover?.src).toMatch(/cover-/);
  expect(article.hero).toMatchObject({ alt: "A step", src: expect.stringMatching(/step-/) });
  expect(still).toMatch(/step\.png$/);
  const { article: plain, ...rest } = await compileArticle(await write("plain"), articleBody);
  pictures.push(...rest.pictures);
  expect(plain.hero).toEqual(plain.cover);
  expect(rest.still).toMatch(/cover\.png$/);
});

test("its Markdown twin reads without our components", async () => {
  const folder = await write("twin");
  const { article, pictures: made } = await compileArticle(folder, articleBody);
  pictures.push(...made);
  expect(article.markdown).toMatch(
    /^> \*\*Mind the step\*\*\n>\n> It is \*\*steep\*\*\.\n\n!\[A step\]\(\/assets\/step-\w+-480\.webp\)$/,
  );
});

test.each([
  [
    "readTime",
    FRONTMATTER.replace("3 min read", "quick"),
    "readTime must be minutes as in: 12 min read",
  ],
  [
    "category",
    FRONTMATTER.replace("Tools", "Gossip"),
    /category must be Strategy or Training or .*, not "Gossip"\.$/,
  ],
  ["cover", FRONTMATTER.replace("cover.png", "lost.png"), "cover: there is no picture lost.png"],
  [
    "publishDate",
    FRONTMATTER.replaceAll('"', ""),
    "publishDate must be a date such as 2025-01-15, in quotes",
  ],
])("a wrong %s is reported with the file and the field", async (_, frontmatter, message) => {
  const folder = await write("broken", frontmatter);
  const failure = await compileArticle(folder, articleBody).catch((error: Error) => error.message);
  expect(failure).toMatch(message);
  expect(failure).toContain("broken/index.mdx: ");
});

test("a picture that is not there is reported", async () => {
  const folder = await write("picture", FRONTMATTER, "![Gone](gone.png)");
  await expect(compileArticle(folder, articleBody)).rejects.toThrow(
    /picture\/index\.mdx: there is no picture gone\.png beside index\.mdx/,
  );
});

test("a folder whose name makes no address is reported", async () => {
  const folder = await write("Bad_Name");
  await expect(compileArticle(folder, articleBody)).rejects.toThrow(/lower-case words/);
});

async function write(name: string, frontmatter = FRONTMATTER, text = TEXT) {
  const folder = path.join(root, name);
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 600, height: 338, channels: 3, background: "teal" } });
  await picture.toFile(path.join(folder, "cover.png"));
  await picture.toFile(path.join(folder, "step.png"));
  await writeFile(path.join(folder, "index.mdx"), `---\n${frontmatter}\n---\n\n${text}\n`);
  return folder;
}
