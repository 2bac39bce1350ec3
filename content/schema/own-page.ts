import { z } from "zod";
import { text } from "./primitives.ts";

const address = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The frontmatter of content/own-pages/<any-name>.mdx. */
export const ownPageSchema = z.strictObject({
  path: z
    .string()
    .regex(
      address,
      "a path that starts with a slash, in lower-case words, such as /company/parking",
    ),
  name: text.describe("in menus, breadcrumb, the site's lists and structured data").max(40),
  title: text.describe("the h1, the document title and the words on its social picture").max(48),
  description: text.describe("for search engines, and under the title without a lede").max(160),
  lede: text.optional(),
  menu: text.optional().describe("the label of the menu in navigation.ts that lists it"),
  footer: text.optional().describe("the heading of the footer's column that lists it"),
  frame: text.optional().describe("a picture of public/frames, beside the title and on its card"),
  updated: z.iso.date("a date such as 2026-11-21, in quotes"),
});
export type OwnPageFrontmatter = z.infer<typeof ownPageSchema>;
