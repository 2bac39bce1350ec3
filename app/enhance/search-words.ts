import { foldText } from "~/content/fold-text";

const MAX_LETTERS = 100;

export function readSearchWords(params: URLSearchParams): string {
  return (params.get("q") ?? "").trim().slice(0, MAX_LETTERS);
}

export function includesText(text: string, words: string): boolean {
  return foldText(text).includes(foldText(words));
}
