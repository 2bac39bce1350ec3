import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Checked, checkFile, factsOf } from "../../app/content/check.ts";
import { FACT_FILES, type Facts } from "../../app/content/facts.ts";
import {
  type FileName,
  type Files,
  type FolderName,
  type Folders,
  files,
  folders,
} from "../../app/content/files.ts";
import { fillFacts } from "../../app/content/fill-facts.ts";
import {
  factsInLanguage,
  isTranslated,
  mergeTranslation,
  NO_TRANSLATION,
} from "../../app/content/in-language.ts";
import { type IsAbsent, pathInWhole } from "../../app/content/leave-out.ts";
import { nearest } from "../../app/content/nearest.ts";
import { NOTED_FILE } from "../../app/content/noted.ts";
import { type ParsedFile, type Path, parseYaml, unreadable } from "../../app/content/parse-yaml.ts";
import { STUDIO_ENTRIES } from "../../app/content/references.ts";
import type { Translated } from "../../app/content/translate.ts";
import { REDIRECTS } from "../../app/routes/redirects.ts";
import { absentFrom } from "../../app/seo/optional-pages.ts";
import { refuseProblems } from "../check-content/content-error.ts";
import { parts } from "../check-content/parts.ts";
import { findLanguageProblems, type Language, languageOfFile, ownLanguage } from "./language.ts";
import { readNoted } from "./noted.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

export const pathOf = (name: string) => `content/${name}.yaml`;

/** The files that every text may depend on. */
export const FACT_PATHS = [...FACT_FILES, "pages"].map((name) => path.join(ROOT, pathOf(name)));

const valid = new Map<string, unknown>();
let staysValid = false;

/** From now on a file that is wrong is what it was before: the development server says what is wrong in the page. */
export function keepValid(): void {
  staysValid = true;
}

/** A data file of content/ with its facts filled in; throws a ContentError that says what is wrong with it. */
export function readContent<Name extends FileName>(
  name: Name,
  language: Language = ownLanguage,
): Files[Name] {
  const { value, problems } = check(name, language);
  const key = keyOf(name, language);
  if (problems.length === 0) valid.set(key, value);
  else if (!staysValid || !valid.has(key)) refuseProblems(problems);
  return valid.get(key) as Files[Name];
}

const keyOf = (name: string, language: Language) => `${language ?? ""}/${name}`;

export function readFolder<Name extends FolderName>(folder: Name): Folders[Name] {
  const entries = listContent().filter(({ name }) => path.dirname(name) === folder);
  const named = entries.map(({ name, value }) => [path.basename(name), value]);
  return Object.fromEntries(named) as Folders[Name];
}

export function listContent(): (ParsedFile & { name: string })[] {
  return listNames().flatMap((name) => {
    const { value, leftOut = [] } = check(name, ownLanguage);
    if (value === undefined) return [];
    const parsed = readIn(ownLanguage, name);
    const lineOf = (path: Path) => parsed.lineOf(pathInWhole(path, leftOut));
    return { ...parsed, name, value, lineOf };
  });
}

/** The data files that can be read: not checked, but with their facts filled in. */
export function listWritten(): (ParsedFile & { name: string; filled: unknown })[] {
  return listNames().flatMap((name) => {
    const parsed = readIn(ownLanguage, name);
    if (parsed.problems.length > 0) return [];
    return { ...parsed, name, filled: fillFacts(parsed.value, facts(ownLanguage)).filled };
  });
}

export function findFileProblems(): string[] {
  const first = findProblemsIn(null);
  const inOwn = first.length > 0 || !ownLanguage ? [] : findProblemsIn(ownLanguage);
  return [...new Set([...first, ...findStrayFiles(), ...inOwn])];
}

function findProblemsIn(language: Language): string[] {
  const found = listNames().flatMap((it) => findLostStudio(it) ?? check(it, language).problems);
  return [...facts(language).problems, ...found];
}

/** The page of a studio that is gone, all of whose insertions would be unknown. */
function findLostStudio(name: string): string | undefined {
  const slug = /^locations\/(.+)$/.exec(name)?.[1];
  const { texts, isIncomplete } = facts(null);
  if (!slug || isIncomplete || texts.has(`city:${slug}`)) return;
  return `${pathOf(name)}: there is no studio ${slug}. Add it to studios, or delete this file and the entries of /locations/${slug} in ${STUDIO_ENTRIES}.`;
}

export function listNames(): string[] {
  const entries = Object.keys(folders).flatMap((it) => find(`content/${it}/*.yaml`));
  return [...new Set([...Object.keys(files), ...entries.map(nameOf)])];
}

const nameOf = (file: string) => file.slice("content/".length, -".yaml".length);

const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();

type Inputs = { parsed: ParsedFile; facts: Facts; pages: ParsedFile };
const checkedFiles = new Map<string, Inputs & { checked: Checked }>();

/** Checked once, until the file, the list of pages or one with facts is written again. */
function check(name: string, language: Language): Checked {
  const key = keyOf(name, language);
  const parsed = readIn(language, name);
  const now: Inputs = { parsed, facts: facts(language), pages: read(PAGES) };
  const before = checkedFiles.get(key);
  if (before?.parsed === now.parsed && before.facts === now.facts && before.pages === now.pages)
    return before.checked;
  const known = factsFor(pathOf(name), language);
  const checked = checkFile(name, now.parsed, known, name === PAGES ? undefined : isAbsent());
  checkedFiles.set(key, { ...now, checked });
  return checked;
}

const PAGES = "pages";

/** A file of a part that the site goes without: nothing of it is shown. */
export function isOfGonePart(file: string): boolean {
  const name = file.replace(/^content\//, "");
  return Object.values(parts).some((part) => isAbsent()(part.page) && part.files?.test(name));
}

/** Tells which addresses are of pages that the site does not have; none while its list of pages has faults. */
export function isAbsent(): IsAbsent {
  const { value } = read(PAGES);
  const listed = (Array.isArray(value) ? value : []).map((it) => String(Object(it).path));
  if (listed.length === 0) return () => false;
  const isGone = absentFrom(listed);
  return (address) => {
    const [path = ""] = address.split(/[?#]/);
    const target = REDIRECTS[path] ?? path;
    return isGone(target) && !isUnknownStudio(target);
  };
}

/** An address with a slip is a fault. */
function isUnknownStudio(path: string): boolean {
  const [, name] = /^\/(locations\/.+)/.exec(path) ?? [];
  return name !== undefined && !listNames().includes(name);
}

/** What a file may insert. Amounts need not be in the site's currency where nobody reads them. */
export function factsFor(file: string, language: Language = ownLanguage): Facts {
  const { place, ...all } = facts(language);
  return { ...all, place: isOfGonePart(file) ? { ...place, currency: undefined } : place };
}

const collected = new Map<Language, { from: ParsedFile[]; facts: Facts }>();

export function facts(language: Language = ownLanguage): Facts {
  const from = FACT_FILES.map((name) => readIn(language, name));
  const before = collected.get(language);
  if (before && from.every((it, at) => it === before.from[at])) return before.facts;
  const parsed = new Map(FACT_FILES.map((name, at) => [name, from[at] as ParsedFile]));
  const own = factsOf(parsed);
  const found = language ? factsInLanguage(facts(null), own) : own;
  collected.set(language, { from, facts: found });
  return found;
}

type Merged = {
  first: ParsedFile;
  own: ParsedFile;
  noted: unknown;
  parsed: ParsedFile;
  translated: Translated;
};
const mergedFiles = new Map<string, Merged>();

function readIn(language: Language, name: string): ParsedFile {
  return language ? readMerged(language, name).parsed : read(name);
}

/** A file of a language beside that of the first one: which texts it has, and which not. */
export function readMerged(language: string, name: string): Merged {
  const first = read(name);
  const own = readTranslation(language, name);
  const noted = readNoted(language);
  const key = keyOf(name, language);
  const before = mergedFiles.get(key);
  if (before?.first === first && before.own === own && before.noted === noted) return before;
  const options = { language, noted: noted[`${name}.yaml`], facts: facts(null) };
  const merged = { first, own, noted, ...mergeTranslation(name, first, own, options) };
  mergedFiles.set(key, merged);
  return merged;
}

function readTranslation(language: string, name: string): ParsedFile {
  const inLanguage = `${language}/${name}`;
  if (!existsSync(path.join(ROOT, pathOf(inLanguage)))) return NO_TRANSLATION;
  if (isTranslated(name)) return read(inLanguage);
  const why = `${pathOf(inLanguage)}: is read by the studio alone, in its own language. Delete it.`;
  return unreadable(pathOf(inLanguage), why);
}

type Read = { changed: number; size: number; parsed: ParsedFile };

const known = new Map<string, Read>();

/** Parsed once, until it is written again. */
function read(name: string): ParsedFile {
  const file = pathOf(name);
  const stats = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
  if (!stats?.isFile())
    return unreadable(
      file,
      `${file}: is missing. Put it back; docs/content.md says how a site goes without a part.`,
    );
  const before = known.get(name);
  if (before && before.changed === stats.mtimeMs && before.size === stats.size)
    return before.parsed;
  const parsed = parseYaml(file, readFileSync(path.join(ROOT, file)));
  known.set(name, { changed: stats.mtimeMs, size: stats.size, parsed });
  return parsed;
}

/** Files that nothing reads: one was renamed, or its ending is another. */
function findStrayFiles(): string[] {
  const names = listNames();
  const files = find("content/**/*.{yaml,yml,mdx}");
  const inLanguages = files.filter((file) => languageOfFile(file) !== undefined);
  const folders = inLanguages.map((file) => languageOfFile(file) ?? "");
  const stray = files.filter((file) => !file.endsWith(".mdx") && !inLanguages.includes(file));
  return [
    ...findLanguageProblems([...new Set(folders)]),
    ...findUntranslatable(inLanguages, names),
    ...stray
      .filter((file) => !names.some((name) => pathOf(name) === file))
      .map((file) => {
        const [like] = nearest(file, names.map(pathOf));
        return `${file}: is no file that the site reads. Rename it, such as to ${like}, or delete it.`;
      }),
  ];
}

function findUntranslatable(files: string[], names: string[]): string[] {
  const known = [...names.filter(isTranslated).map(pathOf), ...find("content/**/*.mdx")];
  return files.flatMap((file) => {
    const translated = file.replace(/^content\/[^/]+\//, "content/");
    if (translated === `content/${NOTED_FILE}` || known.includes(translated)) return [];
    const [like] = nearest(translated, known);
    return `${file}: there is no ${translated} that it could translate. Rename it, such as to ${like?.replace("content/", `content/${languageOfFile(file)}/`)}, or delete it.`;
  });
}
