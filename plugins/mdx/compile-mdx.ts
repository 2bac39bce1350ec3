import { readFile } from "node:fs/promises";
import path from "node:path";
import { bundleMDX } from "mdx-bundler";
import { getMDXComponent } from "mdx-bundler/client/index.js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeMinifyWhitespace from "rehype-minify-whitespace";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { z } from "zod";
import { fillPrices } from "../../content/price.ts";
import { collectHeadings, type Heading } from "./collect-headings.ts";
import { focusCode } from "./focus-code.ts";
import { labelTasks } from "./label-tasks.ts";
import { MdxError } from "./mdx-error.ts";
import { type Components, type Runtime, safeRuntime } from "./safe-runtime.ts";
import { stagePictures } from "./stage-pictures.ts";
import { wrapTables } from "./wrap-tables.ts";

export type CompiledMdx<Frontmatter> = {
  frontmatter: Frontmatter;
  html: string;
  /** The headings of second rank. */
  contents: Heading[];
  /** The names of the components it uses. */
  components: string[];
  /** The text as it was written, without its frontmatter. */
  markdown: string;
};

type Options<Frontmatter> = {
  schema: z.ZodType<Frontmatter>;
  components?: Components;
  /** What stands for a picture of the text; throws for one that is not there. */
  picture?: Runtime["picture"];
};

/** Compiles one MDX file to static HTML; throws an MdxError that names file and field or line. */
export async function compileMdx<Frontmatter>(
  file: string,
  { schema, components = {}, picture = refusePicture }: Options<Frontmatter>,
): Promise<CompiledMdx<Frontmatter>> {
  const contents: Heading[] = [];
  const { code, matter } = await bundle(file, contents);
  const frontmatter = schema.safeParse(matter.data);
  if (!frontmatter.success) throw MdxError.ofFields(file, schema, matter.data);
  const used = new Set<string>();
  try {
    const runtime = safeRuntime({ components, used, picture });
    const Content = getMDXComponent(code, { _jsx_runtime: runtime });
    const html = renderToStaticMarkup(createElement(Content, { components }));
    const markdown = matter.content.trim();
    return { frontmatter: frontmatter.data, html, contents, components: [...used], markdown };
  } catch (error) {
    throw MdxError.ofRendering(file, error);
  }
}

async function bundle(file: string, contents: Heading[]) {
  try {
    return await bundleMDX({
      source: fillPrices(await readFile(file, "utf8")),
      cwd: path.dirname(path.resolve(file)),
      mdxOptions(options) {
        options.remarkPlugins = [...(options.remarkPlugins ?? []), remarkGfm];
        options.rehypePlugins = [
          rehypeSlug,
          [collectHeadings, contents],
          labelTasks,
          wrapTables,
          focusCode,
          stagePictures,
          rehypeMinifyWhitespace,
        ];
        // The content policy forbids style attributes.
        options.tableCellAlignToStyle = false;
        return options;
      },
      esbuildOptions: (options) => ({ ...options, logLevel: "silent" }),
    });
  } catch (error) {
    throw MdxError.ofBundling(file, error);
  }
}

function refusePicture(): never {
  throw new Error("pictures only belong to articles");
}
