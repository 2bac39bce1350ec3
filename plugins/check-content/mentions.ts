import { globSync, readFileSync } from "node:fs";
import { schemaOf } from "../../app/content/files.ts";
import { ADDRESS_FIELD, leaveOut } from "../../app/content/leave-out.ts";
import type { Path } from "../../app/content/parse-yaml.ts";
import { inPlace } from "../../app/content/place.ts";
import { facts, isAbsent, listWritten } from "../content/read-content.ts";
import { type Part, parts } from "./parts.ts";

/** Names of a site's making, or for its owner only: a part may go, and these stay. */
const NOT_SHOWN = /^(?:studio\/|(?:pages|navigation|images|fonts\/fonts|structured-data)\.)/;
const NO_TEXT = /^(?:id|slug|category|page|plan|payloadLabel|sent|minimum|color)$/;
const NAMES = ["id", "slug", "value", "plan", "offer"];

type Written = ReturnType<typeof listWritten>[number];
type Mention = { file: string; line: number; words: string };

/** What visitors read of parts that the site does not have, a list for each part; empty with all parts. */
export function findMentions(): string[] {
  const gone = goneParts();
  const skipped = (file: string) =>
    NOT_SHOWN.test(file) || gone.some(([, part]) => part.files?.test(file));
  return gone.flatMap(([name, part]) => report(name, part, mentionsOf(part, gone, skipped)));
}

const goneParts = () => Object.entries(parts).filter(([, { page }]) => isAbsent()(page));

function report(name: string, { page }: Part, mentions: Mention[]): string[] {
  const files = Map.groupBy(mentions, ({ file }) => file);
  if (files.size === 0) return [];
  return [
    `Without ${name} (${page}), read these words again, and change them or delete their entry:`,
    ...[...files].map(
      ([file, found]) =>
        `  ${file}: ${found.map(({ line, words }) => `line ${line}, ${words}`).join("; ")}`,
    ),
  ];
}

function mentionsOf(
  part: Part,
  gone: [string, Part][],
  skipped: (file: string) => boolean,
): Mention[] {
  const ids = gone.flatMap(([, it]) => it.ids ?? []);
  const written = listWritten().filter(({ file }) => !skipped(file.slice("content/".length)));
  const texts = globSync("content/{blog,legal,own-pages,work}/**/*.mdx")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !skipped(file.slice("content/".length)))
    .sort();
  return [
    ...written.flatMap((file) => inData(file, part, ids)),
    ...texts.flatMap((file) => inText(file, part)),
  ];
}

function inData(data: Written, part: Part, ids: string[]): Mention[] {
  return shownValues(data, ids).flatMap(({ path, value }) => {
    const key = String(path.at(-1));
    if (typeof value !== "string" || NO_TEXT.test(key) || ADDRESS_FIELD.test(key)) return [];
    const said = value.replace(/\{\w+\}/g, "");
    const words = /^[a-z0-9-]+$/.test(value) ? undefined : part.words.exec(said)?.[0];
    return words ? [{ file: data.file, line: data.lineOf(path), words }] : [];
  });
}

type Value = { path: Path; value: unknown };

/** The values of a data file, without the entries that go with the pages or the parts that they are of. */
function shownValues({ name, filled }: Written, ids: string[]): Value[] {
  const left: Path[] = [];
  inPlace(facts().place, () =>
    leaveOut(schemaOf(name), filled, isAbsent(), (path) => left.push(path)),
  );
  const isGone = (value: unknown, path: Path) =>
    ids.includes(String(path.at(-1))) ||
    NAMES.some((it) => ids.includes(Object(value)[it])) ||
    left.some((it) => isBelow(path, it));
  return valuesBelow(filled, isGone);
}

function valuesBelow(
  value: unknown,
  isGone: (value: unknown, path: Path) => boolean,
  path: Path = [],
): Value[] {
  if (isGone(value, path)) return [];
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, it]) => valuesBelow(it, isGone, [...path, key]));
}

/** The lines of a data file whose values nobody reads, because they are of parts that the site goes without. */
export function listUnshownLines(file: string): number[] {
  const data = listWritten().find((it) => it.file === file);
  const ids = goneParts().flatMap(([, it]) => it.ids ?? []);
  if (!data || NOT_SHOWN.test(data.file.slice("content/".length))) return [];
  const linesOf = (values: Value[]) => values.map(({ path }) => data.lineOf(path));
  const shown = new Set(linesOf(shownValues(data, ids)));
  return linesOf(valuesBelow(data.filled, () => false)).filter((line) => !shown.has(line));
}

function isBelow(path: Path, other: Path): boolean {
  return other.every((it, at) => String(path[at]) === String(it));
}

function inText(file: string, { words, page }: Part): Mention[] {
  const entry = new RegExp(`^( *)- (?:.*\\n\\1 +)*?.*href: "?${page}.*(?:\\n\\1 +.*)*`, "gm");
  return readFileSync(file, "utf8")
    .replace(entry, (left) => left.replace(/[^\n]/g, ""))
    .split("\n")
    .flatMap((text, at) => {
      const found = words.exec(text)?.[0] ?? (text.includes(`](${page}`) ? page : undefined);
      return found ? [{ file, line: at + 1, words: found }] : [];
    });
}
