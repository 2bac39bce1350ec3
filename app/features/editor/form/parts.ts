import type { FormSource } from "./describe-form";
import { type Draft, nameOf, orderOf } from "./draft";
import { titleOfEntry } from "./entry-title";
import { alternativesOf, entryOf, type FormSchema, fieldsOf } from "./form-schema";
import { labelOf } from "./labels";

/** A form with more controls takes more time than a request has, and is long on a phone. */
const MAX_CONTROLS = 300;

export type PartLink = {
  part: string;
  label: string;
  entries: { part: string; label: string }[];
};

/** The parts of a large file that have forms of their own; null where one form has all. */
export function listParts(
  source: Pick<FormSource, "draft" | "facts">,
  schema: FormSchema,
): PartLink[] | null {
  const fields = source.draft.size > MAX_CONTROLS ? fieldsOf(schema) : null;
  return (
    fields?.map(({ key, schema: part }) => ({
      ...{ part: nameOf("", key), label: labelOf(key, part) },
      entries: entriesOf(source, nameOf("", key), part),
    })) ?? null
  );
}

function entriesOf(source: Pick<FormSource, "draft" | "facts">, list: string, schema: FormSchema) {
  if (!hasGroups(schema)) return [];
  return orderOf(source.draft, list).map((key, at) => {
    const part = nameOf(list, key);
    return { part, label: titleOfEntry(source, part) || String(at + 1) };
  });
}

const hasGroups = (schema: FormSchema) => {
  const entry = schema.type === "array" ? entryOf(schema, 0) : {};
  return entry.type === "object" && !alternativesOf(entry);
};

export function partWith(field: string, draft: Draft, schema: FormSchema): string {
  const [, key = "", entry] = field.split("/");
  const own = draft.size > MAX_CONTROLS && fieldsOf(schema)?.find((it) => it.key === key);
  if (!own) return "";
  return entry !== undefined && hasGroups(own.schema) ? `/${key}/${entry}` : `/${key}`;
}
