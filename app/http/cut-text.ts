const characters = new Intl.Segmenter("en");

/** The longest start of a text that fits `limit`, never cut inside what readers see as one character, such as an emoji. */
export function cutText(text: string, limit: number, sizeOf = countUtf16Units): string {
  if (sizeOf(text) <= limit) return text;
  let size = 0;
  for (const { segment, index } of characters.segment(text)) {
    size += sizeOf(segment);
    if (size > limit) return text.slice(0, index);
  }
  return text;
}

/** Of a text, the first of what readers see as one character. */
export function firstCharacter(text: string): string {
  const [first] = characters.segment(text);
  return first?.segment ?? "";
}

function countUtf16Units(text: string): number {
  return text.length;
}

export function countCodePoints(text: string): number {
  return Array.from(text).length;
}

export function countBytes(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
