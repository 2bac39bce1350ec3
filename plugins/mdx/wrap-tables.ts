import { eachElement, element, type Hypertext, textOf } from "./hypertext.ts";

/**
 * Puts every table into a box that scrolls by itself on narrow screens: with the keyboard too, so it
 * can be focused and has a name, that of its `<Comparison>` or of the heading above.
 */
export function wrapTables() {
  return (tree: Hypertext) => {
    let heading = "Figures";
    const seen = new Map<string, number>();
    eachElement(tree, (node, parent) => {
      if (/^h[1-6]$/.test(node.tagName ?? "")) heading = textOf(node);
      if (node.tagName !== "table" || !parent.children) return;
      eachElement(node, alignByClass);
      const name = captionOf(parent) ?? `Table: ${heading}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const box = scroller(node, count > 1 ? `${name}, ${count}` : name);
      parent.children[parent.children.indexOf(node)] = box;
    });
  };
}

function captionOf({ name, attributes = [] }: Hypertext): string | undefined {
  if (name !== "Comparison") return;
  const caption = attributes.find((attribute) => attribute.name === "caption")?.value;
  return typeof caption === "string" ? caption : undefined;
}

function scroller(table: Hypertext, ariaLabel: string): Hypertext {
  return element("div", { className: ["scroller"], role: "region", tabIndex: 0, ariaLabel }, [
    table,
  ]);
}

/** HTML has no `align` any more, and the content policy forbids styles. */
function alignByClass(cell: Hypertext): void {
  const { align, ...properties } = cell.properties ?? {};
  if (align) cell.properties = { ...properties, className: [`to-${align}`] };
}
