import { decodeText } from "./decode-text.ts";
import { atLine, lineAt } from "./lines.ts";
import { type ParsedFile, parseYamlText, unreadable } from "./parse-yaml.ts";

/** An MDX file of content/: its fields as a data file, and its text, which has the line numbers of the file. */
export type ParsedText = { fields: ParsedFile; body: string };

const FIELDS = /^(---[ \t]*\r?\n)([\s\S]*?\n)?(---[ \t]*)(?=\r?\n|$)/;
const FIRST_LINE = /^---[ \t]*\r?\n/;
const EMPTY_LINE = /\n[ \t]*\r?\n/;

export function parseText(file: string, bytes: Uint8Array): ParsedText {
  const { text, problem } = decodeText(file, bytes);
  return problem === undefined ? parseMdxFile(file, text) : refuse(file, problem);
}

export function parseMdxFile(file: string, text: string): ParsedText {
  const parts = splitMdxFile(text);
  if (parts) {
    const fields = parseYamlText(file, `\n${parts.fields}`);
    const above = `${parts.start}${parts.fields}${parts.end}`.replace(/[^\n]/g, "");
    return { fields, body: above + parts.body };
  }
  if (FIRST_LINE.test(text)) {
    const end = EMPTY_LINE.exec(text)?.index ?? text.length;
    const why = "after the fields a line --- is missing. Write it below this line.";
    return refuse(file, atLine(file, text, lineAt(text, end), why));
  }
  const why = `${file}: must begin with a line ---, then its fields such as title: "Parking", then another line ---.`;
  return refuse(file, why);
}

const refuse = (file: string, why: string): ParsedText => ({
  ...{ fields: unreadable(file, why), body: "" },
});

/** The whole file is `start`, `fields`, `end` and `body`; null without the lines --- around its fields. */
export function splitMdxFile(text: string) {
  const [written, start = "", fields = "", end = ""] = FIELDS.exec(text) ?? [];
  return written === undefined ? null : { start, fields, end, body: text.slice(written.length) };
}
