import { decodeText } from "./decode-text.ts";
import { atLine, lineAt } from "./lines.ts";
import { type ParsedFile, parseYamlText, unreadable } from "./parse-yaml.ts";

/** An MDX file of content/: its fields as a data file, and its text, which has the line numbers of the file. */
export type ParsedText = { fields: ParsedFile; body: string };

const FIELDS = /^---[ \t]*\r?\n([\s\S]*?\n)?---[ \t]*(?=\r?\n|$)/;
const FIRST_LINE = /^---[ \t]*\r?\n/;
const EMPTY_LINE = /\n[ \t]*\r?\n/;

export function parseText(file: string, bytes: Uint8Array): ParsedText {
  const { text, problem } = decodeText(file, bytes);
  const refuse = (why: string) => ({ fields: unreadable(file, why), body: "" });
  if (problem !== undefined) return refuse(problem);
  const [written, fields = ""] = FIELDS.exec(text) ?? [];
  if (written === undefined && FIRST_LINE.test(text)) {
    const end = EMPTY_LINE.exec(text)?.index ?? text.length;
    const why = "after the fields a line --- is missing. Write it below this line.";
    return refuse(atLine(file, text, lineAt(text, end), why));
  }
  if (written === undefined)
    return refuse(
      `${file}: must begin with a line ---, then its fields such as title: "Parking", then another line ---.`,
    );
  const lines = written.replace(/[^\n]/g, "");
  return { fields: parseYamlText(file, `\n${fields}`), body: lines + text.slice(written.length) };
}
