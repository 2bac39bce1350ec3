import path from "node:path";
import type { AtRule, ChildNode, Plugin } from "postcss";

/** Where the sources of the sheets lie, from the project's root, and what the one for all pages is called. */
export const FOLDER = ".cache/page-styles";
export const SHARED = "shared.css";

/** What a page's own classes bring: the layers, and Tailwind's registrations of its variables. */
const OWN_LAYERS = ["utilities", "properties"];

/** Leaves the sheet that all pages share what is no page's own, and the page's sheet the rest. */
export function splitSheets(): Plugin {
  return {
    postcssPlugin: "split-sheets",
    OnceExit(root, { result }) {
      // Vite asks a question after the name.
      const file = result.opts.from?.split("?")[0] ?? "";
      if (!path.dirname(file).endsWith(FOLDER)) return;
      const isShared = path.basename(file) === SHARED;
      for (const node of [...root.nodes]) {
        if (isOwn(node) !== isShared) continue;
        // A layer keeps its place among the others.
        if (isShared && isLayer(node)) node.nodes = undefined;
        else node.remove();
      }
    },
  };
}

const isOwn = (node: ChildNode) => isLayer(node) || isAtRule(node, "property");

const isLayer = (node: ChildNode): node is AtRule =>
  isAtRule(node, "layer") && OWN_LAYERS.includes(node.params);

const isAtRule = (node: ChildNode, name: string): node is AtRule =>
  node.type === "atrule" && node.name === name;
