const MAX_CHARACTERS = 90;

/** Counted from one. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** A problem with its line: "content/faq.yaml: line 12, `id: one`: a quote is missing". */
export function atLine(file: string, text: string, line: number, why: string): string {
  const shown = lineOf(text, line).trim();
  // A parser that needs more text stops below the last line.
  if (shown === "" && line > 1) return atLine(file, text, line - 1, why);
  const short = shown.length > MAX_CHARACTERS ? `${shown.slice(0, MAX_CHARACTERS)}...` : shown;
  return `${file}: line ${line}, \`${short}\`: ${why}`;
}

export function lineOf(text: string, line: number): string {
  return (text.split("\n")[line - 1] ?? "").trimEnd();
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}
