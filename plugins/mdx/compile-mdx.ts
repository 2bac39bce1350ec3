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
import type { CompiledText } from "../../content/schema/mdx.ts";
import { problemsOf } from "../../content/schema/problems.ts";
import {
  bundlingError,
  ContentError,
  renderingError,
  shownPath,
} from "../check-content/content-error.ts";
import {
  collectHeadings,
  focusCode,
  labelTasks,
  stagePictures,
  wrapTables,
} from "./rehype-plugins.ts";
import { type Components, type Runtime, safeRuntime } from "./safe-runtime.ts";

type Options<Frontmatter> = {
  schema: z.ZodType<Frontmatter>;
  components?: Components;
  /** What stands for a picture of the text; throws for one that is not there. */
  picture?: Runtime["picture"];
};

/** Compiles one MDX file to static HTML; throws a ContentError that names file and field or line. */
export async function compileMdx<Frontmatter>(
  file: string,
  { schema, components = {}, picture = refusePicture }: Options<Frontmatter>,
): Promise<CompiledText<Frontmatter>> {
  const contents: CompiledText<Frontmatter>["contents"] = [];
  const { code, matter } = await bundle(file, contents);
  const frontmatter = schema.safeParse(matter.data);
  if (!frontmatter.success) {
    throw new ContentError(problemsOf(shownPath(file), schema, matter.data).join("\n"));
  }
  const used = new Set<string>();
  try {
    const runtime = safeRuntime({ components, used, picture });
    const Content = getMDXComponent(code, { _jsx_runtime: runtime });
    const html = renderToStaticMarkup(createElement(Content, { components }));
    const markdown = matter.content.trim();
    return { frontmatter: frontmatter.data, html, contents, components: [...used], markdown };
  } catch (error) {
    throw renderingError(file, error);
  }
}

async function bundle(file: string, contents: CompiledText<unknown>["contents"]) {
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
    throw bundlingError(file, error);
  }
}

function refusePicture(): never {
  throw new Error("pictures only belong to articles");
}
