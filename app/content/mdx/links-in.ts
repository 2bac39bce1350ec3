import type { Nodes, Root } from "mdast";

/** The addresses that a text links to, where they are written: also those below it, of [words][1]. */
export function linksIn(tree: Root): { address: string; line: number }[] {
  const nodes = nodesIn(tree);
  const named = new Set(nodes.flatMap((it) => (it.type === "linkReference" ? it.identifier : [])));
  return nodes.flatMap((node) => {
    const isLink = node.type === "link";
    if (!isLink && !(node.type === "definition" && named.has(node.identifier))) return [];
    return { address: node.url, line: node.position?.start.line ?? 1 };
  });
}

export function nodesIn(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesIn) : [])];
}
