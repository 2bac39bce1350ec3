import type { Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** Lets the keyboard scroll blocks of code, which may be wider than a phone. */
export function focusCode() {
  return (tree: Root) => {
    let heading = "the text";
    visit(tree, "element", (node) => {
      if (headingRank(node)) heading = textOf(node);
      if (node.tagName !== "pre") return;
      const ariaLabel = `Example: ${heading}`;
      Object.assign(node.properties, { role: "region", tabIndex: 0, ariaLabel });
    });
  };
}
