import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { type Field, type Form, groupsOf, kindOf } from "./field";

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
  const { name, label, hint, prompt, none, options } = field;
  const control = controls[name];
  if (!control) return null;
  const props = { field: control, label, hint, ...attributes };
  if (options) return <SelectField {...props} prompt={prompt ?? none} options={options} />;
  const typed = { ...props, optional: !required, autoComplete };
  if (input === "lines") return <TextArea {...typed} />;
  // Browsers refuse an address without https:// in a field of the type url.
  const kind = input === "url" ? URL_KEYBOARD : { type: input };
  return <TextField {...typed} {...kind} />;
}

const URL_KEYBOARD = { inputMode: "url", autoCapitalize: "none" } as const;

type FieldsProps = {
  form: Form;
  controls: Controls;
  attributes?: Record<string, DataAttributes>;
  /** Stands beside the field of that name. */
  extra?: Record<string, ReactNode>;
};

export function FieldGroups({ form, ...shared }: FieldsProps) {
  return (
    <div className="grid gap-10">
      {groupsOf(form).map(({ heading, fields }) =>
        heading ? (
          <fieldset key={heading}>
            <legend className="mb-4 font-display text-card">{heading}</legend>
            <FieldGrid form={fields} {...shared} />
          </fieldset>
        ) : (
          <FieldGrid key="" form={fields} {...shared} />
        ),
      )}
    </div>
  );
}

function FieldGrid({ form, controls, attributes = {}, extra = {} }: FieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-4 min-[24rem]:grid-cols-2 md:grid-cols-6">
      {form.map((field) => (
        <div
          key={field.name}
          className={`grid gap-x-6 ${extra[field.name] ? `${WHOLE_ROW} sm:rows-of-2` : widthOf(field)}`}
        >
          <FormField field={field} controls={controls} attributes={attributes[field.name]} />
          {extra[field.name] && <div className="self-end">{extra[field.name]}</div>}
        </div>
      ))}
    </div>
  );
}

const WHOLE_ROW = "col-span-full";
const SHORT: Field["autocomplete"][] = ["address-level1", "postal-code", "country-name"];
/** Two of them stand in a row on phones, too. */
const PAIRED: Field["autocomplete"][] = [
  "given-name",
  "family-name",
  "address-level1",
  "postal-code",
];

/** As wide as what is entered: short ones stand three in a row, others two. */
function widthOf({ autocomplete, ...field }: Field): string {
  if (kindOf(field) === "lines") return WHOLE_ROW;
  const onPhones = PAIRED.includes(autocomplete) ? "" : WHOLE_ROW;
  return `${onPhones} ${SHORT.includes(autocomplete) ? "md:col-span-2" : "md:col-span-3"}`;
}
