import { globSync } from "node:fs";
import path from "node:path";
import type { ReactNode } from "react";
import { runnerImport } from "vite";
import type { ArticleImage, ArticleSummary } from "../../app/features/blog/article.ts";
import { articleSchema, legalSchema, ownPageSchema } from "../../content/schema/mdx.ts";
import { renderingError } from "../check-content/content-error.ts";
import { lastChange } from "../page-dates.ts";
import { compileMdx } from "./compile-mdx.ts";
import { readPicturesBeside } from "./pictures.ts";
import { plainMarkdown } from "./plain-markdown.ts";
import type { Components } from "./safe-runtime.ts";

export type Text = Awaited<ReturnType<typeof compile>>;

/** What the texts of articles and of own pages are rendered with. */
export type ArticleBody = {
  components: Components;
  picture: (props: { picture: ArticleImage; alt: string }) => ReactNode;
};

const LEGAL_PAGES = ["content/legal/privacy.mdx", "content/legal/terms.mdx"];
const BODY = "app/features/blog/article-body.tsx";
const BAD_SLUG = "the folder's name becomes the address: lower-case words joined by hyphens";

const texts = new Map<string, Promise<Text>>();
let body: Promise<{ articleBody: ArticleBody; dependencies: string[] }> | undefined;

/** Compiles every article, own page and legal page. */
export function compileAllTexts(): Promise<Text>[] {
  const articles = globSync("content/blog/*/").map((folder) => path.join(folder, "index.mdx"));
  const ownPages = globSync("content/own-pages/*.mdx").sort();
  return [...articles, ...ownPages, ...LEGAL_PAGES].map(compileText);
}

/** Compiles an MDX file of content/ once, as its folder wants it; rejects with a ContentError. */
export function compileText(name: string): Promise<Text> {
  const file = path.resolve(name);
  const text = texts.get(file) ?? compile(file);
  texts.set(file, text);
  return text;
}

/** In development, the next change compiles everything again. */
export function forgetTexts(): void {
  texts.clear();
  body = undefined;
}

async function compile(file: string) {
  const [folder] = path.relative("content", file).split(path.sep);
  if (folder === "legal") return compileLegalPage(file);
  body ??= loadBody();
  const { articleBody, dependencies } = await body;
  const compileIt = folder === "blog" ? compileArticle : compileOwnPage;
  const text = await compileIt(file, articleBody);
  return { ...text, sources: [...text.sources, ...dependencies] };
}

async function loadBody() {
  const { module, dependencies } = await runnerImport<{ articleBody: ArticleBody }>(
    path.resolve(BODY),
    { resolve: { tsconfigPaths: true } },
  );
  return { articleBody: module.articleBody, dependencies };
}

/** Legal pages use neither components nor pictures. */
export async function compileLegalPage(file: string) {
  const text = await compileMdx(file, { schema: legalSchema });
  return { kind: "legal page" as const, file, sources: [], ...text };
}

/** Its date is that of its last commit, where there is a history. */
export async function compileOwnPage(file: string, { components, picture }: ArticleBody) {
  const beside = await readPicturesBeside(file);
  const { frontmatter, ...text } = await compileMdx(file, {
    schema: ownPageSchema,
    components,
    picture: ({ src, alt, isStill }) => picture({ picture: beside.find(src, { isStill }), alt }),
  });
  await beside.write();
  const updated = (await lastChange([file], path.dirname(file))) || frontmatter.updated;
  return {
    kind: "own page" as const,
    file,
    sources: beside.sources,
    frontmatter: { ...frontmatter, updated },
    ...text,
  };
}

/** The name of an article's folder is its slug. */
export async function compileArticle(file: string, { components, picture }: ArticleBody) {
  const folder = path.dirname(file);
  const slug = path.basename(folder);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw renderingError(file, BAD_SLUG);
  const beside = await readPicturesBeside(file);
  const { frontmatter, ...text } = await compileMdx(file, {
    schema: articleSchema,
    components,
    picture: ({ src, alt, isStill }) => picture({ picture: beside.find(src, { isStill }), alt }),
  });
  const { cover: coverName, coverAlt, heroImage, heroAlt, ogImage, ...summary } = frontmatter;
  const find = (field: string, name: string) => {
    try {
      return beside.find(name);
    } catch (error) {
      throw renderingError(file, `${field}: ${(error as Error).message}`);
    }
  };
  const alt = coverAlt ?? `${summary.title} cover image`;
  const cover = coverName && { ...find("cover", coverName), alt };
  const hero = heroImage ? { ...find("heroImage", heroImage), alt: heroAlt ?? alt } : cover;
  if (ogImage) find("ogImage", ogImage);
  const still = ogImage ?? heroImage ?? coverName;
  const plain = plainMarkdown(text.markdown, (name) => beside.find(name, { isStill: true }).src);
  await beside.write();
  return {
    kind: "article" as const,
    file,
    sources: beside.sources,
    frontmatter: {
      slug,
      ...summary,
      ...(cover && { cover }),
      ...(hero && { hero }),
    } satisfies ArticleSummary,
    ...text,
    markdown: plain,
    /** The picture over which its social card is drawn. */
    still: still && path.join(folder, still),
  };
}
