import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

const BLOCKS = new Set(["ul", "ol", "p", "pre", "table", "div", "blockquote"]);

/** Makes the items of a task list boxes to tick: each in a label with its words, none disabled. */
export function labelTasks() {
  return (tree: Root) =>
    visit(tree, "element", ({ children }) => {
      const box = children.find(isTask);
      if (!box) return;
      const { type, checked } = box.properties;
      box.properties = { type, defaultChecked: checked === true };
      const at = children.indexOf(box);
      const words = wordsOf(children.slice(at + 1));
      children.splice(
        at,
        words.length + 1,
        h("label", box, isText(words) ? words : h("span", words)),
      );
    });
}

function isTask(node: ElementContent): node is Element {
  return node.type === "element" && node.tagName === "input" && node.properties.disabled === true;
}

/** Text alone is laid out as one thing. */
function isText(words: ElementContent[]): boolean {
  return words.every(({ type }) => type === "text");
}

/** What stands on the line of the box, up to a list within the item. */
function wordsOf(nodes: ElementContent[]): ElementContent[] {
  const end = nodes.findIndex((node) => node.type === "element" && BLOCKS.has(node.tagName));
  return end < 0 ? nodes : nodes.slice(0, end);
}
