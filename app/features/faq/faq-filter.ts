import { withoutLinks } from "~/content/linked-text";
import { includesText, readSearchWords } from "~/enhance/search-words";

export type FaqFilter = { q: string; category: string };

type Question = { category: string; question: string; answer: string };

/** An unknown category counts as "all". */
export function readFilter(search: URLSearchParams, categories: { id: string }[]): FaqFilter {
  const asked = search.get("category");
  const category = categories.find(({ id }) => id === asked)?.id ?? "all";
  return { q: readSearchWords(search), category };
}

export function filterFaq<Item extends Question>(faq: Item[], { q, category }: FaqFilter): Item[] {
  return faq
    .filter((item) => category === "all" || item.category === category)
    .filter((item) => includesText(searchedText(item), q));
}

export function searchedText({ question, answer }: Omit<Question, "category">): string {
  return `${question}\n${withoutLinks(answer)}`;
}

export function topicHref(category: string, q: string): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (category !== "all") search.set("category", category);
  return search.size > 0 ? `/faq?${search}` : "/faq";
}
