import { z } from "zod";
import { link, pageHead, section, slug, text } from "./primitives.ts";

const faqCategory = z.enum([
  "content-systems",
  "internal-external",
  "packages-pricing",
  "ownership-support",
  "measurement",
  "process",
]);

export const faqCategoriesSchema = z
  .array(z.strictObject({ id: z.enum(["all", ...faqCategory.options]), label: text }))
  .length(7);
export type FaqCategories = z.infer<typeof faqCategoriesSchema>;

export const faqSchema = z
  .array(
    z.strictObject({
      id: slug,
      category: faqCategory,
      question: text,
      answer: text.describe("may hold links, as in [the terms](/terms)"),
      page: z
        .enum(["packages", "diy", "coaching"])
        .describe("the one page that shows it too, with structured data")
        .optional(),
    }),
  )
  .length(30);
export type Faq = z.infer<typeof faqSchema>;

export const faqCopySchema = z.strictObject({
  ...pageHead,
  search: z.strictObject({ label: text, placeholder: text, submit: text }),
  categoriesLabel: text,
  empty: z.strictObject({
    text: z.literal("No questions match your search."),
    reset: z.literal("Show All Questions"),
  }),
  closing: section.extend({ action: link, book: text }),
});
export type FaqCopy = z.infer<typeof faqCopySchema>;
