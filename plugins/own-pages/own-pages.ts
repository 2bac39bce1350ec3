import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { loadBody } from "../articles/load-body.ts";
import { contentModule } from "../content-module.ts";
import { MdxError } from "../mdx/mdx-error.ts";
import { type CompiledOwnPage, compileOwnPages } from "./compile-own-pages.ts";
import { findWrongPages } from "./find-wrong-pages.ts";

const ROOT = path.resolve("content/own-pages");

export type OwnPagesApi = { compiled: () => Promise<CompiledOwnPage[]> };

/**
 * Makes every MDX file of content/own-pages a page: `virtual:own-pages` lists them with their text. Browsers
 * get an empty list, for menus that only the server renders.
 */
export function ownPages(): Plugin<OwnPagesApi> {
  return contentModule({
    name: "own-pages",
    root: ROOT,
    inBrowsers: "export const ownPages = [];",
    compile: compileChecked,
    write: moduleText,
  });
}

async function compileChecked(): Promise<CompiledOwnPage[]> {
  const list = await compileOwnPages(ROOT, loadBody);
  const reader = path.resolve("plugins/own-pages/read-site.ts");
  const { module } = await runnerImport<typeof import("./read-site.ts")>(reader);
  const wrong = findWrongPages(list, await module.readSite());
  if (wrong.length > 0) throw new MdxError(wrong.join("\n"));
  return list;
}

function moduleText(list: CompiledOwnPage[], asset: (name: string, value: unknown) => string) {
  const entries = list.map(({ file, page, html, contents }) => {
    const { path: href, name, description, updated, menu, footer, title, frame } = page;
    const lede = page.lede ?? description;
    const listed = { path: href, updated, menu, footer, href, label: name, note: description };
    const text = asset(path.parse(file).name, { title, lede, frame, html, contents });
    return `{ ...${JSON.stringify(listed)}, text: ${text} }`;
  });
  return `export const ownPages = [${entries.join(", ")}];`;
}
