import { z } from "zod";
import { text } from "./primitives.ts";

/** The frontmatter of a legal page, content/legal/<slug>.mdx. */
export const legalSchema = z.strictObject({
  title: text,
  lede: text,
  metaTitle: text.max(48),
  metaDescription: text.max(160),
  updated: text.describe("as it is printed, such as January 2024"),
});
export type Legal = z.infer<typeof legalSchema>;
