import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Checked, checkFile, factsOf } from "../../app/content/check.ts";
import { FACT_FILES } from "../../app/content/facts.ts";
import { type FileName, type Files, files } from "../../app/content/files.ts";
import { nearest } from "../../app/content/nearest.ts";
import { type ParsedFile, parseYaml, unreadable } from "../../app/content/parse-yaml.ts";
import { refuseProblems } from "../check-content/content-error.ts";
import { typescriptFacts } from "./typescript-facts.ts";

/** Commands may be started in another folder. */
const ROOT = path.resolve(import.meta.dirname, "../..");
const names = Object.keys(files) as FileName[];

export const pathOf = (name: string) => `content/${name}.yaml`;

/** A data file of content/ with its facts filled in; throws a ContentError that says what is wrong with it. */
export function readContent<Name extends FileName>(name: Name): Files[Name] {
  const { value, problems } = check(name);
  refuseProblems(problems);
  return value as Files[Name];
}

/** The data files that can be read, with their facts filled in. */
export function listContent(): (ParsedFile & { name: FileName })[] {
  return names.flatMap((name) => {
    const { value } = check(name);
    return value === undefined ? [] : { ...read(name), name, value };
  });
}

/** Every problem of the data files, one sentence each. */
export function findFileProblems(): string[] {
  return [...facts().problems, ...findStrayFiles(), ...names.flatMap((it) => check(it).problems)];
}

function check(name: FileName): Checked {
  return checkFile(name, read(name), facts());
}

function facts() {
  const written = FACT_FILES.filter((name) => name in files);
  return factsOf(new Map(written.map((name) => [name, read(name)])), typescriptFacts);
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
      `${file}: is missing. Put it back; README.md says how a site goes without a part.`,
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
  return globSync("content/**/*.{yaml,yml}")
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !names.some((name) => pathOf(name) === file))
    .map((file) => {
      const [like] = nearest(file, names.map(pathOf));
      return `${file}: is no file that the site reads. Rename it, such as to ${like}, or delete it.`;
    });
}
