import { globSync } from "node:fs";
import path from "node:path";
import type { ReactNode } from "react";
import { type Plugin, runnerImport } from "vite";
import type { CroppedPicture } from "../../app/content/schema/media.ts";
import { textFolders } from "../../app/content/texts.ts";
import type { ArticleSummary } from "../../app/features/blog/article.ts";
import { refuseProblems, shownPath } from "../check-content/content-error.ts";
import { content } from "../content/content.ts";
import { fill } from "../content/fill.ts";
import { languageOfText, translationOf } from "../content/language.ts";
import { FACT_PATHS, readContent } from "../content/read-content.ts";
import { lastChange } from "../page-dates.ts";
import type { Pictures } from "../pictures/read-pictures.ts";
import { compileFilm } from "../work/compile-film.ts";
import { compileWithPictures, cropForBody } from "./body-pictures.ts";
import { type Components, compileMdx, slugOf } from "./compile-mdx.ts";
import { plainMarkdown } from "./plain-markdown.ts";

/** Compiles the MDX files of content/ to modules that export `CompiledText`. */
export function mdx(): Plugin {
  const valid = new Map<string, MdxFile>();
  return {
    name: "mdx",
    async load(id) {
      if (!id.endsWith(".mdx")) return;
      // The development server goes on with a text as it was, and says what is wrong in the page.
      const text = await compileCached(id).catch((error) => {
        if (valid.has(id)) return valid.get(id) as MdxFile;
        throw error;
      });
      valid.set(id, text);
      const translated = translationOf(id) ?? [];
      for (const source of [...text.sources, ...FACT_PATHS].concat(translated))
        this.addWatchFile(source);
      return exportsOf(text);
    },
    watchChange: clearCompiledMdx,
  };
}

function exportsOf({ frontmatter, html, contents, components, markdown }: MdxFile): string {
  return Object.entries({ frontmatter, html, contents, components, markdown })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

export type MdxFile = Awaited<ReturnType<typeof compileByFolder>>;

export type MdxRendering = {
  components: Components;
  picture: (props: { picture: CroppedPicture; alt: string }) => ReactNode;
};

const LEGAL_PAGES = ["content/legal/privacy.mdx", "content/legal/terms.mdx"];
const RENDERING = "app/features/blog/article-body.tsx";
const NO_PICTURES: Pictures["files"] = new Map();
const COMPILERS = { blog: compileArticle, work: compileFilm };

const compiled = new Map<string, Promise<MdxFile>>();
let rendering: ReturnType<typeof loadRendering> | undefined;

export function compileAllMdx(): Promise<MdxFile>[] {
  const articles = globSync("content/blog/*/").map((folder) => path.join(folder, "index.mdx"));
  const ownPages = globSync("content/own-pages/*.mdx").sort();
  const films = globSync("content/work/*/").map((folder) => path.join(folder, "index.mdx"));
  return [...articles, ...films, ...ownPages, ...LEGAL_PAGES].map(compileCached);
}

/** As `compileAllMdx`: the files that can be compiled, and why the others cannot. */
export async function settleAllMdx(): Promise<{ files: MdxFile[]; errors: unknown[] }> {
  const settled = await Promise.allSettled(compileAllMdx());
  return {
    files: settled.flatMap((it) => (it.status === "fulfilled" ? it.value : [])),
    errors: settled.flatMap((it) => (it.status === "rejected" ? it.reason : [])),
  };
}

/** Compiles an MDX file once, by the rules of its folder; rejects with a ContentError. */
function compileCached(name: string): Promise<MdxFile> {
  const file = path.resolve(name);
  const text = compiled.get(file) ?? compileByFolder(file);
  compiled.set(file, text);
  return text;
}

export function clearCompiledMdx(): void {
  compiled.clear();
  rendering = undefined;
}

async function compileByFolder(file: string) {
  const [folder] = path.relative("content", file).split(path.sep);
  if (folder === "legal") return compileLegalPage(file);
  rendering ??= loadRendering();
  const { module, dependencies } = await rendering;
  const compilePage = folder === "blog" || folder === "work" ? COMPILERS[folder] : compileOwnPage;
  const text = await compilePage(file, module.articleBody);
  return { ...text, sources: [...text.sources, ...dependencies] };
}

function loadRendering() {
  return runnerImport<{ articleBody: MdxRendering }>(path.resolve(RENDERING), {
    plugins: [content()],
    resolve: { tsconfigPaths: true },
  });
}

/** Legal pages have no components and no pictures. */
export async function compileLegalPage(file: string) {
  const { schema, tokens } = textFolders.legal;
  const text = await compileMdx(file, { schema: schema(readContent), tokens });
  return { kind: "legal page" as const, file, sources: [], pictures: NO_PICTURES, ...text };
}

/** The date is that of the last commit, if git has one. */
export async function compileOwnPage(file: string, rendering: MdxRendering) {
  const { pictures, frontmatter, ...text } = await compileWithPictures(file, rendering, {
    schema: textFolders["own-pages"].schema(readContent),
  });
  refuseProblems(pictures.problems);
  const updated = (await lastChange([file], path.dirname(file))) || frontmatter.updated;
  return {
    kind: "own page" as const,
    file,
    sources: pictures.paths,
    pictures: pictures.files,
    frontmatter: { ...frontmatter, updated },
    ...text,
  };
}

/** The name of the folder is the slug. */
export async function compileArticle(file: string, rendering: MdxRendering) {
  const slug = slugOf(file);
  const { pictures, frontmatter, ...text } = await compileWithPictures(file, rendering, {
    schema: textFolders.blog.schema((name) => readContent(name, languageOfText(file))),
  });
  const { cover, coverAlt, coverFocus, heroImage, heroAlt, heroFocus, ogImage, ...summary } =
    frontmatter;
  const alt =
    coverAlt ??
    fill(readContent("ui", languageOfText(file)).articleLabels.cover, { title: summary.title });
  const crop = (field: string, name: string, focus?: string) =>
    pictures.crop(`${shownPath(file)}: ${field}`, name, "screen", focus);
  const coverPicture = cover && { ...crop("cover", cover, coverFocus), alt };
  const hero = heroImage
    ? { ...crop("heroImage", heroImage, heroFocus), alt: heroAlt ?? alt }
    : coverPicture;
  const plain = plainMarkdown(text.markdown, text.tree, (src) => {
    return cropForBody(pictures, file, { src }).src;
  });
  const card = ogImage ?? heroImage ?? cover;
  if (ogImage) pictures.check(`${shownPath(file)}: ogImage`, ogImage);
  refuseProblems(pictures.problems);
  return {
    kind: "article" as const,
    file,
    sources: pictures.paths,
    pictures: pictures.files,
    frontmatter: {
      slug,
      ...summary,
      ...(coverPicture && { cover: coverPicture }),
      ...(hero && { hero }),
    } satisfies ArticleSummary,
    ...text,
    markdown: plain,
    cardImage: card
      ? {
          file: path.join(path.dirname(file), card),
          focus: ogImage ? undefined : heroImage ? heroFocus : coverFocus,
        }
      : undefined,
  };
}
