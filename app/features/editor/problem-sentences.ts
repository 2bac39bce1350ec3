import { inForm } from "~/content/problems";
import { controlAt, type Draft } from "./draft";
import { BODY } from "./text-file";

/** The sentences of a check by the controls they belong to. */
export function problemsByControl(
  draft: Draft,
  problems: { path: readonly PropertyKey[]; sentence: string }[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, sentence } of problems) {
    const name = controlAt(draft, path);
    const before = found.get(name);
    if (path[0] === BODY)
      found.set(name, [before, withLineQuoted(sentence)].filter(Boolean).join(" "));
    else if (!before) found.set(name, withoutLine(sentence));
  }
  return found;
}

/** Of a long text: its line is found by its words. */
function withLineQuoted(sentence: string): string {
  const [, line, why] = /^content\/\S+: line \d+, `(.*?)`: (.*)$/s.exec(sentence) ?? [];
  return line ? `“${line}”: ${why}` : withoutLine(sentence);
}

/** A form shows where: "content/faq.yaml: line 12: " is for the build. */
export function withoutLine(sentence: string): string {
  const [, rest = sentence] =
    /^content\/\S+: (?:line \d+(?:, `.*?`)?: )?(.*)$/s.exec(sentence) ?? [];
  const said = inForm(rest);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
