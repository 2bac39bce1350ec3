/** The one rule by which lists are searched, by the server and while a visitor types. */
export function hasWords(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.trim().toLowerCase());
}
