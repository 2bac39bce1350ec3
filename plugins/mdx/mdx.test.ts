import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleBody } from "../../app/features/blog/article-body.tsx";
import { compileArticle, compileLegalPage, compileOwnPage, mdx } from "./mdx.ts";

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
const PAGE = `path: /parking
name: Parking
title: Where to park
description: Where to leave the van.
updated: "2026-11-22"`;
const TEXT = `<Callout title="Mind the step">

It is **steep**.

</Callout>

![A step](step.png)`;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "studio-site-texts-"));
});
afterAll(() => rm(root, { recursive: true }));

// The first text starts the compiler, which takes seconds on a busy machine.
test("an article needs only one folder", { timeout: 30_000 }, async () => {
  const { frontmatter, html, components, markdown, cardImage, pictures } =
    await compile("a-new-film");
  expect({ ...frontmatter, components }).toMatchObject({
    ...{ slug: "a-new-film", title: "A new film", featured: false, listed: true },
    components: ["Callout"],
    cover: { width: 1600, height: 900, alt: "A new film cover image" },
  });
  const { cover, hero } = frontmatter;
  expect(cover?.srcSet).toMatch(/^\/assets\/cover-screen-\w{10}-480\.avif 480w, /);
  expect(hero).toEqual(cover);
  expect(cardImage?.file).toMatch(/cover\.png$/);
  expect(html).toMatch(
    /<img src="\/assets\/step-whole-\w{10}-1600\.avif"[^>]* alt="A step"[^>]* loading="lazy"/,
  );
  expect(markdown).toMatch(
    /^> \*\*Mind the step\*\*\n>\n> It is \*\*steep\*\*\.\n\n!\[A step\]\(\/assets\/step-whole-\w+-1600\.avif\)$/,
  );
  expect(pictures.size).toBe(8);
});

test("an article may have other pictures for its hero and social card", async () => {
  const own = `${FRONTMATTER}\nheroImage: step.png\nheroAlt: A step\nogImage: step.png`;
  const { frontmatter, cardImage } = await compile("own-pictures", own);
  expect(frontmatter.cover?.src).toMatch(/cover-/);
  expect(frontmatter.hero).toMatchObject({ alt: "A step", src: expect.stringMatching(/step-/) });
  expect(cardImage?.file).toMatch(/step\.png$/);
});

test.each<[slug: string, matter: string, message: string | RegExp, text?: string]>([
  [
    "time",
    FRONTMATTER.replace("3 min read", "quick"),
    "readTime must be minutes as in: 12 min read",
  ],
  [
    "day",
    FRONTMATTER.replace("2025-03-01", "2999-03-01"),
    "publishDate must be a day that has come, not 2999-03-01: an article is public once it is deployed. Until then keep its folder elsewhere.",
  ],
  ["cover", FRONTMATTER.replace("cover.png", "lost.png"), "cover: there is no picture lost.png"],
  [
    "text",
    FRONTMATTER,
    /there is no picture gone\.png .* has cover\.png, step\.png.*\n.*step\.png has no alt text/,
    "![Gone](gone.png) ![](step.png)",
  ],
  ["Bad_Name", FRONTMATTER, /lower-case words.* Rename it to bad-name\./],
])(
  "an article that is wrong in %s is reported with its file",
  async (slug, matter, message, text) => {
    const failure = await compile(slug, matter, text).catch((error: Error) => error.message);
    expect(failure).toMatch(message);
    expect(failure).toContain(`${slug}`);
  },
);

test("a picture in a text is not cropped, and has its size", async () => {
  const { html } = await compile("stills", FRONTMATTER, "![A lamp](lamp.jpg)");
  expect(html).toMatch(/^<picture><img src="\/assets\/lamp-whole-\w+-1600\.avif"/);
  expect(html).toMatch(/ width="1600" height="\d+"/);
});

test("an own page needs only one file and may use the components of articles", async () => {
  const { frontmatter, contents, html } = await compilePage(PAGE);
  expect(frontmatter.path).toBe("/parking");
  expect(contents).toEqual([{ id: "height", text: "Height" }]);
  expect(html).toContain('role="note"');
  await expect(compilePage(PAGE.replace("/parking", "parking"))).rejects.toThrow(
    /parking\.mdx: line 2: path must be a path that starts with a slash/,
  );
});

test("a legal page compiles and keeps its mail links", async () => {
  const file = path.join(root, "terms.mdx");
  const fields = ["title", "lede", "metaTitle", "metaDescription", "updated"];
  const frontmatter = fields.map((field) => `${field}: Terms`).join("\n");
  await writeFile(
    file,
    `---\n${frontmatter}\n---\n\n## Questions\n\nTo [{email}](mailto:{email}).`,
  );
  const page = await compileLegalPage(file);
  expect(page.contents).toEqual([{ id: "questions", text: "Questions" }]);
  expect(page.html).toMatch(/href="mailto:[^"]+@/);
});

test("a text is compiled again when a fact that it may insert changes", async () => {
  const watched: string[] = [];
  const { load } = mdx() as { load: (this: object, id: string) => Promise<string> };
  const context = { addWatchFile: (file: string) => watched.push(file) };
  await load.call(context, path.resolve("content/legal/terms.mdx"));
  expect(watched).toContain(path.resolve("content/offers.yaml"));
});

async function compile(slug: string, frontmatter = FRONTMATTER, text = TEXT) {
  const folder = path.join(root, slug);
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "teal" } });
  await picture.toFile(path.join(folder, "cover.png"));
  await picture.toFile(path.join(folder, "step.png"));
  if (text.includes("lamp.jpg")) await picture.toFile(path.join(folder, "lamp.jpg"));
  const file = path.join(folder, "index.mdx");
  await writeFile(file, `---\n${frontmatter}\n---\n\n${text}\n`);
  return compileArticle(file, articleBody);
}

async function compilePage(fields: string) {
  const text = '## Height\n\n<Callout title="Mind">\n\nIt is **low**.\n\n</Callout>';
  const file = path.join(root, "parking.mdx");
  await writeFile(file, `---\n${fields}\n---\n\n${text}\n`);
  return compileOwnPage(file, articleBody);
}
