import { eachElement, type Hypertext, textOf } from "./hypertext.ts";

export type Heading = { id: string; text: string };

/** Puts the headings of second rank into `contents`, except the one that only screen readers meet. */
export function collectHeadings(contents: Heading[]) {
  return (tree: Hypertext) =>
    eachElement(tree, (node) => {
      const id = node.properties?.id;
      if (node.tagName !== "h2" || typeof id !== "string" || id === "footnote-label") return;
      contents.push({ id, text: textOf(node) });
    });
}
