import { readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync } from "rolldown/utils";
import { lineAt } from "../../app/content/lines.ts";

/** A field or an entry as it is written; `start` is where it begins. */
type Written = { start: number; value: ESTree.Node | null };

/** The line of a field, or of what should have it. `module` is "content/faq.ts", or "content/faq.ts categories" for one of its exports. */
export function lineOfField(module: string, keys: PropertyKey[]): number | undefined {
  const [file = "", name = path.basename(file, ".ts")] = module.split(" ");
  const text = readFileSync(file, "utf8");
  const constants = constantsOf(parseSync(file, text).program);
  // `useCases` is the constant of use-cases.ts, and `faqCategories` the one of "content/faq.ts categories".
  const wanted = name.replaceAll("-", "").toLowerCase();
  const names = [...constants.keys()].sort((a, b) => a.length - b.length);
  let found = constants.get(names.find((it) => it.toLowerCase().endsWith(wanted)) ?? "");
  for (const key of keys) {
    const part: Written | undefined = found && partOf(found.value, key, constants);
    if (!part) break;
    found = part;
  }
  return found && lineAt(text, found.start);
}

function constantsOf({ body }: ESTree.Program): Map<string, Written> {
  const declared = body
    .map((it) => (it.type === "ExportNamedDeclaration" ? it.declaration : it))
    .flatMap((it) => (it?.type === "VariableDeclaration" ? it.declarations : []));
  return new Map(
    declared.map(({ start, id, init }) => [
      id.type === "Identifier" ? id.name : "",
      { start, value: init },
    ]),
  );
}

/** What stands below a key; undefined where it is computed. */
function partOf(
  value: ESTree.Node | null,
  key: PropertyKey,
  constants: Map<string, Written>,
): Written | undefined {
  switch (value?.type) {
    case "TSSatisfiesExpression":
    case "TSAsExpression":
      return partOf(value.expression, key, constants);
    case "Identifier":
      return partOf(constants.get(value.name)?.value ?? null, key, constants);
    case "ArrayExpression": {
      const before = value.elements.slice(0, Number(key) + 1);
      const entry = before.some((it) => it?.type === "SpreadElement") ? null : before[Number(key)];
      return entry ? { start: entry.start, value: entry } : undefined;
    }
    case "ObjectExpression":
      return value.properties.find(
        (it) => it.type === "Property" && nameOf(it.key) === String(key),
      ) as ESTree.ObjectProperty | undefined;
  }
}

export function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : undefined;
}
