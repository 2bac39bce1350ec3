import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Article } from "../../app/features/blog/article.ts";
import { articleSchema } from "../../content/schema/blog.ts";
import { compileMdx } from "../mdx/compile-mdx.ts";
import { MdxError } from "../mdx/mdx-error.ts";
import type { ArticleBody } from "./load-body.ts";
import { readPicturesBeside } from "./pictures-beside.ts";
import { plainMarkdown } from "./plain-markdown.ts";

export type CompiledArticle = {
  article: Article;
  /** What it was made from, and the sized pictures it shows. */
  sources: string[];
  pictures: string[];
  /** The picture over which its social card is drawn. */
  still: string | undefined;
};

/** Compiles every folder of `root` that holds an index.mdx, newest article first. */
export async function compileArticles(root: string, body: ArticleBody): Promise<CompiledArticle[]> {
  const folders = await readdir(root, { withFileTypes: true });
  const names = folders.filter((it) => it.isDirectory()).map((it) => path.join(root, it.name));
  const compiled = await Promise.all(names.map((folder) => compileArticle(folder, body)));
  return compiled.sort((a, b) => b.article.publishDate.localeCompare(a.article.publishDate));
}

/** Compiles one article's folder, whose name is the slug; throws an MdxError. */
export async function compileArticle(folder: string, body: ArticleBody): Promise<CompiledArticle> {
  const file = path.join(folder, "index.mdx");
  const slug = path.basename(folder);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw MdxError.ofRendering(file, BAD_SLUG);
  const beside = await readPicturesBeside(file);
  const { frontmatter, ...text } = await compileMdx(file, {
    schema: articleSchema,
    components: body.components,
    picture: ({ src, alt, isStill }) => body.picture({ picture: beside.ofText(src, isStill), alt }),
  });
  const markdown = plainMarkdown(text.markdown, (picture) => beside.ofText(picture, true).src);
  const { cover: name, coverAlt, heroImage, heroAlt, ogImage, ...summary } = frontmatter;
  const find = (field: string, it: string) => inField(file, field, () => beside.find(it));
  const alt = coverAlt ?? `${summary.title} cover image`;
  const cover = name && { ...find("cover", name), alt };
  const hero = heroImage ? { ...find("heroImage", heroImage), alt: heroAlt ?? alt } : cover;
  const card = ogImage ?? heroImage ?? name;
  if (ogImage) find("ogImage", ogImage);
  const shown = { ...(cover && { cover }), ...(hero && { hero }) };
  return {
    article: { slug, ...summary, ...shown, ...text, markdown },
    sources: [file, ...beside.sources],
    pictures: await beside.keep(),
    still: card && path.join(folder, card),
  };
}

const BAD_SLUG = "the folder's name becomes the address: lower-case words joined by hyphens";

function inField<Value>(file: string, field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw MdxError.ofRendering(file, `${field}: ${(error as Error).message}`);
  }
}
