import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss, { type ChildNode } from "postcss";
import { otherMediaSheet } from "../../app/site/other-media.ts";

/** Conditions of OTHER_MEDIA as they stand in a minified sheet. */
const OTHER_MEDIA = /^(?:print|\(width>=\d+rem\)|\(hover:hover\)|\(forced-colors:active\))$/;

/**
 * Parts each style sheet of a build's folder: what a phone needs before its first paint, and in a file
 * beside it what only wide screens, mice, paper and forced colours need.
 */
export async function layOtherMediaBeside(folder: string): Promise<void> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  for (const sheet of sheets) {
    const file = path.join(folder, sheet);
    const whole = await readFile(file, "utf8");
    const other = partOf(whole, "other media").trim();
    if (!other) continue;
    await writeFile(otherMediaSheet(file), other);
    await writeFile(file, partOf(whole, "every medium"));
  }
}

/** One part of a style sheet, its rules in their order and layers. */
export function partOf(sheet: string, part: "every medium" | "other media"): string {
  const root = postcss.parse(sheet);
  root.walkDecls((declaration) => {
    if (isForOtherMedia(declaration) !== (part === "other media")) removeFromSheet(declaration);
  });
  if (part === "other media") {
    root.walkAtRules((rule) => {
      if (!rule.nodes) rule.remove();
    });
  }
  return root.toString();
}

function isForOtherMedia({ parent }: ChildNode): boolean {
  if (!parent || parent.type === "root") return false;
  const node = parent as ChildNode;
  return (
    (node.type === "atrule" && node.name === "media" && OTHER_MEDIA.test(node.params)) ||
    isForOtherMedia(node)
  );
}

/** Removes a node and what would stand empty without it. */
function removeFromSheet(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0)
    removeFromSheet(parent as ChildNode);
}
