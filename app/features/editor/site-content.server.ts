import { checkFile, factsOf } from "~/content/check";
import { FACT_FILES, type Facts } from "~/content/facts";
import { type FileName, type Files, files, folders } from "~/content/files";
import { INSERTION } from "~/content/insertion";
import { type ParsedFile, type Path, parseYamlText } from "~/content/parse-yaml";
import type { Problem } from "~/content/problems";
import { findBrokenReferences } from "~/content/references";
import { findTakenNames } from "~/forms/taken-names";
import { findDeadLinks, findLostPlaces } from "./dead-links.server";
import { blobId, type ContentStore } from "./store.server";

/** The texts of content/ that this site was built from, by their paths. */
const builtTexts: Record<string, string> = import.meta.glob("/content/**/*.{yaml,mdx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const pathOf = (name: string) => `content/${name}.yaml`;
export const builtText = (name: string) => builtTexts[`/${pathOf(name)}`] ?? "";

/** The files that can be edited, with those of folders, such as locations/leeds-uk. */
export function listNames(): string[] {
  const names = Object.keys(builtTexts).map((path) =>
    path.slice("/content/".length, -".yaml".length),
  );
  return [...new Set([...Object.keys(files), ...names.filter((name) => isEntry(name))])];
}

const isEntry = (name: string) =>
  Object.keys(folders).some((folder) => name.startsWith(`${folder}/`)) &&
  /^[a-z0-9-]+\/[a-z0-9-]+$/.test(name);

/** No other file of the repository is read or written. */
export function isEditable(name: string): boolean {
  return Object.hasOwn(files, name) || isEntry(name);
}

const MAX_PARSED = 200;
const parsed = new Map<string, ParsedFile>();

/** Once for each text of a file, as long as the Worker stays. */
export function parse(name: string, text: string): ParsedFile {
  const key = `${name}\n${text}`;
  const file = parsed.get(key) ?? parseYamlText(pathOf(name), text);
  if (parsed.size > MAX_PARSED) parsed.clear();
  parsed.set(key, file);
  return file;
}

export type SiteContent = Map<string, ParsedFile>;

/** The files with facts as they were built. */
export function builtContent(): SiteContent {
  return new Map(FACT_FILES.map((name) => [name, parse(name, builtText(name))]));
}

/** The files as they are in the repository: those that changed since the build are read there. */
export async function storedContent(store: ContentStore): Promise<SiteContent> {
  const names = neededFiles();
  const folderNames = new Set(names.map((name) => pathOf(name).replace(/\/[^/]+$/, "")));
  const listed = (await Promise.all([...folderNames].map((it) => store.list(it)))).flat();
  const versions = new Map(listed.map(({ path, version }) => [path, version]));
  const found = names.map(async (name): Promise<[string, ParsedFile]> => {
    const text = builtText(name);
    const isSame = versions.get(pathOf(name)) === (await blobId(text));
    const stored = isSame ? null : await store.read(pathOf(name));
    return [name, parse(name, stored?.text ?? text)];
  });
  return new Map(await Promise.all(found));
}

export const factsFrom = (content: SiteContent): Facts => factsOf(content);

/** What the build would refuse about an edited file and, because of it, about others. */
export function checkEdited(name: string, text: string, content: SiteContent, served: string[]) {
  const file = parse(name, text);
  if (file.problems.length > 0) return { inFields: [], others: file.problems };
  const after = new Map(content).set(name, file);
  const facts = factsFrom(after);
  const checked = checkFile(name, file, facts);
  const inFields: Problem[] = checked.inFields ?? [];
  if (checked.problems.length > 0)
    return { inFields, others: inFields.length > 0 ? [] : checked.problems };
  const was = content.get(name)?.value ?? parse(name, builtText(name)).value;
  inFields.push(...findDeadLinks(file.value, was, { texts: builtTexts, served }));
  return {
    inFields,
    others: [
      ...(neededFiles().includes(name) ? findNewlyBroken(content, after) : []),
      ...findLostPlaces(file.value, was, builtTexts),
      ...findLostFacts(name, factsFrom(content), facts),
    ],
  };
}

let needed: string[] | undefined;

/** Those that a text is checked against. */
function neededFiles(): string[] {
  if (needed) return needed;
  const read = new Set<string>(FACT_FILES);
  findReferences(builtContent(), (name) => read.add(name));
  needed = [...read];
  return needed;
}

/** What was broken before, in whatever line, is no fault of this edit. */
function findNewlyBroken(before: SiteContent, after: SiteContent): string[] {
  const broken = findReferences(after);
  if (broken.length === 0) return [];
  const known = findReferences(before).map(withoutNumbers);
  return broken.filter((it) => !known.includes(withoutNumbers(it)));
}

class Unreadable extends Error {}

/** Of files with faults nothing is known. */
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

/** Texts that insert what this edit takes away. */
function findLostFacts(name: string, before: Facts, after: Facts): string[] {
  const lost = [...before.texts.keys()].filter((fact) => !after.texts.has(fact));
  if (lost.length === 0) return [];
  const others = Object.entries(builtTexts).filter(([path]) => path !== `/${pathOf(name)}`);
  return others.flatMap(([path, text]) => {
    const inserted = [...text.matchAll(INSERTION)].map(([, fact = ""]) => fact);
    const first = inserted.find((fact) => lost.includes(fact));
    return first
      ? `${path.slice(1)}: inserts {${first}}, which would be gone. Change that text first.`
      : [];
  });
}
