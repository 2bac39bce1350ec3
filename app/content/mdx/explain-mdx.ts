import { atLine, lineAt, lineOf } from "../lines.ts";

type Fault = { message: string; line: number };

/** Such as {price:coaching or {email without its closing sign. */
const LOST_BRACE = /(?<!\\)\{(?:[\w-]+:[\w-]+|studio|area|email|phone)\b(?![^{}\n]*\})/;
const VOID = /^(br|hr|img|input)$/;

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
