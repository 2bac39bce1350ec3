import { Scalar, type YAMLError } from "yaml";
import { lineAt, lineOf } from "./lines.ts";

/** `  - name: "Text"`: what stands before the value, the name of the field, and the value. */
const FIELD = /^(\s*(?:- +)*(?:("[^"]*"|'[^']*'|[\w/.-]+):(?:\s+|$)|(?<=- +)))(.*)$/;
const OPENING = "“„«‘‚";
const CLOSING = "”“»’‘";
const WHOLLY_CURLY = new RegExp(`^[${OPENING}][^${OPENING}${CLOSING}]*[${CLOSING}]$`);

/** "C:\\new" would have an end of line; \\u and \\x name a sign by its number. */
const ESCAPED_LETTER = /(?<!\\)(?:\\\\)*\\(?![ux])[a-z]/i;
const ESCAPE = "\\ has a meaning between double quotes. Write \\\\ for the sign itself.";

/** Spaces and colons of other kinds, before the value of a field. */
const PASTED_SIGN =
  /^[ -]*(?:[\u00a0\u2000-\u200b\u202f\u3000]|\w+(?:\u3000|\uff1a|:?[\u00a0\u2000-\u200b\u202f]))/;

type Explanation = { line: number; why: string };

/** A file that is no YAML: where, what it most likely is, and what to write. */
export function explainSyntax(text: string, { code, pos }: YAMLError): Explanation {
  const open = findOpenQuote(text);
  if (open) return open;
  const line = lineAt(text, pos[0]);
  const lines = [line, line - 1].filter((it) => it > 0);
  for (const at of lines) {
    const why = explainLine(lineOf(text, at), code);
    if (why) return { line: at, why };
  }
  // A text that goes on in a line that has a field.
  const at = code === "BLOCK_AS_IMPLICIT_KEY" ? line + 1 : line;
  return { line: at, why: explainCode(code) };
}

function explainLine(line: string, code: string): string | undefined {
  if (/^ *\t/.test(line)) return "it begins with a tab. Write two spaces for each step.";
  const pasted = explainPasted(line);
  if (pasted) return pasted;
  const [, before = "", name, value = ""] = FIELD.exec(line.trimEnd()) ?? [];
  const quoted = `Write: ${before.trim()} ${inQuotes(WHOLLY_CURLY.test(value) ? value.slice(1, -1) : value)}`;
  if (code === "DUPLICATE_KEY")
    return `${name ?? "this field"} is there already. Remove one of them, or, where a new entry begins, write "- " before its first field.`;
  if (/^\{\s*[\w-]+: /.test(value)) return explainGroup(value);
  if (/^\{/.test(value)) return `a text that begins with { stands in quotes. ${quoted}`;
  if (/^([@`%&*!|>]|[-?] )/.test(value) && !/^[|>][+-]?$/.test(value))
    return `a text that begins with ${value[0]} stands in quotes. ${quoted}`;
  if (/^"(?:[^"\\]|\\.)*"./.test(value))
    return 'a quote inside of a text ends it. Write \\" there, or typographic ones: “so”.';
  if (/^'(?:[^']|'')*'./.test(value))
    return `an apostrophe ends this text. Write it between double quotes: "It's here"`;
  if (code === "BAD_DQ_ESCAPE") return ESCAPE;
  if (/^[^"'[{]*:(\s|$)/.test(value)) return `a text with a colon stands in quotes. ${quoted}`;
  if (/^\s*-?\s*[\w-]+:\S/.test(line) && !/:\/\//.test(line))
    return `a space is missing after the colon. Write: ${line.trim().replace(":", ": ")}`;
  if (/^\s*-\w/.test(line))
    return `a space is missing after the hyphen. Write: - ${line.trim().slice(1)}`;
  if (/^\[/.test(value) && !/\]\s*$/.test(value)) return "its [ is not closed. Write ] at its end.";
  if (/^\[\]/.test(value)) return "[] is an empty list, and entries follow. Delete the [].";
  if (/^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY)$/.test(code) && /^\s*[\w-]+ \S/.test(line) && !name) {
    const [first = "", ...words] = line.trim().split(/\s+/);
    return `a colon is missing after the name of the field. Write: ${first}: ${words.join(" ")}`;
  }
}

/** Fields in one line, such as { label: FAQ, href: /faq }. */
function explainGroup(value: string): string {
  if (!value.endsWith("}")) return "its { is not closed. Write } at its end.";
  return "a comma is missing between two of its parts: { label: FAQ, href: /faq }";
}

/** What looks like a space or a colon and is another sign, as in text of a page or a document. */
export function explainPasted(line: string): string | undefined {
  if (!PASTED_SIGN.test(line)) return;
  const usual = line
    .replaceAll("\u200b", "")
    .replace(/\uff1a\s*/, ": ")
    .replaceAll(/\s/g, " ");
  return `a sign that looks like a space or a colon is another one, as in pasted text. Type it again: ${usual.trim()}`;
}

function explainCode(code: string): string {
  if (code === "MULTIPLE_DOCS") return "a line --- begins another file. Delete it.";
  if (/INDENT|BLOCK|MULTILINE|UNEXPECTED|BAD_SCALAR|MISSING_CHAR|IMPLICIT/.test(code))
    return "it begins in another column than its neighbors, or a colon is missing after the name of the field. Fields of one entry begin below each other.";
  return "it cannot be read. A field is written as name: Text";
}

function findOpenQuote(text: string): Explanation | undefined {
  for (const [index, line] of text.split("\n").entries()) {
    const [, before = "", , value = ""] = FIELD.exec(line.trimEnd()) ?? [];
    const quote = value[0];
    if (quote !== '"' && quote !== "'") continue;
    const body = value.slice(1).replaceAll(quote === '"' ? /\\./g : "''", "");
    if (body.includes(quote)) continue;
    const why = `a quote is missing: this text begins with one and has none at its end. Write: ${before.trim()} ${value}${quote}`;
    return { line: index + 1, why };
  }
}

/** A value that YAML reads, and not as it is meant; undefined for all others. */
export function explainText(
  key: string | undefined,
  node: Scalar,
  written: string,
): string | undefined {
  const source = node.source ?? "";
  const write = (value: string) => `Write: ${key === undefined ? "-" : `${key}:`} ${value}`;
  if (node.value === null)
    return source === ""
      ? `${key === undefined ? "this entry" : key} has no value. Write one, or remove it.`
      : `${source} means that nothing is there. ${write(inQuotes(source))}`;
  if (node.type === Scalar.QUOTE_DOUBLE && ESCAPED_LETTER.test(written)) return ESCAPE;
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return;
  if (WHOLLY_CURLY.test(source))
    return `typographic quotes around a text are shown to visitors. ${write(source.slice(1, -1))}`;
  if (source.endsWith('"') && source.split('"').length % 2 === 0)
    return `a quote is missing before this text. ${write(`"${source}`)}`;
}

/** `title: We are #1` is the text "We are" to YAML, and `title: #1` none. */
export function explainComment(key: string | undefined, source: string, comment: string): string {
  const name = key === undefined ? "-" : `${key}:`;
  const whole = inQuotes(`${source} ${comment}`.trim());
  return `all from the # on is left out. Write: ${name} ${whole}, or a note on a line of its own above.`;
}

function inQuotes(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
