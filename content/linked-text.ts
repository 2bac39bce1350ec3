const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** A text with links such as "see [the terms](/terms)" in its parts: plain words, and words with an address. */
export function partsOf(text: string): { words: string; href?: string }[] {
  const found = LINK.exec(text);
  if (!found) return text ? [{ words: text }] : [];
  const [link, words = "", href = ""] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + link.length);
  return [...partsOf(before), { words, href }, ...partsOf(after)];
}

/** The text as it reads, without the addresses. */
export function withoutLinks(text: string): string {
  return partsOf(text)
    .map(({ words }) => words)
    .join("");
}
