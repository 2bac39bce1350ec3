import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Root } from "mdast";
import { getMDXComponent } from "mdx-bundler/client/index.js";
import { createElement, type ElementType, type Key, type ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeMinifyWhitespace from "rehype-minify-whitespace";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { z } from "zod";
import { checkParsed } from "../../app/content/check.ts";
import { fillText } from "../../app/content/fill-text.ts";
import { withoutAbsentLinks } from "../../app/content/leave-out.ts";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { describeRefusedScheme } from "../../app/content/link-address.ts";
import { checkBody } from "../../app/content/mdx/check-body.ts";
import type { Components as AllowedComponents } from "../../app/content/mdx/components.ts";
import { parseMdx } from "../../app/content/mdx/parse-mdx.ts";
import { type ParsedText, parseText } from "../../app/content/parse-text.ts";
import type { CompiledText } from "../../app/content/schema/mdx.ts";
import { slugOf as slugOfTitle } from "../../app/content/slug.ts";
import { cachedFile, contentHash } from "../cache.ts";
import { ContentError, renderingError, shownPath } from "../check-content/content-error.ts";
import { languageOfText, translationOf } from "../content/language.ts";
import { factsFor, isAbsent, readContent } from "../content/read-content.ts";
import {
  collectHeadings,
  focusCode,
  labelTasks,
  unwrapPictures,
  wrapTables,
} from "./rehype-plugins.ts";

export type Options<Frontmatter> = {
  schema: z.ZodType<Frontmatter>;
  components?: Components;
  /** The attributes that each of them may have. */
  allowed?: AllowedComponents;
  picture?: Runtime["picture"];
  /** What the text may insert besides facts. */
  tokens?: Map<string, string>;
  /** What is wrong with the frontmatter besides its schema, one sentence each. */
  check?: (fields: Record<string, unknown>) => Promise<string[]>;
};

type Bundled = Pick<CompiledText<unknown>, "contents" | "markdown"> & {
  code: string;
  tree: Root;
};

const COMPILER = [
  "package-lock.json",
  "content/ui.yaml",
  ...globSync("{plugins,app/content}/mdx/*.ts").sort(),
];
const compiler = Promise.all(COMPILER.map((name) => readFile(name)));

/** Compiles one MDX file to static HTML; throws a ContentError that names file and field or line. */
export async function compileMdx<Frontmatter>(
  of: string,
  {
    schema,
    components = {},
    allowed = {},
    picture = refusePicture,
    tokens = new Map(),
    check,
  }: Options<Frontmatter>,
): Promise<CompiledText<Frontmatter> & Pick<Bundled, "tree"> & Pick<Runtime, "refusedUrls">> {
  const file = translationOf(of) ?? of;
  const { fields, body } = await readText(file);
  const known = factsFor(shownPath(of), languageOfText(of));
  const texts = new Map([...known.texts, ...tokens]);
  const { value, problems } = checkParsed(schema, fields, { ...known, texts }, isAbsent());
  const others = fields.problems.length > 0 ? [] : await check?.(Object(fields.value));
  const checked = checkBody(shownPath(file), body, { ...known, texts }, allowed);
  const filled = withoutAbsentLinks(checked.filled, isAbsent());
  const named = others?.map((problem) => `${shownPath(file)}: ${problem}`) ?? [];
  problems.push(...named, ...checked.problems);
  const note = ({ message }: ContentError) => void problems.push(message);
  const bundled = checked.problems.length > 0 ? null : await bundleCached(file, filled).catch(note);
  if (!bundled || problems.length > 0) throw new ContentError(problems.join("\n"));
  const { code, markdown, tree } = bundled;
  const ids = await placesInFirst(of, file, bundled, tokens);
  const contents = bundled.contents.map((it) => ({ ...it, id: ids.get(it.id) ?? it.id }));
  const used = new Set<string>();
  const refusedUrls: string[] = [];
  try {
    const runtime = safeRuntime({ components, used, refusedUrls, picture });
    const Content = getMDXComponent(code, { _jsx_runtime: runtime });
    const html = renderToStaticMarkup(createElement(Content, { components })).replace(
      /(?<=<h2 id=")[^"]+/g,
      (id) => ids.get(id) ?? id,
    );
    warnOfRefused(refusedUrls, shownPath(file), await readFile(file, "utf8"));
    const text = { html, contents, components: [...used], markdown };
    return { frontmatter: value as Frontmatter, ...text, tree, refusedUrls };
  } catch (error) {
    throw renderingError(file, error);
  }
}

/** The headings of a translation are places by the names of those of the first language: links lead to both. */
async function placesInFirst(
  of: string,
  file: string,
  { contents }: Bundled,
  tokens: Map<string, string>,
) {
  if (file === of) return new Map<string, string>();
  const facts = factsFor(shownPath(of), null);
  const texts = new Map([...facts.texts, ...tokens]);
  const { filled } = fillText(shownPath(of), (await readText(of)).body, { ...facts, texts });
  const first = (await bundleCached(of, filled)).contents;
  if (first.length === contents.length)
    return new Map(contents.map(({ id }, at) => [id, first[at]?.id ?? id]));
  const why = `has ${contents.length} headings that begin with ##, and ${first.length} in the first language. Make them as many, in the same order.`;
  throw new ContentError(`${shownPath(file)}: ${why}`);
}

async function readText(file: string): Promise<ParsedText> {
  if (existsSync(file)) return parseText(shownPath(file), await readFile(file));
  const why = "its folder needs this file. Write it, or delete the folder.";
  throw new ContentError(`${shownPath(file)}: ${why}`);
}

/** What an unchanged text is compiled to is cached: two hundred articles take twenty seconds. */
async function bundleCached(file: string, body: string): Promise<Bundled> {
  const hash = contentHash(body, ...(await compiler));
  const bundled = await cachedFile(`texts/${hash}`, async () =>
    serialize(await bundleSource(file, body)),
  );
  return deserialize(await readFile(bundled));
}

async function bundleSource(file: string, source: string): Promise<Bundled> {
  const contents: Bundled["contents"] = [];
  // The compiler would wrap what is wrong with a file that its plugins read.
  readContent("ui");
  try {
    const { bundleMDX } = await import("mdx-bundler");
    const { code } = await bundleMDX({
      source,
      cwd: path.dirname(path.resolve(file)),
      mdxOptions(options) {
        options.remarkPlugins = [...(options.remarkPlugins ?? []), remarkGfm];
        options.rehypePlugins = [
          rehypeSlug,
          [collectHeadings, contents],
          labelTasks,
          wrapTables,
          focusCode,
          unwrapPictures,
          rehypeMinifyWhitespace,
        ];
        // The Content-Security-Policy forbids style attributes.
        options.tableCellAlignToStyle = false;
        return options;
      },
      esbuildOptions: (options) => ({ ...options, logLevel: "silent" }),
    });
    const markdown = source.trim();
    return { code, markdown, tree: parseMdx(markdown), contents };
  } catch (error) {
    throw renderingError(file, error);
  }
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function slugOf(file: string): string {
  const slug = path.basename(path.dirname(file));
  if (SLUG.test(slug)) return slug;
  const better = slugOfTitle(slug);
  const write = SLUG.test(better) ? `. Rename it to ${better}.` : ".";
  const why = "the folder's name becomes the address: lower-case words joined by hyphens";
  throw new ContentError(`${shownPath(file)}: ${why}${write}`);
}

function refusePicture(): never {
  throw new Error("a legal page shows no pictures. Remove them");
}

type ContentProps = Parameters<ReturnType<typeof getMDXComponent>>[0];
export type Components = NonNullable<ContentProps["components"]>;

type Props = { [name: string]: unknown; children?: ReactNode };

type Runtime = {
  components: Components;
  used: Set<string>;
  /** Refused URLs, which become empty. */
  refusedUrls: string[];
  picture: (props: { src: string; alt: string }) => ReactNode;
};

const URL_PROPS = ["href", "src"];

/** The JSX runtime of all elements. It checks every URL against the allowed schemes. */
function safeRuntime(runtime: Runtime) {
  const names = new Map<unknown, string>(
    Object.entries(runtime.components).map(([name, component]) => [component, name]),
  );
  const guarded =
    (create: typeof jsx) =>
    (type: ElementType, props: Props, key?: Key): ReactNode => {
      const name = typeof type === "string" ? undefined : names.get(type);
      if (name) runtime.used.add(name);
      if (typeof type !== "string") return create(type, props, key);
      const safe = withSafeUrls(props, runtime.refusedUrls);
      if (type === "img") {
        return runtime.picture({ src: String(safe.src), alt: String(safe.alt ?? "") });
      }
      return create(type, type === "a" ? inNewTab(safe) : safe, key);
    };
  return { Fragment, jsx: guarded(jsx), jsxs: guarded(jsxs) };
}

function withSafeUrls(props: Props, refusedUrls: string[]): Props {
  const safe = { ...props };
  for (const name of URL_PROPS) {
    const address = String(safe[name] ?? "");
    if (!(name in safe) || !describeRefusedScheme(address)) continue;
    safe[name] = "";
    refusedUrls.push(address);
  }
  return safe;
}

function inNewTab({ children, ...props }: Props): Props {
  if (!/^(https?:)?\/\//i.test(String(props.href ?? ""))) return { ...props, children };
  const hint = createElement("span", { className: "sr-only" }, ` ${readContent("ui").newTab}`);
  const both = createElement(Fragment, null, ...[children].flat(), hint);
  return { ...props, target: "_blank", rel: "noopener noreferrer", children: both };
}

function warnOfRefused(refusedUrls: string[], file: string, text: string): void {
  let end = 0;
  for (const address of refusedUrls) {
    const at = Math.max(text.indexOf(address, end), text.indexOf(address));
    const why = describeRefusedScheme(address) ?? "";
    console.warn(at < 0 ? `${file}: ${why}` : atLine(file, text, lineAt(text, at), why));
    end = at + 1;
  }
}
