import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toMarkdown } from "mdast-util-to-markdown";
import type { ComponentName } from "../../app/content/mdx/components.ts";
import { readContent } from "../content/read-content.ts";

type Component = (attributes: Record<string, unknown>, children: string[]) => string;

const COMPONENTS: Record<ComponentName, Component> = {
  Callout: ({ title }, children) => quoted([`**${title}**`, ...children].join("\n\n")),
  Comparison: ({ caption }, children) => [`**${caption}**`, ...children].join("\n\n"),
  RoiWorksheet: writeWorksheet,
  Stats: (_, children) => children.join("\n"),
  SetupCard: () => quoted(writeSetupCard()),
  Stat: ({ value, label }) => `- **${value}**: ${label}`,
};

/** Converts the components of an article to Markdown and leaves the rest as written; `url` returns the URL of a picture. */
export function plainMarkdown(mdx: string, tree: Root, url: (picture: string) => string): string {
  return write(tree);

  function write(node: Nodes): string {
    if (node.type === "root") return blocks(node).join("\n\n");
    if (node.type === "image") {
      const shown = { ...node, url: url(node.url), title: null };
      return toMarkdown(shown).trimEnd();
    }
    const isComponent = node.type === "mdxJsxFlowElement" && /^[A-Z]/.test(node.name ?? "");
    if (!isComponent) return asWritten(node);
    const component = COMPONENTS[node.name as ComponentName];
    return component?.(attributesOf(node), blocks(node)) ?? blocks(node).join("\n\n");
  }

  function blocks({ children }: { children: Nodes[] }): string[] {
    return children.map(write).filter(Boolean);
  }

  function asWritten(node: Nodes): string {
    let [at, end] = placeOf(node);
    let text = "";
    for (const child of "children" in node ? node.children : []) {
      const [start, next] = placeOf(child);
      text += mdx.slice(at, start) + write(child);
      at = next;
    }
    return text + mdx.slice(at, end);
  }
}

function placeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function attributesOf({ attributes }: MdxJsxFlowElement): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((it) => ("name" in it ? [[it.name, it.value]] : [])),
  );
}

function writeSetupCard(): string {
  const { title, lines } = readContent("setup-card");
  return [`**${title}**\n`, ...lines.map(({ name, text }) => `- **${name}:** ${text}`)].join("\n");
}

function writeWorksheet(): string {
  return readContent("worksheet")
    .fields.map(
      ({ label, unit, hint, example }) => `- **${label}** (${unit}, such as ${example}): ${hint}`,
    )
    .join("\n");
}

function quoted(text: string): string {
  return text.replace(/^/gm, "> ").replace(/ +$/gm, "");
}
