import type { Plugin } from "vite";

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };

/** Fields of the content whose values are names for the code or for services, not read by visitors. */
const NAMES =
  /^(id|slug|path|href|url|icon|picture|cardPicture|src|sizes|payloadLabel|\w*projectType|currency|country|weekday)$/;
/** The same of the fields of forms. */
const FIELD_NAMES = /^(name|input|autocomplete|default|value|sent|line|review|only)$/;
const ADDRESS = /^(\/|#|https?:|mailto:|tel:|[\w.+-]+@|\S*[?&]\w+=)/;
const LOCALE_OR_TIME_ZONE = /^([a-z]{2}-[A-Z]{2}|(America|Europe|Asia)\/\w+)$/;

/** A Vite plugin that writes the letters of all texts of the content full-width: "Ｓｅｎｄ". */
export function markTexts(): Plugin {
  return {
    name: "mark-texts",
    transform: {
      filter: { id: /\/content\/.*\.(mdx|yaml)$/ },
      handler(code, id) {
        const names = id.includes("/content/forms/") ? FIELD_NAMES : NAMES;
        const edits = editsBelow(this.parse(code) as unknown as Node, [], names);
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

function editsBelow(node: Node, parents: Node[], names: RegExp): Edit[] {
  if (node.type.startsWith("Import") || node.type === "ExportAllDeclaration") return [];
  const { start, end, value } = node;
  if (node.type === "Literal" && typeof value === "string") {
    return isText(value, parents, names) ? [{ start, end, text: JSON.stringify(mark(value)) }] : [];
  }
  if (node.type === "TemplateElement") {
    const { raw } = value as { raw: string };
    const quasis = parents.at(-1)?.quasis as { value: { raw: string } }[] | undefined;
    return ADDRESS.test(quasis?.[0]?.value.raw ?? "") || isName(parents, names)
      ? []
      : [{ start, end, text: mark(raw) }];
  }
  return Object.entries(node)
    .filter(([field]) => !(node.type === "Property" && field === "key"))
    .flatMap(([, child]) => child)
    .filter(
      (child): child is Node => typeof child === "object" && child !== null && "type" in child,
    )
    .flatMap((child) => editsBelow(child, [...parents, node], names));
}

function isText(value: string, parents: Node[], names: RegExp): boolean {
  if (isName(parents, names) || ADDRESS.test(value) || LOCALE_OR_TIME_ZONE.test(value))
    return false;
  if (nearestField(parents) === "tags") return true;
  // An offer's price is looked up by the slug, which has no capital letter.
  if (parents.at(-1)?.type === "CallExpression") return /[A-Z]/.test(value);
  return /[A-Z]|[a-z].* | .*[a-z]|^[({$].*[a-z]/.test(value);
}

function isName(parents: Node[], names: RegExp): boolean {
  const parent = parents.at(-1);
  if (parent?.type === "MemberExpression" || parent?.type === "SwitchCase") return true;
  if (parent?.type === "BinaryExpression" && parent.operator !== "+") return true;
  return names.test(nearestField(parents));
}

/** A field of a data file is a constant of its module. */
function nearestField(parents: Node[]): string {
  const field = parents.findLast(
    ({ type }) => type === "Property" || type === "VariableDeclarator",
  );
  const key = (field?.key ?? field?.id) as { name?: string; value?: string } | undefined;
  return key?.name ?? key?.value ?? "";
}

/** Marks letters, but not in tags, entities, addresses of Markdown links and {values}; of tags what is read aloud. */
export function mark(text: string): string {
  return text.replace(/<[^>]*>|&\w+;|\]\([^)]*\)|\{\w+\}|[A-Za-z]/g, (found) => {
    if (found.length === 1) return String.fromCharCode(found.charCodeAt(0) + 0xfee0);
    return found.replace(/ (alt|title|aria-label)="([^"]+)"/g, (_, name, value) => {
      return ` ${name}="${mark(value)}"`;
    });
  });
}

function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
