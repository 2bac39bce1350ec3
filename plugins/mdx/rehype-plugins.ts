import type { Element, ElementContent, Parents, Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { CompiledText } from "../../content/schema/mdx.ts";

/** Puts the headings of second rank into `contents`, except the one that only screen readers meet. */
export function collectHeadings(contents: CompiledText<unknown>["contents"]) {
  return (tree: Root) =>
    visit(tree, { tagName: "h2" }, (node) => {
      if (node.type !== "element") return;
      const { id } = node.properties;
      if (typeof id !== "string" || id === "footnote-label") return;
      contents.push({ id, text: textOf(node) });
    });
}

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
