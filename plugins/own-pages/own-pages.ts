import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { loadBody } from "../articles/load-body.ts";
import { type AddAsset, compiledTexts, type TextsApi } from "../compiled-texts.ts";
import { MdxError } from "../mdx/mdx-error.ts";
import { lastChange } from "../page-dates.ts";
import { type CompiledOwnPage, compileOwnPages } from "./compile-own-pages.ts";
import { findWrongPages } from "./find-wrong-pages.ts";

const FOLDER = path.resolve("content/own-pages");

export type OwnPagesApi = TextsApi<CompiledOwnPage>;

/** `virtual:own-pages`: each file of content/own-pages, its text a JSON asset; browsers, without menus to render, get none. */
export function ownPages(): Plugin<OwnPagesApi> {
  return compiledTexts({
    name: "own-pages",
    folder: FOLDER,
    compile: compileAllOwnPages,
    moduleText,
    browserText: "export const ownPages = [];",
  });
}

let kept: Promise<CompiledOwnPage[]> | undefined;

/** Compiles every own page and checks it against the site, a build's once; rejects with an MdxError. */
export function compileAllOwnPages({ keep = false } = {}): Promise<CompiledOwnPage[]> {
  if (!keep || !kept) kept = compileChecked();
  return kept;
}

async function compileChecked(): Promise<CompiledOwnPage[]> {
  const list = await compileOwnPages(FOLDER, loadBody);
  const reader = path.resolve("plugins/own-pages/read-site.ts");
  const { module } = await runnerImport<typeof import("./read-site.ts")>(reader);
  const wrong = findWrongPages(list, await module.readSite());
  if (wrong.length > 0) throw new MdxError(wrong.join("\n"));
  return Promise.all(list.map(dateByHistory));
}

async function dateByHistory(compiled: CompiledOwnPage): Promise<CompiledOwnPage> {
  const updated = await lastChange([compiled.file], FOLDER);
  return { ...compiled, page: { ...compiled.page, updated: updated || compiled.page.updated } };
}

function moduleText(list: CompiledOwnPage[], asset: AddAsset) {
  const entries = list.map(({ file, page, html, contents }) => {
    const { path: href, name, description, updated, menu, footer, title, frame } = page;
    const lede = page.lede ?? description;
    const listed = { path: href, updated, menu, footer, href, label: name, note: description };
    const text = asset(path.parse(file).name, { title, lede, frame, html, contents });
    return `{ ...${JSON.stringify(listed)}, text: ${text} }`;
  });
  return `export const ownPages = [${entries.join(", ")}];`;
}
