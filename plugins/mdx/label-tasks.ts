import { eachElement, element, type Hypertext } from "./hypertext.ts";

const BLOCKS = new Set(["ul", "ol", "p", "pre", "table", "div", "blockquote"]);

/** Makes the items of a task list boxes to tick: each in a label with its words, none disabled. */
export function labelTasks() {
  return (tree: Hypertext) =>
    eachElement(tree, (node) => {
      const { children = [] } = node;
      const at = children.findIndex(isTask);
      const box = children[at];
      if (!box?.properties) return;
      const { type, checked } = box.properties;
      box.properties = { type, defaultChecked: checked === true };
      const words = wordsOf(children.slice(at + 1));
      const label = element("label", {}, [box, element("span", {}, words)]);
      children.splice(at, words.length + 1, label);
    });
}

function isTask({ tagName, properties }: Hypertext): boolean {
  return tagName === "input" && properties?.disabled === true;
}

/** What stands on the line of the box, up to a list within the item. */
function wordsOf(nodes: Hypertext[]): Hypertext[] {
  const end = nodes.findIndex(({ tagName }) => tagName !== undefined && BLOCKS.has(tagName));
  return end < 0 ? nodes : nodes.slice(0, end);
}
