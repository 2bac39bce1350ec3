const MAX_LETTERS = 100;

export function readSearchWords(params: URLSearchParams): string {
  return (params.get("q") ?? "").trim().slice(0, MAX_LETTERS);
}

/** The search rule of the site's public lists, on the server and in live-search.ts. */
export function includesText(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.trim().toLowerCase());
}
