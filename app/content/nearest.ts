export function nearest(word: string, known: string[]): string[] {
  return [...new Set(known)].sort((a, b) => distance(word, a) - distance(word, b));
}

/** The known words that may be meant: as they are, but for a slip or two. */
export function similar(word: string, known: string[]): string[] {
  const most = Math.max(2, word.length / 3);
  return nearest(word, known).filter(
    (it) => distance(word.toLowerCase(), it.toLowerCase()) <= most,
  );
}

/** Of the known addresses those that may be meant: written almost alike, or with the same last word. */
export function similarAddresses(address: string, known: string[]): string[] {
  const word = address.split("/").findLast((part) => part.length > 2);
  const isSimilar = (it: string) =>
    distance(address, it) <= Math.max(address.length, it.length) / 3 ||
    (word !== undefined && it.split("/").includes(word));
  return nearest(address, known.filter(isSimilar));
}

/** How many letters must be written, removed or changed to make one of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (let at = 1; at <= b.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
