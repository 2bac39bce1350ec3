import * as z from "zod";
import { checkField } from "./check";
import { type Field, type Form, labelsOf, type Values } from "./field";

export function formRules<Valid extends Values>(form: Form) {
  const labels = labelsOf(form);
  return {
    names: form.map(({ name }) => name),
    schema: schemaOf<Valid>(form),
    labelOf: (name: string) => labels[name] ?? name,
  };
}

/** A form for Conform: what is stored of it, without empty fields. */
function schemaOf<Valid extends Values>(form: Form) {
  const fields = form.map((field) => [field.name, fieldSchema(field)] as const);
  return z.object(Object.fromEntries(fields)).transform((values) => {
    const filled = Object.entries(values).filter(([, text]) => text !== "");
    return Object.fromEntries(filled) as Valid;
  });
}

function fieldSchema(field: Field) {
  return z
    .string()
    .optional()
    .transform((entered, context) => {
      const { text, problem } = checkField(field, entered);
      if (problem) context.addIssue({ code: "custom", message: problem });
      return text;
    });
}
