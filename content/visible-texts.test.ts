import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

type Node = {
  type: string;
  start: number;
  value?: unknown;
  name?: { name?: unknown };
  [key: string]: unknown;
};

const SPOKEN_ATTRIBUTES = /^(aria-label|alt|title|placeholder|label|hint|lede|heading|content)$/;
const TWO_WORDS = /\p{L}+[^\p{L}<>]*\s[^\p{L}<>]*\p{L}+/u;
/** Read by machines only. */
const TOKENS = ["width=device-width, initial-scale=1", "noindex, nofollow"];

test("every sentence of every page comes from content/", () => {
  const files = globSync("app/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => literals(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a sentence in markup or in an attribute is found", () => {
  const page = (inside: string) => literals("page.tsx", `export const Page = () => ${inside};`);
  expect(page("<p>Two words</p>")).toEqual(["page.tsx:1: Two words"]);
  expect(page('<img alt={"Two words"} />')).toEqual(["page.tsx:1: Two words"]);
  expect(page('<nav aria-label="Two words" />')).toEqual(["page.tsx:1: Two words"]);
  expect(page('<p title={texts.two} className="flex gap-2">One, {texts.two}</p>')).toEqual([]);
});

/** The literal texts and spoken attributes of a component that have two words or more. */
function literals(file: string, source: string): string[] {
  const found: string[] = [];
  visit(parseSync(file, source).program as unknown as Node);
  return found;

  function visit(node: Node) {
    if (node.type === "JSXText") note(node, node.value);
    if (node.type === "JSXAttribute" && SPOKEN_ATTRIBUTES.test(String(node.name?.name)))
      noteValue(node.value);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  }

  function noteValue(value: unknown) {
    if (!isNode(value)) return;
    const inner = value.type === "JSXExpressionContainer" ? value.expression : value;
    if (isNode(inner)) note(inner, inner.value);
  }

  function note({ start }: Node, text: unknown) {
    if (typeof text !== "string" || !TWO_WORDS.test(text) || TOKENS.includes(text)) return;
    found.push(`${file}:${source.slice(0, start).split("\n").length}: ${text.trim()}`);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
