import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { Noted } from "../../app/content/translate.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** In the folder of a language: which text of the first language each translation was made of. */
export const NOTED_FILE = "translated-from.yaml";

/** By files, such as home.yaml, and in them by texts. */
export type NotedFiles = Record<string, Noted | undefined>;

const NOTE = `# Written by npm run translated: for each text, marks of the first language's and of its translation, by which
# npm run doctor tells which translations are outdated. Nobody has to edit it.
`;

const known = new Map<string, { changed: number; noted: NotedFiles }>();

export function readNoted(language: string): NotedFiles {
  const file = fileOf(language);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = known.get(language);
  if (before?.changed === changed) return before.noted;
  const noted = changed === 0 ? {} : fromLines(parse(readFileSync(file, "utf8")));
  known.set(language, { changed, noted });
  return noted;
}

export function writeNoted(language: string, noted: NotedFiles): void {
  writeFileSync(fileOf(language), NOTE + stringify(toLines(noted), { lineWidth: 0 }));
}

const fileOf = (language: string) => path.join(ROOT, "content", language, NOTED_FILE);

/** Each text in one line, "<of the first language> <of the translation>"; after a merge that went wrong, none. */
function fromLines(written: unknown): NotedFiles {
  return mapTexts(Object(written), (line) => {
    const [from, to] = String(line).split(" ");
    return from && to ? { from, to } : undefined;
  });
}

function toLines(noted: NotedFiles) {
  return mapTexts(noted, (it) => it && `${it.from} ${it.to}`);
}

function mapTexts<From, To>(
  files: Record<string, Record<string, From> | undefined>,
  change: (note: From) => To,
): Record<string, Record<string, To>> {
  const changed = Object.entries(files).map(([file, texts]) => {
    const entries = Object.entries(Object(texts) as Record<string, From>);
    return [file, Object.fromEntries(entries.map(([name, note]) => [name, change(note)]))];
  });
  return Object.fromEntries(changed);
}
