import type { Nodes, Root } from "mdast";
import { describeUnknown } from "../../app/content/fill-facts.ts";
import { atLine } from "../../app/content/lines.ts";

const COMMENTS = /^\s*(\/\*[\s\S]*?\*\/\s*)*$/;
/** Such as price('coaching') or site.email, as other sites write it. */
const CALL_OR_FIELD = /^(\w+)(?:\(["'](.*)["']\)|\.(\w+))$/;

/** Code in a text, one sentence each: it would run in the build, beside its secrets. */
export function findCode(file: string, source: string, tree: Root, known: string[]): string[] {
  const problems: string[] = [];
  visit(tree);
  return problems;

  function visit(node: Nodes): void {
    const report = (why: string, { position }: Pick<Nodes, "position"> = node) =>
      problems.push(atLine(file, source, position?.start.line ?? 1, why));
    if (node.type === "mdxjsEsm")
      report(
        "import and export are code, and a text has none. Components such as <Callout> are there without: delete this line.",
      );
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
      if (!COMMENTS.test(node.value)) report(describeExpression(node.value.trim(), known));
    for (const attribute of "attributes" in node ? node.attributes : []) {
      const { value } = attribute;
      const isText = attribute.type === "mdxJsxAttribute" && typeof value !== "object";
      if (isText || value === null) continue;
      const program = typeof value === "object" ? value?.data?.estree : undefined;
      if (program && isLiteral(program)) continue;
      report(
        `the attributes of a component are texts, numbers and lists of them, such as title="Also".`,
        attribute,
      );
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

const LITERALS =
  /^(Program|ExpressionStatement|Literal|UnaryExpression|(Array|Object)Expression|Template(Literal|Element))$/;

/** Of values only: there is no name in it that stands for something else. */
function isLiteral(code: object): boolean {
  const { type, ...parts } = code as { type: string; value?: object; computed?: boolean };
  if (type === "Property") return !parts.computed && isLiteral(parts.value ?? code);
  const inner = Object.values(parts).flat().filter(isCode);
  return LITERALS.test(type) && inner.every(isLiteral);
}

const isCode = (part: unknown): part is object =>
  typeof part === "object" && part !== null && "type" in part;
