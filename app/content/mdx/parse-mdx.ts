import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Without its fields; throws a fault with `reason` and `line`. */
export function parseMdx(mdx: string): Root {
  return parser.parse(mdx);
}
