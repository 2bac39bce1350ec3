import { type Facts, UNKNOWN } from "./facts.ts";
import { describeUnknown } from "./fill-facts.ts";
import { findForeignAmount } from "./foreign-amount.ts";
import { atLine, lineAt } from "./lines.ts";

/** Not `\{`, which is the sign itself, and not the { name: "Text" } of a list of fields. */
const INSERTION = /(?<!\\)\{([\w-]+(?::[^{}\s][^{}\n]*)?)\}/g;

/** The text of an MDX file with its facts filled in, and one sentence for each that there is not. */
export function fillText(
  file: string,
  text: string,
  { texts, isIncomplete, place }: Facts,
): { filled: string; problems: string[] } {
  const problems: string[] = [];
  const filled = text.replace(INSERTION, (written, name: string, at: number) => {
    const fact = texts.get(name);
    if (fact !== undefined) return fact;
    if (isIncomplete) return UNKNOWN;
    const why = describeUnknown(name, [...texts.keys()]);
    problems.push(atLine(file, text, lineAt(text, at), why));
    return written;
  });
  problems.push(...findForeignAmounts(file, text, place?.currency));
  return { filled, problems };
}

/** One sentence, however many lines have some. */
function findForeignAmounts(file: string, text: string, currency: string | undefined): string[] {
  if (!currency) return [];
  const found = text.split("\n").flatMap((line, at) => {
    const amount = findForeignAmount(line, currency);
    return amount ? [{ amount, line: at + 1 }] : [];
  });
  const [first, ...others] = found;
  if (!first) return [];
  const lines = others.map(({ line }) => line).join(", ");
  const also = others.length > 0 ? ` The same is true of line ${lines}.` : "";
  const why = `must not name ${first.amount}: prices are in ${currency}, the currency of content/site.yaml.${also}`;
  return [atLine(file, text, first.line, why)];
}
