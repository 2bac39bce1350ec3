import { capitalized } from "~/content/name-in-words";
import { inForm, type Problem } from "~/content/problems";
import { BODY } from "~/features/editor/files/text-file";
import { controlAt, type Draft } from "./draft";
import type { FormSchema } from "./form-schema";
import { inOwnWords } from "./labels";

export function problemsByControl(
  draft: Draft,
  problems: Problem[],
  schema: FormSchema,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, sentence, why } of problems) {
    const name = controlAt(draft, path);
    const before = found.get(name);
    if (path[0] === BODY)
      found.set(name, [before, withLineQuoted(sentence)].filter(Boolean).join(" "));
    else if (!before)
      found.set(name, capitalized(inOwnWords(inForm(why ?? withoutLine(sentence)), schema)));
  }
  return found;
}

/** Quotes the line of a long text, because a form shows no line numbers. */
function withLineQuoted(sentence: string): string {
  const [, line, why] = /^content\/\S+: line \d+, `(.*?)`: (.*)$/s.exec(sentence) ?? [];
  return line ? `“${line}”: ${why}` : capitalized(withoutLine(sentence));
}

/** Removes "content/faq.yaml: line 12: ", which is for the build. */
function withoutLine(sentence: string): string {
  const [, rest = sentence] =
    /^content\/\S+: (?:line \d+(?:, `.*?`)?: )?(.*)$/s.exec(sentence) ?? [];
  return rest;
}

/** A sentence about the edited file, or about another one with that file's title. */
export function sentenceOfFile(sentence: string, path: string): string {
  const shown = sentence.startsWith(`${path}: `) ? withoutLine(sentence) : sentence;
  return capitalized(inOwnWords(shown.replaceAll(/: line \d+(?=[:,])/g, "")));
}
