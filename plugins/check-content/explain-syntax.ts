import { lineAt, lineOf } from "../../app/content/lines.ts";

/** What a parser reports: where it stopped, and whether it names the bracket that it was inside of. */
type Fault = { message: string; at: number; opened?: number };
type Explanation = { line: number; why: string };

const TYPOGRAPHIC = /^[“”„‟«»‘’‚]/;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const QUOTE_MISSING =
  'a quote is missing. Each text has one before and one after it: name: "Text",';
const UNQUOTED = /^\s*(?:[{[]\s*)?([\w-]+):\s*([\p{L}$][^"'`]*?),?$/u;

/** Such as ${city("provo-ut") without its closing sign. */
const LOST_BRACE = /\$\{\w+\((["'])[\w-]+\1\)(?!\s*[}.)])/;
/** Such as ${names.area without its closing sign. */
const LOST_BRACE_OF_NAME = /\$\{\w+\.\w+(?![\w.(?[])(?!\s*[}+*/?])/;
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//;
const STRING_OR_COMMENT = new RegExp(`${STRING.source}|(${COMMENT.source})`, "g");

/** Of the same length, so that places in the text stay where they are. */
function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (it, comment) =>
    comment ? it.replace(/[^\n]/g, " ") : it,
  );
}

/** Where a content file has a slip, what it most likely is, and what to write. */
export function explainSyntax(text: string, { message, at, opened }: Fault): Explanation {
  const inserted = LOST_BRACE.exec(text) ?? LOST_BRACE_OF_NAME.exec(text);
  if (inserted)
    return {
      line: lineAt(text, inserted.index),
      why: `a } is missing. Write: ${inserted[0]}}`,
    };
  const lines = withoutComments(text).split("\n");
  const alone = lines.findIndex((it) => it.split("`").length % 2 === 0);
  if (alone >= 0 && text.split("`").length % 2 === 0)
    return { line: alone + 1, why: "a ` is missing: this text has one before and one after it." };
  const line = lineAt(text, at);
  const whole = lineOf(text, line);
  const rest = text.slice(at);
  const before = withoutComments(text).slice(0, at).trimEnd();
  const lineBefore = lineAt(text, before.length);
  const endsLine = lineBefore < line;
  const here = (why: string) => ({ line, why });

  if (TYPOGRAPHIC.test(rest))
    return here(`${rest[0]} is a typographic quote. Write straight ones: name: "Text",`);
  if (message.startsWith("Unterminated string")) return here(explainString(text, at));
  if (whole.replace(STRING, "").split('"').length % 2 === 0) return here(QUOTE_MISSING);
  const quotes = whole.match(/["'`]/g)?.length ?? 0;
  if (!endsLine && quotes > 2 && before.endsWith("'") && /^[\p{L}\d]/u.test(rest))
    return here(`an apostrophe ends this text. Write it between "double quotes".`);
  if (!endsLine && quotes > 2 && /["'`]\s*$/.test(before) && /^[\p{L}\d]/u.test(rest))
    return here('a quote inside of a text ends it. Write \\" there: "They said \\"yes\\"",');
  if (rest.startsWith(";") && !/^\s*[;}\])]/.test(whole))
    return here("a comma belongs here instead of the semicolon.");
  if (rest.startsWith("=") || /^\s*[\w-]+\s*=/.test(whole))
    return here('a colon belongs here instead of the =: name: "Text",');
  const [, number] = /:\s*(\$?\d+(?:[,\s]\d{3})+)/.exec(whole) ?? [];
  if (number)
    return here(
      `a number is written without signs and spaces: price: ${number.replace(/\D/g, "")},`,
    );
  const [, field, words = ""] = UNQUOTED.exec(whole) ?? [];
  if (/\s|^\$/.test(words)) return here(`the text has no quotes. Write: ${field}: "${words}",`);
  const unclosed = findUnclosed(text);
  if (unclosed) return unclosed;
  if (/^[\])}]/.test(rest) && opened === undefined)
    return here(
      `there is one ${rest[0]} too many, or the bracket that it closes is missing above.`,
    );
  if (rest.startsWith(":"))
    return here('a { is missing before it. An entry is written as { name: "Text" },');
  if (/^\s*["'`].*["'`],?$/.test(whole) && /^[,\]]/.test(rest))
    return here('a [ is missing before it. A list is written as ["One", "Two"],');
  if (endsLine && message.startsWith("Expected"))
    return {
      line: lineBefore,
      why: `a comma is missing at its end. Write: ${shorten(lineOf(withoutComments(text), lineBefore))},`,
    };
  if (!endsLine && /["'`\d\]}]$/.test(before) && /^["'`\w[{]/.test(rest))
    return here(`a comma is missing before ${rest.split("\n")[0]?.slice(0, 24)}`);
  if (/\w$/.test(before) && /^["'`\d[{]/.test(rest))
    return here('a colon is missing after the name of the field: name: "Text",');
  return here('it cannot be read. A field is written as name: "Text",');
}

/** A text that does not end in its line: one of its quotes is missing. */
function explainString(text: string, at: number): string {
  const whole = lineOf(text, lineAt(text, at));
  const quote = text[at] ?? '"';
  const after = text.slice(at + 1).split("\n")[0] ?? "";
  if (whole.split(quote).length > 2 || /^[\s,;\])}]*$/.test(after)) return QUOTE_MISSING;
  return `the closing quote is missing. Write: ${shorten(whole).replace(/,?$/, `${quote},`)}`;
}

export function shorten(line: string): string {
  const shown = line.trim();
  return shown.length > 60 ? `...${shown.slice(-40)}` : shown;
}

type Opened = { line: number; indent: number; bracket: string };

const CLOSERS = new Map([
  ["{", "}"],
  ["[", "]"],
  ["(", ")"],
]);

/** The last line of a value, without the bracket that it begins with. */
const LOST_START = /^\s*(?:satisfies\b|;)/;

/** The first bracket that is not closed: content files are indented, so a line of its indentation must close it. */
function findUnclosed(text: string): Explanation | undefined {
  const open: Opened[] = [];
  const lines = text
    .replace(STRING, (it) => it.replace(/[^\n]/g, "x"))
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, (it) => it.replace(/[^\n]/g, " "))
    .split(/\r?\n/);
  for (const [index, content] of lines.entries()) {
    if (content.trim() === "") continue;
    const line = index + 1;
    const indent = content.search(/\S/);
    const last = open.at(-1);
    if (last?.indent === 0 && LOST_START.test(content)) {
      const closer = CLOSERS.get(last.bracket);
      const whole = `${closer} ${content.trim()}`.replace(" ;", ";");
      return { line, why: `a ${closer} is missing at its beginning. Write: ${whole}` };
    }
    const closes = indent === last?.indent && /^\s*[}\])]/.test(content);
    if (last && indent <= last.indent && !closes) return notClosed(last, line);
    const inLine: string[] = [];
    for (const letter of content) {
      if (CLOSERS.has(letter)) inLine.push(letter);
      if (/[}\])]/.test(letter)) (inLine.length > 0 ? inLine : open).pop();
    }
    const bracket = inLine.at(-1);
    if (!bracket) continue;
    if (!content.trimEnd().endsWith(bracket)) return notClosed({ line, indent, bracket });
    open.push({ line, indent, bracket });
  }
  const last = open.at(-1);
  return last && notClosed(last, lines.length);
}

function notClosed({ line, indent, bracket }: Opened, before?: number) {
  const closer = `${CLOSERS.get(bracket)}${indent === 0 ? ";" : ","}`;
  const where = before ? `before line ${before}` : "at its end";
  return { line, why: `its ${bracket} is not closed. Write ${closer} ${where}.` };
}
