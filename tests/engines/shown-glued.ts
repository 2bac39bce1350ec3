/** Pieces of text from different elements that a text browser shows as one word. */
export function findShownGlued(html: string, shown: string): string[] {
  const text = shown.replace(/\s+/g, " ");
  const pieces = html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(script|style|template|head|svg|sup|noscript)\b.*?<\/\1>/gs, "")
    .split(/<[^>]+>/)
    .filter((piece) => piece !== "")
    .map(unescapeHtml);
  return pieces.flatMap((piece, i) => {
    const next = pieces[i + 1] ?? "";
    const glued = (/\S{1,20}$/.exec(piece)?.[0] ?? "") + (/^\S{1,20}/.exec(next)?.[0] ?? "");
    return /\p{L}/u.test(glued) && runsOn(piece, next) && isWord(glued, text) ? [glued] : [];
  });
}

/** Signs may follow a word, and words an opening sign. */
function runsOn(before: string, after: string) {
  return /[^\s(“"'$#/-]$/.test(before) && /^[^\s%,.:;)!?'’"”/-]/.test(after);
}

function isWord(glued: string, text: string) {
  return ` ${text} `.includes(` ${glued} `);
}

function unescapeHtml(text: string) {
  const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => names[name] ?? whole);
}
