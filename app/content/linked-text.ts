const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

export function splitLinks(text: string): { text: string; href?: string }[] {
  const found = LINK.exec(text);
  if (!found) return text ? [{ text }] : [];
  const [link, label = "", href = ""] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + link.length);
  return [...splitLinks(before), { text: label, href }, ...splitLinks(after)];
}

export function withoutLinks(text: string): string {
  return splitLinks(text)
    .map((part) => part.text)
    .join("");
}
