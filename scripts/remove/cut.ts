import { isMap, isNode, isPair, isSeq, type Node, type Pair, parseDocument } from "yaml";
import { lineStart } from "../../app/content/lines.ts";

/** A data file without the entries of a list, at a path, whose field has a value. All else stays as it is written. */
export function withoutEntries(text: string, at: string[], field: string, value: string): string {
  const list = at.length > 0 ? parseDocument(text).getIn(at) : parseDocument(text).contents;
  if (!isSeq(list)) return text;
  const gone = list.items.filter((it) => isMap(it) && it.get(field) === value).filter(isNode);
  if (gone.length === 0) return text;
  const left = cut(text, gone);
  if (gone.length < list.items.length) return left;
  const group = parseDocument(text).getIn(at.slice(0, -1), true) ?? parseDocument(text).contents;
  const pair = isMap(group) ? group.items.find(({ key }) => String(key) === at.at(-1)) : undefined;
  // After the colon of the list's name.
  const end = isNode(pair?.key) ? (pair.key.range?.[1] ?? -1) + 1 : 0;
  return end > 0 ? `${left.slice(0, end)} []${left.slice(end)}` : left;
}

export function withoutField(text: string, at: string[]): string {
  const group = parseDocument(text).getIn(at.slice(0, -1), true);
  const whole = at.length > 1 ? group : parseDocument(text).contents;
  const pair = isMap(whole) ? whole.items.find(({ key }) => String(key) === at.at(-1)) : undefined;
  return pair ? cut(text, [pair]) : text;
}

/** From the last, so that those before it stay where they are. */
function cut(text: string, nodes: (Node | Pair)[]): string {
  return nodes.reduceRight((left: string, node) => {
    const [first, last] = isPair(node) ? [node.key, node.value] : [node, node];
    const start = lineStart(left, (isNode(first) && first.range?.[0]) || 0);
    const end = (isNode(last) && last.range?.[1]) || start;
    const after = left[end - 1] === "\n" ? end : left.indexOf("\n", end) + 1 || left.length;
    return left.slice(0, start) + left.slice(after);
  }, text);
}
