import { commonPairs } from "./line-changes";

/** A piece of a text, and whether the other version does not have it. */
export type Piece = { text: string; isChanged: boolean };

export function markWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [was, is] = [before, after].map((text) => text.split(/(\s+)/)) as [string[], string[]];
  const pairs = commonPairs(was, is);
  return {
    before: piecesOf(was, new Set(pairs.map(([at]) => at))),
    after: piecesOf(is, new Set(pairs.map(([, at]) => at))),
  };
}

function piecesOf(words: string[], common: Set<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, word] of words.entries()) {
    // A space between two changed words is one of them.
    const isSpace = /^\s+$/.test(word) && !common.has(at - 1) && !common.has(at + 1);
    const isChanged = isSpace || !common.has(at);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else if (word) pieces.push({ text: word, isChanged });
  }
  return pieces;
}
