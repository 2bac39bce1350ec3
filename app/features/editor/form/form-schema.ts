import type { NameKind } from "~/content/schema/primitives";
import type { Original } from "./fields";

/** The part of JSON Schema that Zod makes of schemas of content/. */
export type FormSchema = {
  type?: "string" | "number" | "integer" | "boolean" | "object" | "array";
  format?: string;
  enum?: (string | number)[];
  const?: string | number | boolean;
  properties?: Record<string, FormSchema>;
  /** Fields that the check refuses in this file. */
  unused?: string[];
  required?: string[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: FormSchema | false;
  items?: FormSchema | false;
  prefixItems?: FormSchema[];
  anyOf?: FormSchema[];
  oneOf?: FormSchema[];
  /** What an owner calls it, where its key alone does not say so. */
  title?: string;
  description?: string;
  /** Of a translation, how many texts of a group are to do. */
  toDo?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** Whether a group is a picture, with the fields file, alt and focus. */
  isPicture?: boolean;
  hasLines?: boolean;
  /** Set for texts that visitors read: these can insert facts. */
  translate?: string;
  inserts?: string[];
  /** The kind of entries that a text names. */
  names?: NameKind;
  original?: Original;
};

export function partsOf(schema: FormSchema): FormSchema[] {
  const { properties = {}, prefixItems = [], anyOf = [], oneOf = [] } = schema;
  const { items, additionalProperties } = schema;
  return [
    ...[...Object.values(properties), ...prefixItems, ...anyOf, ...oneOf],
    ...(items ? [items] : []),
    ...(additionalProperties ? [additionalProperties] : []),
  ];
}

export type SchemaField = { key: string; schema: FormSchema; isOptional: boolean };

/** The fields of a group, in the order of the schema; null where their names are free. */
export function fieldsOf(schema: FormSchema): SchemaField[] | null {
  const { properties, propertyNames, additionalProperties, required = [], unused } = schema;
  const isOptional = (key: string) => !required.includes(key);
  if (properties)
    return Object.entries(properties).flatMap(([key, part]) =>
      unused?.includes(key) ? [] : { key, schema: part, isOptional: isOptional(key) },
    );
  if (!propertyNames?.enum || !additionalProperties) return null;
  return propertyNames.enum.map((key) => ({
    ...{ key, schema: additionalProperties, isOptional: isOptional(key) },
  }));
}

export function alternativesOf({ anyOf, oneOf }: FormSchema): FormSchema[] | undefined {
  return anyOf ?? oneOf;
}

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

export function entryOf({ items, prefixItems }: FormSchema, at: number): FormSchema {
  return prefixItems?.[at] ?? (items || {});
}
