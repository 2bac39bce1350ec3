import type { Element, ElementContent, Parents, Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { CompiledText } from "../../app/content/schema/mdx.ts";
import { fill } from "../content/fill.ts";
import { readContent } from "../content/read-content.ts";

/** Adds the h2 headings to `contents`, except that of the footnotes, which is visually hidden. */
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

/** Makes the checkboxes of task lists usable: enabled, and in a label with their text. */
export function labelTasks() {
  return (tree: Root) =>
    visit(tree, "element", ({ children }) => {
      const box = children.find(isTask);
      if (!box) return;
      const { type, checked } = box.properties;
      box.properties = { type, defaultChecked: checked === true };
      const at = children.indexOf(box);
      const label = labelNodes(children.slice(at + 1));
      const isText = label.every(({ type }) => type === "text");
      children.splice(at, label.length + 1, h("label", box, isText ? label : h("span", label)));
    });
}

function isTask(node: ElementContent): node is Element {
  return node.type === "element" && node.tagName === "input" && node.properties.disabled === true;
}

/** The nodes of the label: those up to the first block, such as a nested list. */
function labelNodes(nodes: ElementContent[]): ElementContent[] {
  const end = nodes.findIndex((node) => node.type === "element" && BLOCKS.has(node.tagName));
  return end < 0 ? nodes : nodes.slice(0, end);
}

/** Focusable regions, to scroll wide tables by keyboard, named by their `<Comparison>` or by the heading above. */
export function wrapTables() {
  return (tree: Root) => {
    const labels = readContent("ui").articleLabels;
    let heading = labels.tableWithoutHeading;
    const seen = new Map<string, number>();
    visit(tree, "element", (node, index, parent) => {
      if (headingRank(node)) heading = textOf(node);
      if (node.tagName !== "table" || !parent || index === undefined) return;
      visit(node, "element", alignByClass);
      const name = captionOf(parent) ?? fill(labels.table, { heading });
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

const ALIGNMENTS = { left: "text-start", center: "text-center", right: "text-end" };

/** The `align` attribute is obsolete, and the Content-Security-Policy forbids styles. */
function alignByClass(cell: Element): void {
  const { align, ...properties } = cell.properties;
  if (!align) return;
  cell.properties = { ...properties, className: [ALIGNMENTS[align as keyof typeof ALIGNMENTS]] };
}

/** Makes code blocks focusable, to scroll them by keyboard on narrow screens. */
export function focusCode() {
  return (tree: Root) => {
    const labels = readContent("ui").articleLabels;
    let heading = labels.exampleWithoutHeading;
    visit(tree, "element", (node) => {
      if (headingRank(node)) heading = textOf(node);
      if (node.tagName !== "pre") return;
      const ariaLabel = fill(labels.example, { heading });
      Object.assign(node.properties, { role: "region", tabIndex: 0, ariaLabel });
    });
  };
}

/** Removes the paragraph around a picture that is alone in it. */
export function unwrapPictures() {
  return (tree: Root) => {
    tree.children = tree.children.map((node) => {
      const [only, ...others] =
        node.type === "element" && node.tagName === "p" ? node.children : [];
      return only && others.length === 0 && isPicture(only) ? only : node;
    });
  };
}

function isPicture(node: Element["children"][number]): node is Element {
  return node.type === "element" && node.tagName === "img";
}
