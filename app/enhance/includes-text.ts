/** The search rule of all lists, on the server and in live-search.ts. */
export function includesText(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.trim().toLowerCase());
}
