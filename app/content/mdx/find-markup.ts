import type { Nodes, Root } from "mdast";
import { describeUnknown } from "../fill-facts.ts";
import { atLine } from "../lines.ts";
import type { Components } from "./components.ts";

type Source = {
  file: string;
  text: string;
  tree: Root;
  /** The names of facts that it may insert. */
  known: string[];
  components: Components;
};

type Attribute = { type: string; name?: string; value?: unknown; position?: Nodes["position"] };

const COMMENTS = /^\s*(\/\*[\s\S]*?\*\/\s*)*$/;
/** Such as price('coaching') or site.email, as other sites write it. */
const CALL_OR_FIELD = /^(\w+)(?:\(["'](.*)["']\)|\.(\w+))$/;
/** Elements that Markdown has no sign for. */
const HTML = ["br", "kbd", "sub", "sup"];

/** Code would run in the build, beside its secrets; HTML could add others' scripts, styles and frames to the page. */
export function findMarkup({ file, text, tree, known, components }: Source): string[] {
  const problems: string[] = [];
  visit(tree);
  return problems;

  function visit(node: Nodes): void {
    const report = (why: string, { position }: { position?: Nodes["position"] } = node) =>
      problems.push(atLine(file, text, position?.start.line ?? 1, why));
    if (node.type === "mdxjsEsm")
      report(
        "import and export are code, and a text has none. Components such as <Callout> are there without: delete this line.",
      );
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
      if (!COMMENTS.test(node.value)) report(describeExpression(node.value.trim(), known));
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const { name } = node;
      const why = describeElement(name ?? "", components);
      if (why) report(why);
      else
        for (const attribute of node.attributes) {
          const wrong = describeAttribute(name ?? "", attribute, components);
          if (wrong) report(wrong, attribute);
        }
    }
    for (const child of "children" in node ? node.children : []) visit(child);
  }
}

function describeExpression(code: string, known: string[]): string {
  const [, kind, name, field] = CALL_OR_FIELD.exec(code) ?? [];
  const meant = field ?? (kind ? `${kind}:${name}` : code);
  const isKind = kind && known.some((it) => it.startsWith(`${kind}:`));
  if (!field && !isKind && !/^[\w-]+$/.test(code))
    return "a { inserts a fact, such as {price:coaching}. Write \\{ for the sign itself.";
  return describeUnknown(meant, known).replace(`{${meant}}`, `{${code}}`);
}

const INSTEAD: Record<string, string> = {
  a: "[words](/contact)",
  b: "**words**",
  blockquote: "> words",
  code: "`words`",
  em: "*words*",
  h1: "## Heading",
  h2: "## Heading",
  h3: "### Heading",
  hr: "---",
  i: "*words*",
  img: "![What it shows](picture.jpg)",
  li: "- words",
  strong: "**words**",
};

function describeElement(name: string, components: Components): string | undefined {
  if (HTML.includes(name) || Object.hasOwn(components, name)) return;
  if (!/^[A-Z]/.test(name)) {
    const instead = INSTEAD[name] ? `Write ${INSTEAD[name]}` : "Write its words as Markdown";
    return `a text has no HTML such as <${name}>. ${instead}, or &lt; for the sign itself.`;
  }
  const names = Object.keys(components);
  return `there is no component ${name}. ${names.length > 0 ? `Write one of ${names.join(", ")}.` : "Remove it."}`;
}

function describeAttribute(
  element: string,
  { type, name = "", value }: Attribute,
  components: Components,
): string | undefined {
  const { attributes } = components[element] ?? { attributes: [] };
  if (type !== "mdxJsxAttribute" || typeof value === "object")
    return `the attributes of a component are texts in quotes, such as title="Also".`;
  if (attributes.includes(name)) return;
  return attributes.length > 0
    ? `<${element}> has ${attributes.join(" and ")}, not ${name}: remove ${name}.`
    : `<${element}> has no attributes: remove ${name}.`;
}
