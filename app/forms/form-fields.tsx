import type { FieldMetadata } from "@conform-to/react";
import { Fragment, type ReactNode } from "react";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { type Field, type Form, kindOf } from "./field";

type Controls = Record<string, FieldMetadata<string | undefined>>;
type DataAttributes = { [name: `data-${string}`]: string | undefined };

/** A field as its definition says; one that is typed says that it is optional, if it is. */
export function FormField({
  field: { input, autocomplete: autoComplete, required, ...field },
  controls,
  attributes,
}: {
  field: Field;
  controls: Controls;
  attributes?: DataAttributes;
}) {
  const { name, label, hint, prompt, options } = field;
  const control = controls[name];
  if (!control) return null;
  const props = { field: control, label, hint, ...attributes };
  if (options) return <SelectField {...props} prompt={prompt} options={options} />;
  const typed = { ...props, optional: !required, autoComplete };
  return input === "lines" ? <TextArea {...typed} /> : <TextField {...typed} type={input} />;
}

/** The fields in two columns, long texts across both; `extra` stands behind the field of that name. */
export function FieldGrid({
  form,
  controls,
  attributes = {},
  extra = {},
}: {
  form: Form;
  controls: Controls;
  attributes?: Record<string, DataAttributes>;
  extra?: Record<string, ReactNode>;
}) {
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {form.map((field) => {
        const shown = (
          <FormField field={field} controls={controls} attributes={attributes[field.name]} />
        );
        return (
          <Fragment key={field.name}>
            {kindOf(field) === "lines" ? <div className="sm:col-span-2">{shown}</div> : shown}
            {extra[field.name]}
          </Fragment>
        );
      })}
    </div>
  );
}
