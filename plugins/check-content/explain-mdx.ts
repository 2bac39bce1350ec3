import { atLine, lineAt, lineOf } from "../../app/content/lines.ts";

/** What a parser reports of an MDX file, with the line where it stopped. */
type Fault = { message: string; line: number };

const KEY = /^(\s*)(?:- )?([\w-]+):(.*)$/;
const LOST_QUOTE = /^[\w-]+: *(?:\[? *[“”„«‘’]|[^[{|>"'#][^"]*[\w.!?]"$)/;
/** Such as {price:coaching or {email without its closing sign. */
const LOST_BRACE = /(?<!\\)\{(?:[\w-]+:[\w-]+|studio|area|email|phone)\b(?![^{}\n]*\})/;
const VOID = /^(br|hr|img|input)$/;

/** A slip in the text of an MDX file: what it most likely is, and what to write. */
export function explainText(file: string, text: string, { message, line }: Fault): string {
  const inserted = LOST_BRACE.exec(text);
  if (inserted) {
    const why = `a } is missing. Write: ${inserted[0]}}`;
    return atLine(file, text, lineAt(text, inserted.index), why);
  }
  const [, tag, opened] = /closing tag for `<([\w.]*)>` \((\d+):/.exec(message) ?? [];
  const [, other] = /Unexpected closing tag `<\/(\w+)>`/.exec(message) ?? [];
  if (tag && other)
    return atLine(
      file,
      text,
      Number(opened),
      `<${tag}> is closed as </${other}>. Write the same name in both.`,
    );
  if (tag !== undefined) {
    const close = VOID.test(tag) ? `Write <${tag} />` : `Write </${tag}> below its text`;
    return atLine(file, text, Number(opened), `<${tag}> is not closed. ${close}.`);
  }
  if (lineOf(text, line).includes("<!--"))
    return atLine(file, text, line, "a note that visitors do not see is written {/* so */}.");
  return atLine(file, text, line, explainSigns(message));
}

function explainSigns(message: string): string {
  if (/closing slash/.test(message))
    return "this closes what is not open. Remove it, or open it above, as in <Callout>.";
  if (/acorn|in expression/.test(message))
    return "a { inserts a fact, such as {price:coaching}. Write \\{ for the sign itself.";
  if (/attribute value/.test(message)) return 'a value has no quotes: <Callout title="Also">.';
  if (/name/.test(message))
    return "a < begins a component, such as <Callout>. Write &lt; for the sign itself, and [words](https://studio.example) for a link.";
  return `it cannot be read (${message.split("\n")[0]}).`;
}

/** A slip in the fields at the top of an MDX file: the first line that has one of the usual ones. */
export function explainFields(file: string, text: string, { line, message }: Fault): string {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  let block = -1;
  for (const [index, content] of lines.slice(0, end < 0 ? undefined : end).entries()) {
    const depth = content.search(/\S/);
    const isText = block >= 0 && (depth < 0 || depth > block);
    if (!isText) block = /:\s*[|>][+-]?\s*$/.test(content) ? depth : -1;
    const why = index > 0 && !isText && explainField(content.trimEnd());
    if (why) return atLine(file, text, index + 1, why);
  }
  const isIndent = /indent|separator|mapping entry/.test(message);
  if (/duplicated/.test(message))
    return atLine(file, text, line, "this field is there already. Remove one of them.");
  if (!isIndent)
    return atLine(
      file,
      text,
      line,
      'it cannot be read. A field is written as name: "Text", a list as ["one", "two"].',
    );
  const isNextField = /^\S/.test(lineOf(text, line)) && line > 2;
  const at = isNextField ? line - 1 : line;
  const isIndented = /^ +[\w-]+:/.test(lineOf(text, at)) && !/^ |:$/.test(lineOf(text, at - 1));
  const what = isIndented
    ? `Remove the spaces before ${lineOf(text, at).trim().split(":")[0]}.`
    : "Begin fields of the same entry below each other.";
  return atLine(file, text, at, `it begins in another column than its neighbors. ${what}`);
}

/** A lost or typographic quote in a field of its own line: YAML accepts it, and visitors would read it. */
export function findLostQuote(file: string, text: string): string | undefined {
  const lines = text.split("\n");
  const index = lines
    .slice(1, lines.indexOf("---", 1))
    .findIndex((line) => LOST_QUOTE.test(line.trimEnd()));
  const why = index >= 0 && explainField(lines[index + 1]?.trimEnd() ?? "");
  return why ? atLine(file, text, index + 2, why) : undefined;
}

function explainField(line: string): string | undefined {
  if (/^ *\t/.test(line)) return "it begins with a tab. Write spaces there.";
  const [, , name, after = ""] = KEY.exec(line) ?? [];
  if (!name && /^\s*- [[{]/.test(line)) return explainBrackets(line.trim().slice(2));
  if (!name) {
    if (!/^[\w-]+\s+\S/.test(line)) return;
    const [first = "", ...words] = line.split(/\s+/);
    return `a colon is missing after the name of the field. Write: ${first}: ${words.join(" ")}`;
  }
  const value = after.trim();
  if (/^["']/.test(after)) return `a space is missing after the colon. Write: ${name}: ${value}`;
  const [, list, curly] = /^(\[?) *([“”„«‘’])/.exec(value) ?? [];
  if (curly)
    return `${curly} is a typographic quote. Write straight ones: ${name}: ${list ? '["one", "two"]' : '"Text"'}`;
  if (/^["']/.test(value)) return explainQuotes(name, value);
  if (/^[^[{|>#]*[\w.!?]"$/.test(value))
    return `a quote is missing before the text. Write: ${name}: "${value}`;
  if (/^[@`%&*!]|^[^[{|>][^"]*:(\s|$)/.test(value))
    return `the text needs quotes because of its signs. Write: ${name}: "${value}"`;
  return explainBrackets(value);
}

function explainQuotes(name: string, value: string): string | undefined {
  const quote = value.slice(0, 1);
  const inner = value.replace(/\s#.*$/, "").slice(1);
  if (!inner.includes(quote))
    return `the closing quote is missing. Write: ${name}: ${value}${quote}`;
  const isWhole =
    inner.replace(/\\.|''/g, "").indexOf(quote) === inner.replace(/\\.|''/g, "").length - 1;
  if (isWhole) return;
  return quote === '"'
    ? 'a quote inside of a text ends it. Write \\" there: "They said \\"yes\\""'
    : `an apostrophe ends it. Begin and end the text with ": "It's here"`;
}

function explainBrackets(value: string): string | undefined {
  const signs = value.replace(/"(?:[^"\\]|\\.)*"/g, '"');
  const pairs = [
    ["[", "]"],
    ["{", "}"],
  ] as const;
  const lost = pairs.find(([open, close]) => signs.split(open).length > signs.split(close).length);
  if (lost && signs.startsWith(lost[0]))
    return `its ${lost[0]} is not closed. Write ${lost[1]} at its end.`;
  if (/^[[{].*(" "|"\s+\w+:)/.test(signs))
    return 'a comma is missing between two of its parts: ["one", "two"]';
}
