import type { Element, Parents, Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";

/**
 * Puts every table into a box that scrolls by itself on narrow screens: with the keyboard too, so it
 * can be focused and has a name, that of its `<Comparison>` or of the heading above.
 */
export function wrapTables() {
  return (tree: Root) => {
    let heading = "Figures";
    const seen = new Map<string, number>();
    visit(tree, "element", (node, index, parent) => {
      if (headingRank(node)) heading = textOf(node);
      if (node.tagName !== "table" || !parent || index === undefined) return;
      visit(node, "element", alignByClass);
      const name = captionOf(parent) ?? `Table: ${heading}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      parent.children[index] = scroller(node, count > 1 ? `${name}, ${count}` : name);
    });
  };
}

function captionOf(parent: Parents | MdxJsxFlowElementHast): string | undefined {
  if (parent.type !== "mdxJsxFlowElement" || parent.name !== "Comparison") return;
  const caption = parent.attributes.find((it) => "name" in it && it.name === "caption")?.value;
  return typeof caption === "string" ? caption : undefined;
}

function scroller(table: Element, ariaLabel: string): Element {
  return h("div", { className: ["scroller"], role: "region", tabIndex: 0, ariaLabel }, table);
}

/** HTML has no `align` any more, and the content policy forbids styles. */
function alignByClass(cell: Element): void {
  const { align, ...properties } = cell.properties;
  if (align) cell.properties = { ...properties, className: [`to-${align}`] };
}
