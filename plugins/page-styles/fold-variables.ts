import type { AtRule, Declaration, Node, Plugin, Root } from "postcss";

const OWN = /^--tw-/;

/**
 * Writes out Tailwind's own variables where a sheet leaves no choice: one that nothing sets is its first
 * value, or what is said instead of it, and one that nothing reads is not there.
 */
export function foldVariables(): Plugin {
  return { postcssPlugin: "fold-variables", OnceExit: fold };
}

function fold(root: Root): void {
  const registered = registrations(root);
  const set = namesSet(root);
  for (const [name, rule] of registered) {
    if (!set.has(name)) writeOut(root, name, firstValue(rule));
  }
  const read = namesRead(root);
  root.walkDecls(OWN, (declaration) => {
    if (registered.has(declaration.prop) && !read.has(declaration.prop)) declaration.remove();
  });
  for (const [name, rule] of registered) if (!read.has(name)) rule.remove();
}

function registrations(root: Root): Map<string, AtRule> {
  const rules = new Map<string, AtRule>();
  root.walkAtRules("property", (rule) => {
    if (OWN.test(rule.params)) rules.set(rule.params, rule);
  });
  return rules;
}

/** Browsers without `@property` are given first values in a layer, "properties": that sets nothing. */
function namesSet(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(OWN, (declaration) => {
    if (!isInLayer(declaration, "properties")) names.add(declaration.prop);
  });
  return names;
}

function isInLayer(node: Node, layer: string): boolean {
  const { parent } = node;
  if (!parent) return false;
  const { name, params } = parent.type === "atrule" ? (parent as AtRule) : {};
  return (name === "layer" && params === layer) || isInLayer(parent, layer);
}

function firstValue(rule: AtRule): string | undefined {
  const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
  return (found as Declaration | undefined)?.value;
}

/** A fallback may hold functions in functions. */
function writeOut(root: Root, name: string, value: string | undefined): void {
  const use = new RegExp(
    String.raw`var\(\s*${name}\s*(?:,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)`,
    "g",
  );
  root.walkDecls((declaration) => {
    if (!declaration.value.includes(name)) return;
    declaration.value = declaration.value.replace(
      use,
      (whole, instead?: string) => value ?? instead ?? whole,
    );
  });
}

function namesRead(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--tw-[\w-]+/g)) names.add(name);
  });
  return names;
}
