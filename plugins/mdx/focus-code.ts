import { eachElement, type Hypertext, textOf } from "./hypertext.ts";

/** Lets the keyboard scroll blocks of code, which may be wider than a phone. */
export function focusCode() {
  return (tree: Hypertext) => {
    let heading = "the text";
    eachElement(tree, (node) => {
      if (/^h[1-6]$/.test(node.tagName ?? "")) heading = textOf(node);
      if (node.tagName !== "pre") return;
      const ariaLabel = `Example: ${heading}`;
      node.properties = { ...node.properties, role: "region", tabIndex: 0, ariaLabel };
    });
  };
}
