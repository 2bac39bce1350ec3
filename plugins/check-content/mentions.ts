import { globSync, readFileSync } from "node:fs";
import { schemaOf } from "../../app/content/files.ts";
import { ADDRESS_FIELD, leaveOut } from "../../app/content/leave-out.ts";
import type { ParsedFile, Path } from "../../app/content/parse-yaml.ts";
import { inPlace } from "../../app/content/place.ts";
import { facts, isAbsent, listWritten } from "../content/read-content.ts";
import { type Part, parts } from "./parts.ts";

/** Names of a site's making, or for its owner only: a part may go, and these stay. */
const NOT_SHOWN = /^(?:studio\/|(?:pages|navigation|images|fonts\/fonts|structured-data)\.)/;
const NO_TEXT = /^(?:id|slug|category|page|plan|payloadLabel|minimum|color)$/;
const NAMES = ["id", "slug", "value", "page", "plan", "offer"];

type Mention = { file: string; line: number; words: string };

/** What visitors read of parts that the site does not have, a list for each part; empty with all parts. */
export function findMentions(): string[] {
  const gone = Object.entries(parts).filter(([, { page }]) => isAbsent()(page));
  const skipped = (file: string) =>
    NOT_SHOWN.test(file) || gone.some(([, part]) => part.files.test(file));
  return gone.flatMap(([name, part]) => report(name, part, mentionsOf(part, gone, skipped)));
}

/** The files of parts that are gone, of which nothing is shown. */
export function isOfGonePart(file: string): boolean {
  const name = file.replace(/^content\//, "");
  return Object.values(parts).some((part) => isAbsent()(part.page) && part.files.test(name));
}

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

function inData(data: ParsedFile & { name: string; filled: unknown }, part: Part, ids: string[]) {
  const { name, file, filled, lineOf } = data;
  const left: Path[] = [];
  inPlace(facts().place, () =>
    leaveOut(schemaOf(name), filled, isAbsent(), (path) => left.push(path)),
  );
  const mentions: Mention[] = [];
  const look = (value: unknown, path: Path) => {
    const key = String(path.at(-1));
    if (ids.includes(key) || left.some((it) => isBelow(path, it))) return;
    if (typeof value === "string") {
      if (NO_TEXT.test(key) || ADDRESS_FIELD.test(key) || /^[a-z0-9-]+$/.test(value)) return;
      const words = part.words.exec(value)?.[0];
      if (words) mentions.push({ file, line: lineOf(path), words });
      return;
    }
    if (NAMES.some((it) => ids.includes(Object(value)[it]))) return;
    for (const [inner, it] of Object.entries(Object(value))) look(it, [...path, inner]);
  };
  look(filled, []);
  return mentions;
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
