import { z } from "zod";
import { inquire, link, pageHead, section, slug, text } from "./primitives.ts";

export const faqCategoriesSchema = z
  .array(z.strictObject({ id: slug, label: text }))
  .min(1)
  .max(20)
  .refine(([first]) => first?.id === "all", "must begin with the topic all");
export type FaqCategories = z.infer<typeof faqCategoriesSchema>;

export const faqSchema = z
  .array(
    z.strictObject({
      id: slug,
      category: slug.describe("one of faqCategories"),
      question: text,
      answer: text.describe("may hold links, as in [the terms](/terms)"),
      page: z
        .enum(["packages", "diy", "coaching"])
        .describe("the one page that shows it too, with structured data")
        .optional(),
    }),
  )
  .min(1)
  .max(300);
export type Faq = z.infer<typeof faqSchema>;

export const faqCopySchema = z.strictObject({
  ...pageHead,
  search: z.strictObject({ label: text, placeholder: text, submit: text }),
  categoriesLabel: text,
  empty: z.strictObject({
    text: text,
    reset: text,
  }),
  closing: section.extend({ action: link, book: text }),
  inquire,
});
export type FaqCopy = z.infer<typeof faqCopySchema>;
