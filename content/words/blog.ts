// The words around articles; those of the index are in blog-page.ts.
export const readMore = "Read More";
export const example = (hint: string | number, value: string | number) =>
  `${hint} Example: ${value}.`;
export const newestFirst = "Newest First";
export const oldestFirst = "Oldest First";
export const readTime = "Read Time";
export const tags = "Tags";
export const all = "All";
export const search = "Search";
export const category = "Category";
export const backToBlog = "Back to Blog";
export const articlesShown = "Articles shown:";
export const clearFilters = "Clear Filters";
export const linkCopied = "Link copied";
export const thePageWasNot = "The page was not shared.";
export const share = "Share";
export const sortBy = "Sort by";
export const sort = "Sort";
