import type { z } from "zod";
import { type Checked, checkFile, factsOf } from "~/content/check";
import { FACT_FILES, type Facts } from "~/content/facts";
import { type FileName, type Files, files, folders, schemaOf } from "~/content/files";
import { INSERTION } from "~/content/insertion";
import { type ParsedFile, type Path, parseYamlText } from "~/content/parse-yaml";
import type { Problem } from "~/content/problems";
import { findBrokenReferences } from "~/content/references";
import {
  addressOfText,
  pathOfText,
  type TextFolder,
  textFolderOf,
  textFolders,
} from "~/content/texts";
import { blobId, type ContentStore, folderOf } from "~/features/editor/stores/store.server";
import { findTakenNames } from "~/forms/taken-names";
import type { BodyLink } from "./check-mdx.server";
import { findDeadLinks, findLostHeadings, findLostPlaces } from "./dead-links.server";
import { BODY, isMdx, parseMdx } from "./text-file";

/** The texts of content/ that this site was built from, by their paths. */
export const builtTexts: Record<string, string> = import.meta.glob("/content/**/*.{yaml,mdx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function pathOf(name: string): string {
  const folder = folderOfText(name);
  return folder ? pathOfText(name, folder) : `content/${name}.yaml`;
}

export const builtText = (name: string) => builtTexts[`/${pathOf(name)}`] ?? "";

/** A file as it is in the repository, or as it was built. */
export const textIn = (texts: Texts, name: string) => texts[`/${pathOf(name)}`] ?? builtText(name);

/** The folder of an article, a film or a page; null for a data file. */
export const folderOfText = (name: string) =>
  Object.hasOwn(files, name) ? null : textFolderOf(name);

/** The files that can be edited, with those of folders, such as locations/leeds-uk. */
export function listNames(texts: Texts = builtTexts): string[] {
  const names = Object.keys(texts).map(nameOfPath);
  return [...new Set([...Object.keys(files), ...names.filter(isEditable)])];
}

/** Of a path such as /content/blog/how-to-light-a-face/index.mdx. */
export const nameOfPath = (path: string) =>
  path.replace(/^\/content\//, "").replace(/(\/index\.mdx|\.mdx|\.yaml)$/, "");

export const namesIn = (texts: Texts, folder: TextFolder) =>
  Object.keys(texts)
    .map(nameOfPath)
    .filter((name) => folderOfText(name) === folder);

const isEntry = (name: string) =>
  Object.keys(folders).some((folder) => name.startsWith(`${folder}/`)) &&
  /^[a-z0-9-]+\/[a-z0-9-]+$/.test(name);

/** No other file of the repository is read or written. */
export function isEditable(name: string): boolean {
  return Object.hasOwn(files, name) || isEntry(name) || folderOfText(name) !== null;
}

export function schemaOfFile(name: string): z.ZodType {
  const folder = folderOfText(name);
  return folder ? textFolders[folder].schema(readBuilt) : schemaOf(name);
}

function readBuilt<Name extends FileName>(name: Name): Files[Name] {
  return parse(name, builtText(name)).value as Files[Name];
}

const MAX_PARSED = 200;
const parsed = new Map<string, ParsedFile>();

/** Once for each text of a file, as long as the Worker stays. */
export function parse(name: string, text: string): ParsedFile {
  const key = `${name}\n${text}`;
  const read = folderOfText(name) ? parseMdx : parseYamlText;
  const file = parsed.get(key) ?? read(pathOf(name), text);
  if (parsed.size > MAX_PARSED) parsed.clear();
  parsed.set(key, file);
  return file;
}

export type SiteContent = Map<string, ParsedFile>;

export function factContent(texts: Texts): SiteContent {
  return new Map(FACT_FILES.map((name) => [name, parse(name, textIn(texts, name))]));
}

export const builtContent = () => factContent(builtTexts);

/** The files of content/ by their paths, such as /content/home.yaml. */
export type Texts = Record<string, string>;

const builtIds = new Map<string, Promise<string>>();
const MAX_READ = 500;
const read = new Map<string, string>();

/** All texts of the repository; only what is new or has changed since the build is read, once. */
export async function storedTexts(store: ContentStore): Promise<Texts> {
  const listed = (await store.listAll()).filter(({ path }) => /\.(yaml|mdx)$/.test(path));
  const found = listed.map(async ({ path, version }): Promise<[string, string]> => {
    const key = `/${path}`;
    const built = builtTexts[key];
    if (built !== undefined && version === (await idOfBuilt(key, built))) return [key, built];
    const text = read.get(version) ?? (await store.read(path))?.text ?? "";
    if (read.size > MAX_READ) read.clear();
    read.set(version, text);
    return [key, text];
  });
  return Object.fromEntries(await Promise.all(found));
}

function idOfBuilt(path: string, text: string): Promise<string> {
  const id = builtIds.get(path) ?? blobId(text);
  builtIds.set(path, id);
  return id;
}

/** What links can lead to and fields can name: articles, films and pages as the repository has them. */
export const knownTexts = async (
  store: ContentStore,
  stored: Promise<Texts> | Texts = storedTexts(store),
): Promise<Texts> => ({
  ...Object.fromEntries(Object.entries(builtTexts).filter(([path]) => !canGo(path))),
  ...(await stored),
});

function canGo(path: string): boolean {
  const folder = folderOfText(nameOfPath(path));
  return folder !== null && textFolders[folder].canGrow;
}

function contentOf(texts: Texts): SiteContent {
  return new Map(neededFiles().map((name) => [name, parse(name, textIn(texts, name))]));
}

export const factsFrom = (content: SiteContent): Facts => factsOf(content);

export type Around = {
  texts: Texts;
  /** The files as they are in the repository. */
  content: SiteContent;
  /** The names of the files beside it. */
  beside: string[];
  /** Addresses that the code serves besides pages, such as redirects. */
  served: string[];
  /** The value of the file before the edit. */
  was: unknown;
};

export async function readAround(
  store: ContentStore,
  name: string,
  { stored, ...known }: Pick<Around, "served" | "was"> & { stored?: Texts | undefined },
): Promise<Around> {
  const folder = folderOf(pathOf(name));
  const [texts, listed] = await Promise.all([
    knownTexts(store, stored),
    folderOfText(name) ? store.list(folder) : [],
  ]);
  const content = contentOf(texts);
  return {
    ...known,
    texts,
    content,
    beside: listed.map(({ path }) => path.slice(folder.length + 1)),
  };
}

/** What the build would refuse about an edited file and, because of it, about others. */
export async function checkEdited(name: string, text: string, around: Around) {
  const { texts, content, served, was } = around;
  const file = parse(name, text);
  if (file.problems.length > 0) return { inFields: [], others: file.problems };
  const after = new Map(content).set(name, file);
  const facts = factsFrom(after);
  const checked = await checkWith(facts, name, file, around);
  const inFields: Problem[] = checked.inFields ?? [];
  if (checked.problems.length > 0)
    return { inFields, others: inFields.length > 0 ? [] : checked.problems };
  const folder = folderOfText(name);
  const site = { texts, built: builtTexts, served, edited: { path: `/${pathOf(name)}`, text } };
  inFields.push(...findDeadLinks(file.value, was, site, checked.links));
  return {
    inFields,
    others: [
      ...(neededFiles().includes(name) ? findNewlyBroken(content, after) : []),
      ...findLostPlaces(file.value, was, site),
      ...(folder
        ? findLostHeadings(
            bodyOf(file.value),
            bodyOf(was),
            addressOfText(name, folder, was) ?? "",
            site,
          )
        : []),
      ...findLostFacts(name, texts, factsFrom(content), facts),
    ],
  };
}

const bodyOf = (value: unknown) => String(Reflect.get(Object(value), BODY) ?? "");

export async function checkWith(
  facts: Facts,
  name: string,
  file: ParsedFile,
  { content, texts, beside }: Around,
): Promise<Checked & { links?: BodyLink[] }> {
  const folder = folderOfText(name);
  if (!folder || !isMdx(file)) return checkFile(name, file, facts);
  const read = <Name extends FileName>(list: Name) =>
    (content.get(list) ?? parse(list, builtText(list))).value as Files[Name];
  // Loaded here: the parser of Markdown would delay each form.
  const { checkMdx } = await import("./check-mdx.server");
  const articles = () => namesIn(texts, "blog").map((name) => name.slice("blog/".length));
  return checkMdx(file, { folder, facts, read, beside, articles });
}

let needed: string[] | undefined;

function neededFiles(): string[] {
  if (needed) return needed;
  const read = new Set<string>(FACT_FILES);
  findReferences(builtContent(), (name) => read.add(name));
  needed = [...read];
  return needed;
}

/** References that are broken by this edit and were not before, in whatever line. */
function findNewlyBroken(before: SiteContent, after: SiteContent): string[] {
  const broken = findReferences(after);
  if (broken.length === 0) return [];
  const known = findReferences(before).map(withoutNumbers);
  return broken.filter((it) => !known.includes(withoutNumbers(it)));
}

class Unreadable extends Error {}

/** References of the files without faults; `tell` gets the names of the others. */
function findReferences(content: SiteContent, tell?: (name: string) => void): string[] {
  const facts = factsFrom(content);
  const file = (name: string) => content.get(name) ?? parse(name, builtText(name));
  const read = <Name extends FileName>(name: Name): Files[Name] => {
    tell?.(name);
    const { value } = checkFile(name, file(name), facts);
    if (value === undefined) throw new Unreadable();
    return value as Files[Name];
  };
  const described = listNames().flatMap((name) => /^locations\/(.+)$/.exec(name)?.[1] ?? []);
  try {
    const lineOf = (name: FileName, path: Path) => file(name).lineOf(path);
    return [...findBrokenReferences(read, described, lineOf), ...findTakenNames(read, lineOf)];
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

const withoutNumbers = (sentence: string) => sentence.replaceAll(/line \d+/g, "line");

/** Texts that insert a fact which this edit removes. */
function findLostFacts(name: string, texts: Texts, before: Facts, after: Facts): string[] {
  const lost = [...before.texts.keys()].filter((fact) => !after.texts.has(fact));
  if (lost.length === 0) return [];
  const others = Object.entries(texts).filter(([path]) => path !== `/${pathOf(name)}`);
  return others.flatMap(([path, text]) => {
    const inserted = [...text.matchAll(INSERTION)].map(([, fact = ""]) => fact);
    const first = inserted.find((fact) => lost.includes(fact));
    return first
      ? `${path.slice(1)}: inserts {${first}}, which would be gone. Change that text first.`
      : [];
  });
}
