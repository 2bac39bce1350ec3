import { z } from "zod";

/** What may be translated: a text, or a proper name that need not be. */
export type Translatable = "text" | "name";

/** A schema without what is only around it: optional, with a default, transformed. */
export function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (isTranslatable(schema)) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return inner(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inner(schema.in);
  return schema;
}

export function isTranslatable(schema: z.core.$ZodType): Translatable | undefined {
  const said = z.globalRegistry.get(schema)?.translate;
  return said === "text" || said === "name" ? said : undefined;
}

export function partOf(
  schema: z.core.$ZodType,
  name: string | number,
): z.core.$ZodType | undefined {
  const of = inner(schema);
  if (of instanceof z.ZodObject) return of.shape[name];
  if (of instanceof z.ZodRecord) return of.valueType;
  if (of instanceof z.ZodArray) return of.element;
  if (of instanceof z.ZodTuple) return of.def.items[Number(name)] ?? of.def.rest ?? undefined;
  if (of instanceof z.ZodUnion)
    return of.options.map((it) => partOf(it, name)).find((it) => it !== undefined);
}
