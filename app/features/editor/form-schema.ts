import { z } from "zod";
import { contentEditor } from "#content/studio/content-editor.yaml";
import type { NameKind } from "~/content/named-entries";
import { folderOfText, schemaOfFile } from "./site-content.server";
import { BODY } from "./text-file";

/** The part of JSON Schema that schemas of content/ become. */
export type FormSchema = {
  type?: "string" | "number" | "integer" | "boolean" | "object" | "array";
  format?: string;
  enum?: (string | number)[];
  const?: string | number | boolean;
  properties?: Record<string, FormSchema>;
  required?: string[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: FormSchema | false;
  items?: FormSchema | false;
  prefixItems?: FormSchema[];
  anyOf?: FormSchema[];
  oneOf?: FormSchema[];
  description?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Whether a group is a picture, with the fields file, alt and focus. */
  isPicture?: boolean;
  /** Whether a text has many lines. */
  hasLines?: boolean;
  /** The names of the values that a message may have. */
  inserts?: string[];
  /** Of a text that names an entry: of what. */
  names?: NameKind;
};

const known = new Map<string, FormSchema>();

/** What a data file of content/ may hold, as its form needs it. */
export function formSchemaOf(name: string): FormSchema {
  const before = known.get(name);
  if (before) return before;
  const options = { io: "input", unrepresentable: "any" } as const;
  const fields = z.toJSONSchema(schemaOfFile(name), options) as FormSchema;
  const schema = folderOfText(name) ? withBody(fields) : fields;
  known.set(name, schema);
  return schema;
}

/** With the text below the fields. */
function withBody({ properties, required = [], ...schema }: FormSchema): FormSchema {
  const body: FormSchema = {
    ...{ type: "string", hasLines: true, description: contentEditor.form.bodyHint },
  };
  return {
    ...schema,
    properties: { ...properties, [BODY]: body },
    required: [...required, BODY],
  };
}

export type SchemaField = { key: string; schema: FormSchema; isOptional: boolean };

/** The fields of a group, in the order of the schema; null where their names are free. */
export function fieldsOf(schema: FormSchema): SchemaField[] | null {
  const { properties, propertyNames, additionalProperties, required = [] } = schema;
  const isOptional = (key: string) => !required.includes(key);
  if (properties)
    return Object.entries(properties).map(([key, part]) => ({
      ...{ key, schema: part, isOptional: isOptional(key) },
    }));
  if (!propertyNames?.enum || !additionalProperties) return null;
  return propertyNames.enum.map((key) => ({
    ...{ key, schema: additionalProperties, isOptional: isOptional(key) },
  }));
}

export function alternativesOf({ anyOf, oneOf }: FormSchema): FormSchema[] | undefined {
  return anyOf ?? oneOf;
}

/** The alternative that a value is meant to be. */
export function alternativeOf(alternatives: FormSchema[], value: unknown): number {
  const kind = Array.isArray(value) ? "array" : typeof value;
  const ofKind = alternatives.flatMap(({ type }, at) =>
    type === kind || (type === "integer" && kind === "number") ? at : [],
  );
  const fits = ofKind.find(
    (at) => hasConstants(alternatives[at], value) && hasFields(alternatives[at], value),
  );
  return fits ?? ofKind[0] ?? 0;
}

function hasConstants(schema: FormSchema | undefined, value: unknown): boolean {
  return Object.entries(schema?.properties ?? {}).every(
    ([key, part]) => part.const === undefined || part.const === Reflect.get(Object(value), key),
  );
}

function hasFields(schema: FormSchema | undefined, value: unknown): boolean {
  return (schema?.required ?? []).every((key) => key in Object(value));
}

/** The schema of an entry of a list, by its place. */
export function entryOf({ items, prefixItems }: FormSchema, at: number): FormSchema {
  return prefixItems?.[at] ?? (items || {});
}
