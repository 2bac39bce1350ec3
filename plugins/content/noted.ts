import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NOTED_FILE, type NotedFiles, parseNoted, writeNoted } from "../../app/content/noted.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

const known = new Map<string, { changed: number; noted: NotedFiles }>();

export function readNoted(language: string): NotedFiles {
  const file = fileOf(language);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = known.get(language);
  if (before?.changed === changed) return before.noted;
  const noted = changed === 0 ? {} : parseNoted(readFileSync(file, "utf8"));
  known.set(language, { changed, noted });
  return noted;
}

export function saveNoted(language: string, noted: NotedFiles): void {
  writeFileSync(fileOf(language), writeNoted(noted));
}

const fileOf = (language: string) => path.join(ROOT, "content", language, NOTED_FILE);
