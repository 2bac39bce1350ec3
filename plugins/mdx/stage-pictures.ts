import type { Element, Root } from "hast";

/** The class of a picture that stands between the paragraphs. */
export const STILL = "still";

/** Takes pictures that are paragraphs by themselves out of them, and marks them. */
export function stagePictures() {
  return (tree: Root) => {
    tree.children = tree.children.map((node) => {
      const [only, ...others] =
        node.type === "element" && node.tagName === "p" ? node.children : [];
      if (!only || others.length > 0 || !isPicture(only)) return node;
      only.properties.className = [STILL];
      return only;
    });
  };
}

function isPicture(node: Element["children"][number]): node is Element {
  return node.type === "element" && node.tagName === "img";
}
