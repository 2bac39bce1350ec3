import { globSync } from "node:fs";
import path from "node:path";
import type { ReactNode } from "react";
import { type Plugin, runnerImport } from "vite";
import type { ArticleImage, ArticleSummary } from "../../app/features/blog/article.ts";
import { articleSchema, legalSchema, ownPageSchema } from "../../content/schema/mdx.ts";
import { renderingError } from "../check-content/content-error.ts";
import { lastChange } from "../page-dates.ts";
import { compileFilm } from "../work/compile-film.ts";
import { type Components, compileMdx, slugOf } from "./compile-mdx.ts";
import { readPictures } from "./pictures.ts";
import { plainMarkdown } from "./plain-markdown.ts";

const FOLDER = "/.cache/pictures/";
const SIZED_PICTURE = /\/\.cache\/pictures\/[^"\s\\]+?\.(avif|webp)/g;

/** Compiles the MDX files of content/ to modules that export `CompiledText`. */
export function mdx(): Plugin {
  return {
    name: "mdx",
    async load(id) {
      if (!id.endsWith(".mdx")) return;
      const text = await compileText(id);
      for (const source of text.sources) this.addWatchFile(source);
      if (this.environment.mode === "dev") return exportsOf(text);
      await Promise.all([...text.pictures.values()].map((write) => write()));
      return moduleOf(text);
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, _, next) => {
        const compiled = url.startsWith(FOLDER) ? await Promise.all(texts.values()) : [];
        const name = url.slice(FOLDER.length);
        await compiled.find(({ pictures }) => pictures.has(name))?.pictures.get(name)?.();
        next();
      });
    },
    watchChange: clearCompiledTexts,
  };
}

/** Imports the pictures, so that Vite gives them their URLs. */
function moduleOf(text: Text): string {
  const imports = new Map<string, string>();
  const code = exportsOf(text).replace(SIZED_PICTURE, (file) => {
    const name = imports.get(file) ?? `picture${imports.size}`;
    imports.set(file, name);
    return `" + ${name} + "`;
  });
  return [...imports].map(([file, name]) => `import ${name} from "${file}";\n`).join("") + code;
}

function exportsOf({ frontmatter, html, contents, components, markdown }: Text): string {
  return Object.entries({ frontmatter, html, contents, components, markdown })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

export type Text = Awaited<ReturnType<typeof compile>>;

export type ArticleBody = {
  components: Components;
  picture: (props: { picture: ArticleImage; alt: string }) => ReactNode;
};

const LEGAL_PAGES = ["content/legal/privacy.mdx", "content/legal/terms.mdx"];
const BODY = "app/features/blog/article-body.tsx";
const NO_PICTURES: Awaited<ReturnType<typeof readPictures>>["found"] = new Map();
const COMPILERS = { blog: compileArticle, work: compileFilm };

const texts = new Map<string, Promise<Text>>();
let body: Promise<{ articleBody: ArticleBody; dependencies: string[] }> | undefined;

export function compileAllTexts(): Promise<Text>[] {
  const articles = globSync("content/blog/*/").map((folder) => path.join(folder, "index.mdx"));
  const ownPages = globSync("content/own-pages/*.mdx").sort();
  const films = globSync("content/work/*/").map((folder) => path.join(folder, "index.mdx"));
  return [...articles, ...films, ...ownPages, ...LEGAL_PAGES].map(compileText);
}

/** Compiles an MDX file once, by the rules of its folder; rejects with a ContentError. */
function compileText(name: string): Promise<Text> {
  const file = path.resolve(name);
  const text = texts.get(file) ?? compile(file);
  texts.set(file, text);
  return text;
}

export function clearCompiledTexts(): void {
  texts.clear();
  body = undefined;
}

async function compile(file: string) {
  const [folder] = path.relative("content", file).split(path.sep);
  if (folder === "legal") return compileLegalPage(file);
  body ??= loadBody();
  const { articleBody, dependencies } = await body;
  const compileIt = folder === "blog" || folder === "work" ? COMPILERS[folder] : compileOwnPage;
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

/** Legal pages have no components and no pictures. */
export async function compileLegalPage(file: string) {
  const text = await compileMdx(file, { schema: legalSchema });
  return { kind: "legal page" as const, file, sources: [], pictures: NO_PICTURES, ...text };
}

/** The date is that of the last commit, if git has one. */
export async function compileOwnPage(file: string, { components, picture }: ArticleBody) {
  const pictures = await readPictures(file);
  const { frontmatter, ...text } = await compileMdx(file, {
    schema: ownPageSchema,
    components,
    picture: ({ src, alt, isStill }) => picture({ picture: pictures.find(src, { isStill }), alt }),
  });
  const updated = (await lastChange([file], path.dirname(file))) || frontmatter.updated;
  return {
    kind: "own page" as const,
    file,
    sources: pictures.sources,
    pictures: pictures.found,
    frontmatter: { ...frontmatter, updated },
    ...text,
  };
}

/** The name of the folder is the slug. */
export async function compileArticle(file: string, { components, picture }: ArticleBody) {
  const folder = path.dirname(file);
  const slug = slugOf(file);
  const pictures = await readPictures(file);
  const { frontmatter, ...text } = await compileMdx(file, {
    schema: articleSchema,
    components,
    picture: ({ src, alt, isStill }) => picture({ picture: pictures.find(src, { isStill }), alt }),
  });
  const { cover: coverName, coverAlt, heroImage, heroAlt, ogImage, ...summary } = frontmatter;
  const find = (field: string, name: string) => {
    try {
      return pictures.find(name);
    } catch (error) {
      throw renderingError(file, `${field}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const alt = coverAlt ?? `${summary.title} cover image`;
  const cover = coverName && { ...find("cover", coverName), alt };
  const hero = heroImage ? { ...find("heroImage", heroImage), alt: heroAlt ?? alt } : cover;
  if (ogImage) find("ogImage", ogImage);
  const cardImage = ogImage ?? heroImage ?? coverName;
  const plain = plainMarkdown(text.markdown, (name) => pictures.find(name, { isStill: true }).src);
  return {
    kind: "article" as const,
    file,
    sources: pictures.sources,
    pictures: pictures.found,
    frontmatter: {
      slug,
      ...summary,
      ...(cover && { cover }),
      ...(hero && { hero }),
    } satisfies ArticleSummary,
    ...text,
    markdown: plain,
    cardImage: cardImage && path.join(folder, cardImage),
  };
}
