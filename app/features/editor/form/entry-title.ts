import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import { cleanText, type Draft, nameOf } from "./draft";

/** Fields that an entry is known by, from best to worst. */
const TITLES = ["title", "question", "label", "name", "heading", "text"];
const IDS = ["id", "slug", "path"];
const MAX_LENGTH = 120;

/** What an entry of a list is called; "" if it has no words. */
export function titleOfEntry(
  { draft, facts }: { draft: Draft; facts: Facts },
  entry: string,
): string {
  const written = (keys: string[]) =>
    keys.map((key) => draft.get(nameOf(entry, key))).find((it) => it?.trim());
  const title =
    draft.get(entry) ?? written(TITLES) ?? firstWords(draft, entry) ?? written(IDS) ?? "";
  const { filled } = fillFacts(cleanText(title), facts);
  return String(filled).slice(0, MAX_LENGTH);
}

function firstWords(draft: Draft, entry: string): string | undefined {
  const ids = IDS.map((key) => nameOf(entry, key));
  const [, words] =
    [...draft].find(
      ([name, value]) =>
        name.startsWith(`${entry}/`) &&
        !name.includes("#") &&
        !ids.includes(name) &&
        /\p{L}{2}/u.test(value),
    ) ?? [];
  return words;
}
