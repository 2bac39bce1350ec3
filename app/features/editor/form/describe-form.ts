import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import { fill } from "~/content/format";
import { capitalized } from "~/content/name-in-words";
import type { Named } from "~/content/named-entries";
import type { NameKind } from "~/content/schema/primitives";
import { changedLines } from "~/features/editor/changes/line-changes";
import type { Said } from "./describe-act";
import {
  cleanLines,
  cleanText,
  type Draft,
  freeFieldOf,
  isNew,
  nameOf,
  neighborOf,
  orderOf,
} from "./draft";
import { titleOfEntry } from "./entry-title";
import {
  type ChoiceField,
  type Common,
  type Composed,
  type Fact,
  type Field,
  type GroupField,
  isLeaf,
  isWithin,
  type ListField,
  partsOfField,
} from "./fields";
import { alternativesOf, entryOf, type FormSchema, fieldsOf } from "./form-schema";
import { inOwnWords, labelOf, reasonOfLock } from "./labels";
import { idMadeFrom } from "./made-ids";

/** What a form is made from. `theirs` is the file as it is now, where somebody else changed it. */
export type FormSource = {
  draft: Draft;
  /** The only part that is described; "" or none for all of the file. */
  part?: string;
  /** The same, with what it is in. */
  way?: string;
  whole?: FormSchema;
  facts: Facts;
  problems: Map<string, string>;
  /** The text that facts are offered for. */
  offering: string | null;
  named: (kind: NameKind) => Named[];
  theirs?: Draft | undefined;
  /** The controls that both have changed. */
  contested?: Set<string> | undefined;
  said?: Said | undefined;
  /** Nothing of the file is there yet, so that nothing is agreed with others. */
  isNew?: boolean;
};

export function describeForm(source: FormSource, schema: FormSchema): Field {
  const whole = { schema, name: "", label: "", isOptional: false };
  const { part = "", way = part } = source;
  return findPart(describePart({ ...source, way, whole: schema }, whole), part);
}

function findPart(field: Field, part: string): Field {
  if (field.name === part) return field;
  const next = partsOfField(field).find(({ name }) => isWithin(part, name));
  return next ? findPart(next, part) : field;
}

const isShown = ({ way = "" }: FormSource, name: string) =>
  isWithin(name, way) || isWithin(way, name);

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
  const help = helpOf(source, schema);
  const common = { name, label, help, isOptional, problem };
  if (schema.type === "array") return describeList(source, schema, common);
  if (schema.type === "object") {
    const isThere = !isOptional || source.draft.has(`${name}#there`);
    const fields = isThere ? describeFields(source, schema, name) : [];
    const hidden = hiddenOf(source.draft, name);
    const picture = schema.isPicture && isThere ? pictureIn(source.draft, name) : undefined;
    const { toDo } = schema;
    return { kind: "group", ...common, toDo, fields, isThere, hidden, picture, alternatives: [] };
  }
  const value = source.draft.get(name) ?? "";
  const theirs = findTheirs(source, name);
  const options = optionsOf(source, schema);
  const locked = value !== "" && !source.isNew && !isNew(name) ? part.locked : undefined;
  if (options && !locked) {
    const said = problem && describeChoices(options, value, problem);
    return { kind: "choice", ...common, problem: said, value, options, theirs };
  }
  const { hasLines } = schema;
  const written = hasLines ? cleanLines(value) : cleanText(value);
  const { filled } = fillFacts(written, source.facts);
  return {
    ...{ kind: "text", ...common, value, theirs, locked, hasLines },
    isNumber: schema.type === "number" || schema.type === "integer",
    // What is no day could not be shown there as it was typed.
    isDay: schema.format === "date" && /^(\d{4}-\d\d-\d\d)?$/.test(written),
    filled: filled === written ? undefined : String(filled),
    ...{ max: schema.maxLength, inserts: schema.inserts },
    takesFacts: schema.translate !== undefined && !locked,
    facts: source.offering === name ? listFacts(source.facts) : undefined,
    original: schema.original,
  };
}

function helpOf({ whole }: FormSource, { description, ...schema }: FormSchema) {
  const said = description && inOwnWords(description, whole);
  const range = rangeOf(schema);
  const help = [said && capitalized(said), range].filter(Boolean);
  return help.length > 0 ? help.join(". ") : undefined;
}

/** What a number may be. Without limits of its own a schema has those of all numbers. */
function rangeOf({ minimum, maximum }: FormSchema): string | undefined {
  const isOwn = (end: number | undefined) => end !== undefined && Math.abs(end) < 1e9;
  if (!isOwn(minimum) || !isOwn(maximum)) return undefined;
  return fill(contentEditor.form.range, { from: Number(minimum), to: Number(maximum) });
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
        label: labelOf(field.key, field.schema),
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

/** Plural forms insert what their message may. */
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
    const numbered = `${label} ${at + 1}`;
    const title =
      titleOfEntry(source, entry) || (isNew(entry) ? contentEditor.form.newEntry : numbered);
    const field = describePart(source, {
      ...{ schema: entryOf(schema, at), name: entry, label: title, isOptional: false },
    });
    const { up, down } = neighborOf(draft, name, at);
    const canMove = { up: up !== undefined, down: down !== undefined };
    const own = isLeaf(field) ? { ...field, label: numbered } : field;
    return { name: entry, title, field: own, canMove, said: saidAt(source, entry) };
  });
  const now = source.theirs && orderOf(source.theirs, name);
  const isContested = source.contested?.has(`${name}#order`) ?? now?.length !== keys.length;
  const theirs = now?.map((key) =>
    titleOfEntry({ ...source, draft: source.theirs ?? draft }, nameOf(name, key)),
  );
  return {
    ...{ kind: "list", ...common, entries, max: schema.maxItems },
    theirs: theirs && isContested ? theirs.join(", ") : undefined,
    said: saidAt(source, name),
    hidden: hiddenOf(draft, name),
    isThere: draft.has(`${name}#there`),
    isFixed: schema.prefixItems !== undefined,
    isFull: entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY),
  };
}

/** Null for a field that takes any text. */
const saidAt = ({ said }: FormSource, name: string) => (said?.at === name ? said.text : undefined);

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
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return values.map(String).map((value) => ({ value, label: labelOfChoice(value) }));
  if (!schema.names) return null;
  return named(schema.names).map(({ value, label }) => ({
    ...{ value, label: String(fillFacts(label, facts).filled) },
  }));
}

/** Names the choices as the list shows them, not as the file has them. */
function describeChoices(options: ChoiceField["options"], value: string, problem: string): string {
  if (options.length === 0 || options.some((it) => it.value === value)) return problem;
  return fill(contentEditor.form.chooseOne, {
    options: options.map(({ label }) => label).join(", "),
  });
}

const labelOfChoice = (value: string) => contentEditor.choices[value] ?? value;

function findTheirs(source: FormSource, name: string): string | undefined {
  const { draft, theirs, contested } = source;
  if (!theirs || isNew(name) || contested?.has(name) === false) return undefined;
  const [now, own] = [theirs.get(name) ?? "", draft.get(name) ?? ""];
  if (cleanText(now) === cleanText(own)) return undefined;
  const changed = changedLines(cleanLines(own), cleanLines(now)).map(({ after }) => after);
  return changed.filter(Boolean).join("\n\n") || contentEditor.form.nothing;
}
