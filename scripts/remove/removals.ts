import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withoutAbsentLinks } from "../../app/content/leave-out.ts";
import { parts } from "../../plugins/check-content/parts.ts";
import { facts, listWritten, pathOf, readContent } from "../../plugins/content/read-content.ts";
import { root } from "../tools.ts";
import { withoutEntries, withoutField } from "./cut.ts";

/** A line in which words stand where something was inserted. */
type Written = { file: string; line: string };

type Removal = () => Written[];

/** Where these lines are once everything is removed, one sentence a file. */
export function listLines(written: Written[]): string[] {
  return [...Map.groupBy(written, ({ file }) => file)].flatMap(([file, named]) => {
    const target = path.join(root, file);
    if (!existsSync(target)) return [];
    const lines = readFileSync(target, "utf8").split("\n");
    const at = lines.flatMap((line, index) =>
      named.some((it) => it.line === line) ? index + 1 : [],
    );
    return at.length > 0 ? [`${file}: read again line ${at.join(", ")}`] : [];
  });
}

/** By the word that removes it, what the site can go without; also while files are wrong, such as prices in another currency. */
export function listRemovals(): Map<string, Removal> {
  const files = new Map(listWritten().map(({ name, filled }) => [name, filled]));
  const part = (file: string, key: string) => Reflect.get(Object(files.get(file)), key);
  const listed = textsOf(files.get("pages"), "path");
  const pages = Object.entries(parts).filter(([, { page }]) => listed.includes(page));
  const studios = textsOf(part("brand", "studios"), "slug");
  const bundles = textsOf(part("offers", "bundles"), "slug");
  return new Map([
    ...pages.map(([name, { page }]) => [name, () => removePage(page)] as const),
    ...studios.map((slug) => [slug, () => removeStudio(slug)] as const),
    ...bundles.map((slug) => [slug, () => removeBundle(slug)] as const),
    ...(part("home", "titleFilm") ? [["title-film", removeTitleFilm] as const] : []),
  ]);
}

function textsOf(list: unknown, field: string): string[] {
  const found = (Array.isArray(list) ? list : []).map((it) => Reflect.get(Object(it), field));
  return found.filter((it) => typeof it === "string");
}

function removePage(page: string): Written[] {
  edit("pages", (text) => withoutEntries(text, [], "path", page));
  return [];
}

function removeTitleFilm(): Written[] {
  edit("home", (text) => withoutField(text, ["titleFilm"]));
  rmSync(path.join(root, "public/film"), { recursive: true, force: true });
  return [];
}

function removeBundle(slug: string): Written[] {
  const { texts } = facts();
  edit("offers", (text) => withoutEntries(text, ["bundles"], "slug", slug));
  return writeOut(slug, texts, (text) =>
    text
      .replaceAll(new RegExp(`^offer: "?${slug}"?\n`, "gm"), "")
      .replaceAll(new RegExp(`(/video-packages[^)\\s"]*)#${slug}(?![\\w-])`, "g"), "$1"),
  );
}

function removeStudio(slug: string): Written[] {
  const address = `/locations/${slug}`;
  const { texts } = facts();
  const { menus, footer } = readContent("navigation");
  const lists = Object.entries({ menus, footer }).flatMap(([name, list]) =>
    list.map((_, at) => [name, String(at), "links"]),
  );
  edit("brand", (text) => withoutEntries(text, ["studios"], "slug", slug));
  edit("pages", (text) => withoutEntries(text, [], "path", address));
  edit("images", (text) => withoutField(text, ["pageImages", address]));
  edit("navigation", (text) =>
    lists.reduce((left, list) => withoutEntries(left, list, "href", address), text),
  );
  rmSync(path.join(root, pathOf(`locations/${slug}`)), { force: true });
  return writeOut(slug, texts, (text) =>
    withoutAbsentLinks(text, (it) => it.split("#")[0] === address),
  );
}

/** Replaces insertions of a removed entry by their words: an unknown insertion stops the build. */
function writeOut(
  slug: string,
  texts: Map<string, string>,
  change: (text: string) => string,
): Written[] {
  const insertion = new RegExp(`\\{([A-Za-z-]+:${slug}(?::[^{}]*)?)\\}`, "g");
  return globSync("content/**/*.{yaml,mdx}", { cwd: root })
    .sort()
    .flatMap((file) => {
      const target = path.join(root, file);
      const before = readFileSync(target, "utf8");
      const lines = before.split("\n").map((line) => {
        const isNote = /^\s*#/.test(line);
        return isNote ? line : line.replace(insertion, (written, it) => texts.get(it) ?? written);
      });
      const changed = lines.filter((line, at) => before.split("\n")[at] !== line);
      const after = change(lines.join("\n"));
      if (after !== before) writeFileSync(target, after);
      const shown = file.replaceAll(path.sep, "/");
      return changed.map((line) => ({ file: shown, line: change(line) }));
    });
}

function edit(name: string, change: (text: string) => string): void {
  const target = path.join(root, pathOf(name));
  writeFileSync(target, change(readFileSync(target, "utf8")));
}
