import { faq } from "#content/faq";

/** The questions that one page shows besides /faq; each belongs to one page only. */
export function pageFaq(page: "packages" | "diy" | "coaching") {
  return faq.filter((item) => "page" in item && item.page === page);
}
