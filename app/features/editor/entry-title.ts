import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import { cleanText, type Draft, nameOf } from "./draft";

const TITLES = ["title", "name", "question", "label", "heading", "text", "id", "slug", "path"];

export function titleOfEntry(
  { draft, facts }: { draft: Draft; facts: Facts },
  entry: string,
): string {
  const own = draft.get(entry);
  const named = TITLES.map((key) => draft.get(nameOf(entry, key)));
  const title = own ?? named.find((it) => it?.trim()) ?? "";
  const { filled } = fillFacts(cleanText(title), facts);
  return String(filled).slice(0, 120);
}
