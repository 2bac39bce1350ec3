import { readdir } from "node:fs/promises";
import path from "node:path";
import { type OwnPageFrontmatter, ownPageSchema } from "../../content/schema/own-page.ts";
import type { ArticleBody } from "../articles/load-body.ts";
import { readPicturesBeside } from "../articles/pictures-beside.ts";
import { compileMdx } from "../mdx/compile-mdx.ts";

export type CompiledOwnPage = {
  file: string;
  page: OwnPageFrontmatter;
  html: string;
  contents: { id: string; text: string }[];
  /** What it was made from, and the sized pictures it shows. */
  sources: string[];
  pictures: string[];
};

/** Compiles every MDX file of `folder`, which need not exist, by their names; throws an MdxError. */
export async function compileOwnPages(
  folder: string,
  loadBody: () => Promise<ArticleBody>,
): Promise<CompiledOwnPage[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".mdx"));
  if (names.length === 0) return [];
  const body = await loadBody();
  const files = names.sort().map((name) => path.join(folder, name));
  return Promise.all(files.map((file) => compileOwnPage(file, body)));
}

async function compileOwnPage(file: string, body: ArticleBody): Promise<CompiledOwnPage> {
  const beside = await readPicturesBeside(file);
  const { frontmatter, html, contents } = await compileMdx(file, {
    schema: ownPageSchema,
    components: body.components,
    picture: ({ src, alt, isStill }) => body.picture({ picture: beside.ofText(src, isStill), alt }),
  });
  const pictures = await beside.keep();
  const sources = [file, ...beside.sources];
  return { file, page: frontmatter, html, contents, sources, pictures };
}
