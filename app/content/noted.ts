import { parse, stringify } from "yaml";
import { hashOf } from "./text-hash.ts";
import type { Noted, TextState, TranslatedText } from "./translate.ts";

/** In the folder of a language: which text of the first language each translation was made of. */
export const NOTED_FILE = "translated-from.yaml";

/** By files, such as home.yaml, and in them by texts. */
export type NotedFiles = Record<string, Noted | undefined>;

const NOTE = `# Written by npm run translated and at /studio/content: for each text, marks of the first language's and of its
# translation, by which both tell which translations are outdated. Nobody has to edit it.
`;

/** Each text in one line, "<of the first language> <of the translation>"; after a merge that went wrong, none. */
export function parseNoted(text: string): NotedFiles {
  return mapTexts(Object(parse(text)), (line) => {
    const [from, to] = String(line).split(" ");
    return from && to ? { from, to } : undefined;
  });
}

/** The comment above them stays as it is written. */
export function writeNoted(noted: NotedFiles, before = NOTE): string {
  const lines = mapTexts(noted, (it) => it && `${it.from} ${it.to}`);
  const [comment = ""] = /^(#.*\r?\n)*/.exec(before) ?? [];
  return comment + stringify(lines, { lineWidth: 0 });
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

type Text = Pick<TranslatedText, "name" | "state" | "hashes">;

/** Notes of a file's texts: a right translation notes what it was made of, any other keeps its note. */
export function noteTexts<Kind extends Text>(
  texts: Kind[],
  before: Noted = {},
  isStillRight: (text: Kind) => boolean = () => false,
): Noted {
  const entries = texts.flatMap((text) => {
    const name = notedName(text);
    const isKept = text.state === "wrong" || (text.state === "outdated" && !isStillRight(text));
    const noted = isKept ? before[name] : text.hashes;
    return text.hashes ? [[name, noted]] : [];
  });
  return Object.fromEntries(entries);
}

/** A Markdown file is one text. */
export const notedName = ({ name }: Pick<TranslatedText, "name">) => name || "whole";

/** Of a Markdown file, by the texts of both files. */
export function stateOfMarkdown(
  first: string,
  own: string | undefined,
  noted: Noted = {},
): { state: TextState; hashes?: TranslatedText["hashes"] } {
  if (own === undefined) return { state: "missing" };
  const [from = "", to = ""] = [first, own].map((it) => hashOf(it.replaceAll("\r\n", "\n")));
  const before = noted.whole;
  const isOutdated = before && before.from !== from && before.to === to;
  return { state: isOutdated ? "outdated" : "translated", hashes: { from, to } };
}
