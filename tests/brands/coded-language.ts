import path from "node:path";
import { stringify } from "yaml";
import { INSERTION } from "../../app/content/insertion.ts";
import { formsOf, isForms, neededForms } from "../../app/content/plural-forms.ts";
import { readTranslation, type TextOfFile } from "../../plugins/content/languages.ts";
import { readMerged } from "../../plugins/content/read-content.ts";

/** Letters that no text has; two of them are a text's number. */
const FIRST_LETTER = 0xe000;
const LETTERS = 100;
const CODE = /[\ue000-\ue063]{2}/g;

/** Files of a language that has a code in place of each text, and which texts the codes in a page are. */
export function codedLanguage(language: string) {
  const texts = readTranslation(language).texts.filter(({ name }) => name !== "");
  const numbers = new Map(texts.map((it, at) => [keyOf(it.file, it.path), at]));
  const files = [...Map.groupBy(texts, ({ file }) => file)].map(([file, own]): [string, string] => {
    const { first } = readMerged(language, file.slice(0, -path.extname(file).length));
    return [file, stringify(coded({ language, file, own, numbers }, first.value, [], ""))];
  });
  const textsIn = (page: string): TextOfFile[] =>
    [...new Set(page.match(CODE))].flatMap((code) => texts[numberOf(code)] ?? []);
  return { files, textsIn };
}

type CodedFile = {
  language: string;
  file: string;
  own: TextOfFile[];
  numbers: Map<string, number>;
};
type Path = TextOfFile["path"];

const keyOf = (file: string, path: Path) => JSON.stringify([file, ...path]);

/** A part of a file in the language; undefined where it has no text. */
function coded(file: CodedFile, value: unknown, path: Path, name: string): unknown {
  const number = file.numbers.get(keyOf(file.file, path));
  if (number !== undefined) return codedText(file, value as string, number);
  if (Array.isArray(value)) return codedList(file, value, path, name);
  const parts = Object.entries(Object(typeof value === "string" ? {} : value))
    .map(([key, it]) => [key, coded(file, it, [...path, key], name ? `${name}.${key}` : key)])
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function codedList(file: CodedFile, list: unknown[], path: Path, name: string): unknown {
  if (!file.own.some((text) => text.name.startsWith(`${name}[`))) return undefined;
  const isNamedBy = (key: string) =>
    list.some((it) =>
      file.own.some((text) => text.name.startsWith(`${name}[${fieldOf(it, key)}]`)),
    );
  const id = ["id", "slug", "value", "kind", "plan", "path", "href", "name"].find(isNamedBy);
  return list.map((it, at) => {
    const part = coded(file, it, [...path, at], `${name}[${id ? fieldOf(it, id) : at + 1}]`);
    if (id) return { [id]: fieldOf(it, id), ...Object(part) };
    return part ?? (typeof it === "string" ? it : {});
  });
}

const fieldOf = (entry: unknown, key: string) => Reflect.get(Object(entry), key);

/** The code with all that the text inserts. */
function codedText(
  { file, language }: CodedFile,
  text: Parameters<typeof formsOf>[0],
  number: number,
) {
  // Articles name their category by its text.
  if (file === "article-categories.yaml") return text;
  const inserted = new Set(formsOf(text).flatMap((form) => form.match(INSERTION) ?? []));
  const written = [codeOf(number), ...inserted].join(" ");
  if (!isForms(text)) return written;
  return Object.fromEntries(neededForms(language).map((form) => [form, written]));
}

const codeOf = (number: number) =>
  String.fromCharCode(
    FIRST_LETTER + Math.floor(number / LETTERS),
    FIRST_LETTER + (number % LETTERS),
  );
const numberOf = (code: string) =>
  (code.charCodeAt(0) - FIRST_LETTER) * LETTERS + code.charCodeAt(1) - FIRST_LETTER;
