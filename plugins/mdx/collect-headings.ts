import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

export type Heading = { id: string; text: string };

/** Puts the headings of second rank into `contents`, except the one that only screen readers meet. */
export function collectHeadings(contents: Heading[]) {
  return (tree: Root) =>
    visit(tree, { tagName: "h2" }, (node) => {
      if (node.type !== "element") return;
      const { id } = node.properties;
      if (typeof id !== "string" || id === "footnote-label") return;
      contents.push({ id, text: textOf(node) });
    });
}
