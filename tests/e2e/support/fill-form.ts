import type { Locator } from "@playwright/test";
import { field as texts } from "#content/ui.yaml";
import { type Form, getField, type Values } from "../../../app/forms/field.ts";

/** The field of a form with this label, and of no longer one. */
export function fieldIn(form: Locator, label: string): Locator {
  const [words, optional] = [label, texts.optional].map((it) =>
    it.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return form.getByLabel(new RegExp(`^${words}( ${optional})?$`));
}

/** Types or chooses each value as a person does. */
export async function fillForm(where: Locator, form: Form, values: Values) {
  for (const [name, value = ""] of Object.entries(values)) {
    const { label, options } = getField(form, name);
    const field = fieldIn(where, label);
    if (options) await field.selectOption(value);
    else await field.fill(value);
  }
}
