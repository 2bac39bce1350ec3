import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import type { Named } from "~/content/named-entries";
import { inForm } from "~/content/problems";
import type { NameKind } from "~/content/schema/primitives";
import {
  cleanLines,
  cleanText,
  controlAt,
  type Draft,
  freeFieldOf,
  isNew,
  nameOf,
  orderOf,
} from "./draft";
import { alternativesOf, entryOf, type FormSchema, fieldsOf } from "./form-schema";
import { labelOf, reasonOfLock } from "./labels";
import { changedLines } from "./line-changes";
import { idMadeFrom } from "./made-ids";
import { BODY } from "./text-file";

export type Fact = { name: string; text: string };

type Common = {
  name: string;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  problem?: string | undefined;
};

export type TextField = Common & {
  kind: "text";
  value: string;
  isNumber: boolean;
  /** What is written has many lines. */
  hasLines?: boolean | undefined;
  /** What visitors read, where that is not what is written. */
  filled?: string | undefined;
  max?: number | undefined;
  inserts?: string[] | undefined;
  /** Whether it can insert facts, such as prices. */
  takesFacts: boolean;
  /** What they are filled in with today, where somebody asked for it. */
  facts?: Fact[] | undefined;
  locked?: string | undefined;
  /** What the file has now, where somebody else changed it. */
  theirs?: string | undefined;
};

export type ChoiceField = Common & {
  kind: "choice";
  value: string;
  options: { value: string; label: string }[];
  theirs?: string | undefined;
};

type Composed = Common & {
  /** Whether an optional part is there; a part that must be there is. */
  isThere: boolean;
  /** What the form says of it besides its fields, by name. */
  hidden: [name: string, value: string][];
};

export type GroupField = Composed & {
  kind: "group";
  /** Of a picture, which is pressed where its focus is. */
  picture?: { file: string; focus: string } | undefined;
  fields: Field[];
  alternatives: { at: number; label: string }[];
};

export type ListField = Composed & {
  kind: "list";
  entries: { name: string; title: string; field: Field }[];
  isFixed: boolean;
  isFull: boolean;
  max?: number | undefined;
  theirs?: string | undefined;
};

export type Field = TextField | ChoiceField | GroupField | ListField;

/** What a form is made from. `theirs` is the file as it is now, where somebody else changed it. */
export type FormSource = {
  draft: Draft;
  /** The only part that is described, with the groups around it. */
  part: string;
  facts: Facts;
  problems: Map<string, string>;
  /** The text that facts are offered for. */
  offering: string | null;
  /** The entries that a field can name. */
  named: (kind: NameKind) => Named[];
  theirs?: Draft | undefined;
  /** Nothing of the file is there yet, so that nothing is agreed with others. */
  isNew?: boolean;
};

/** The fields of a file, or of one part of it. */
export function describeForm(source: FormSource, schema: FormSchema): Field {
  return findPart(
    describePart(source, { schema, name: "", label: "", isOptional: false }),
    source.part,
  );
}

function findPart(field: Field, part: string): Field {
  if (field.name === part || (field.kind !== "group" && field.kind !== "list")) return field;
  const inside = field.kind === "group" ? field.fields : field.entries.map((entry) => entry.field);
  const next = inside.find(({ name }) => isWithin(part, name));
  return next ? findPart(next, part) : field;
}

export function isWithin(name: string, part: string): boolean {
  return name.startsWith(part) && /^([/#]|$)/.test(name.slice(part.length));
}

const isShown = ({ part }: FormSource, name: string) =>
  isWithin(name, part) || isWithin(part, name);

type Part = {
  schema: FormSchema;
  name: string;
  label: string;
  isOptional: boolean;
  locked?: string | undefined;
};

function describePart(source: FormSource, part: Part): Field {
  const { schema, name, label, isOptional } = part;
  const alternatives = alternativesOf(schema);
  if (alternatives) return describeAlternative(source, part, alternatives);
  const problem = source.problems.get(name);
  const common = { name, label, help: schema.description, isOptional, problem };
  if (schema.type === "array") return describeList(source, schema, common);
  if (schema.type === "object") {
    const isThere = !isOptional || source.draft.has(`${name}#there`);
    const fields = isThere ? describeFields(source, schema, name) : [];
    const hidden = hiddenOf(source.draft, name);
    const picture = schema.isPicture && isThere ? pictureIn(source.draft, name) : undefined;
    return { kind: "group", ...common, fields, isThere, hidden, picture, alternatives: [] };
  }
  const value = source.draft.get(name) ?? "";
  const theirs = findTheirs(source, name);
  const options = optionsOf(source, schema);
  const locked = value !== "" && !source.isNew && !isNew(name) ? part.locked : undefined;
  if (options && !locked) return { kind: "choice", ...common, value, options, theirs };
  const { hasLines } = schema;
  const written = hasLines ? cleanLines(value) : cleanText(value);
  const { filled } = fillFacts(written, source.facts);
  return {
    ...{ kind: "text", ...common, value, theirs, locked, hasLines },
    isNumber: schema.type === "number" || schema.type === "integer",
    filled: filled === written ? undefined : String(filled),
    ...{ max: schema.maxLength, inserts: schema.inserts },
    takesFacts: schema.translate !== undefined && !locked,
    facts: source.offering === name ? listFacts(source.facts) : undefined,
  };
}

export function listFacts({ texts }: Facts): Fact[] {
  return [...texts].map(([name, text]) => ({ name, text }));
}

function pictureIn(draft: Draft, name: string): GroupField["picture"] {
  const [file, focus = "50% 50%"] = ["file", "focus"].map((key) => draft.get(nameOf(name, key)));
  return file ? { file, focus } : undefined;
}

function describeFields(source: FormSource, schema: FormSchema, name: string): Field[] {
  const fields =
    fieldsOf(schema) ??
    orderOf(source.draft, name).map((key) => ({
      key,
      schema: freeFieldOf(schema),
      isOptional: false,
    }));
  const keys = fields.map(({ key }) => key);
  const id = isNew(name) ? idMadeFrom(schema) : undefined;
  const shown = id
    ? [...fields.filter(({ key }) => key !== id), ...fields.filter(({ key }) => key === id)].map(
        (it) => (it.key === id ? { ...it, isOptional: true, schema: asMadeId(it.schema) } : it),
      )
    : fields;
  return shown
    .filter(({ key }) => isShown(source, nameOf(name, key)))
    .map((field) =>
      describePart(source, {
        ...{ schema: field.schema, name: nameOf(name, field.key), isOptional: field.isOptional },
        label: labelOf(field.key),
        locked:
          field.schema.const === undefined
            ? reasonOfLock(field.key, keys)
            : contentEditor.lockedOther,
      }),
    );
}

function asMadeId(schema: FormSchema): FormSchema {
  return { ...schema, description: contentEditor.form.madeFromTitle };
}

/** The alternative that was chosen, with the others as buttons. */
function describeAlternative(source: FormSource, part: Part, alternatives: FormSchema[]): Field {
  const chosen = Number(source.draft.get(`${part.name}#as`) ?? 0);
  const own = alternatives[chosen] ?? {};
  const { description = own.description, inserts } = part.schema;
  const field = describePart(source, {
    ...part,
    schema: inherit({ ...own, ...(description && { description }) }, inserts),
  });
  const others = alternatives.flatMap((it, at) =>
    at === chosen ? [] : { at, label: nameOfKind(it, at) },
  );
  if (field.kind === "group") return { ...field, alternatives: others };
  return {
    ...{ kind: "group", name: part.name, label: part.label, isOptional: part.isOptional },
    ...{ fields: [field], isThere: true, alternatives: others },
    hidden: hiddenOf(source.draft, part.name),
  };
}

function hiddenOf(draft: Draft, name: string): Composed["hidden"] {
  return ["there", "order", "as"].flatMap((what): Composed["hidden"] => {
    const value = draft.get(`${name}#${what}`);
    return value === undefined ? [] : [[`${name}#${what}`, value]];
  });
}

/** A plural form may have the values of the whole message. */
function inherit(schema: FormSchema, inserts: string[] | undefined): FormSchema {
  if (!inserts) return schema;
  const properties = Object.entries(schema.properties ?? {}).map(([key, it]) => [
    key,
    { ...it, inserts },
  ]);
  return {
    ...schema,
    inserts,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
  };
}

function nameOfKind({ type, properties }: FormSchema, at: number): string {
  const { asText, asForms, asOther } = contentEditor.form;
  if (type === "string") return asText;
  return properties?.other ? asForms : asOther.replace("{number}", String(at + 1));
}

function describeList(source: FormSource, schema: FormSchema, common: Common): ListField {
  const { draft } = source;
  const { name, label } = common;
  const keys = orderOf(draft, name);
  const entries = keys.flatMap((key, at) => {
    const entry = nameOf(name, key);
    if (!isShown(source, entry)) return [];
    const title =
      titleOfEntry(source, entry) ||
      (isNew(entry) ? contentEditor.form.newEntry : `${label} ${at + 1}`);
    const field = describePart(source, {
      schema: entryOf(schema, at),
      name: entry,
      label: title,
      isOptional: false,
    });
    return { name: entry, title, field };
  });
  const now = source.theirs && orderOf(source.theirs, name);
  const theirs = now?.map((key) =>
    titleOfEntry({ ...source, draft: source.theirs ?? draft }, nameOf(name, key)),
  );
  return {
    ...{ kind: "list", ...common, entries, max: schema.maxItems },
    theirs: theirs && theirs.length !== keys.length ? theirs.join(", ") : undefined,
    hidden: hiddenOf(draft, name),
    isThere: draft.has(`${name}#there`),
    isFixed: schema.prefixItems !== undefined,
    isFull: entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY),
  };
}

const TITLES = ["title", "name", "question", "label", "heading", "text", "id", "slug", "path"];

export function titleOfEntry(
  { draft, facts }: Pick<FormSource, "draft" | "facts">,
  entry: string,
): string {
  const own = draft.get(entry);
  const named = TITLES.map((key) => draft.get(nameOf(entry, key)));
  const title = own ?? named.find((it) => it?.trim()) ?? "";
  const { filled } = fillFacts(cleanText(title), facts);
  return String(filled).slice(0, 120);
}

/** Null where any text can be written. */
function optionsOf(
  { named, facts }: FormSource,
  schema: FormSchema,
): ChoiceField["options"] | null {
  const { yes, no } = contentEditor.form;
  if (schema.type === "boolean")
    return [
      { value: "true", label: yes },
      { value: "false", label: no },
    ];
  if (schema.enum)
    return schema.enum.map((value) => ({ value: String(value), label: String(value) }));
  if (!schema.names) return null;
  return named(schema.names).map(({ value, label }) => ({
    ...{ value, label: String(fillFacts(label, facts).filled) },
  }));
}

function findTheirs({ draft, theirs }: FormSource, name: string): string | undefined {
  if (!theirs || isNew(name)) return undefined;
  const [now, own] = [theirs.get(name) ?? "", draft.get(name) ?? ""];
  if (cleanText(now) === cleanText(own)) return undefined;
  const changed = changedLines(cleanLines(own), cleanLines(now)).map(({ after }) => after);
  return changed.filter(Boolean).join("\n\n") || contentEditor.form.nothing;
}

/** The sentences of a check by the controls they belong to. */
export function problemsByControl(
  draft: Draft,
  problems: { path: readonly PropertyKey[]; sentence: string }[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, sentence } of problems) {
    const name = controlAt(draft, path);
    const before = found.get(name);
    if (path[0] === BODY)
      found.set(name, [before, withLineQuoted(sentence)].filter(Boolean).join(" "));
    else if (!before) found.set(name, withoutLine(sentence));
  }
  return found;
}

/** Of a long text: its line is found by its words. */
function withLineQuoted(sentence: string): string {
  const [, line, why] = /^content\/\S+: line \d+, `(.*?)`: (.*)$/s.exec(sentence) ?? [];
  return line ? `“${line}”: ${why}` : withoutLine(sentence);
}

/** A form shows where: "content/faq.yaml: line 12: " is for the build. */
export function withoutLine(sentence: string): string {
  const [, rest = sentence] =
    /^content\/\S+: (?:line \d+(?:, `.*?`)?: )?(.*)$/s.exec(sentence) ?? [];
  const said = inForm(rest);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
