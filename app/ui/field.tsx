import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { field as fieldTexts } from "#content/ui.yaml";
import { HONEYPOT } from "~/http/form-fields";

type Labels = { label: string; hint?: string; optional?: boolean };
type Field<Control extends "input" | "textarea" | "select"> = Labels & {
  field: FieldMetadata<string | undefined>;
} & Omit<ComponentProps<Control>, "id" | "name" | "defaultValue" | "className">;

type SelectOption = { value: string; label: string };
type OptionsProps = { prompt?: string; options: readonly SelectOption[] };

export const controlClass =
  "min-h-11 border border-ink-control bg-ink px-4 text-ellipsis text-mist placeholder:text-mist-muted aria-invalid:border-score-low";
export const fieldControlClass = `${controlClass} mt-2 block min-h-12 w-full py-2.5`;

export function TextField({
  field,
  label,
  hint,
  optional,
  type = "text",
  ...input
}: Field<"input"> & { type?: "text" | "email" | "tel" }) {
  return (
    <FieldLayout field={field} label={label} hint={hint} optional={optional}>
      <input
        {...getInputProps(field, { type, ariaDescribedBy: hint && field.descriptionId })}
        {...input}
        id={field.name}
        dir="auto"
        className={fieldControlClass}
      />
    </FieldLayout>
  );
}

export function TextArea({ field, label, hint, optional, ...textarea }: Field<"textarea">) {
  return (
    <FieldLayout field={field} label={label} hint={hint} optional={optional}>
      <textarea
        {...getTextareaProps(field, { ariaDescribedBy: hint && field.descriptionId })}
        {...textarea}
        id={field.name}
        rows={5}
        dir="auto"
        className={fieldControlClass}
      />
    </FieldLayout>
  );
}

export function SelectField({
  field,
  label,
  hint,
  optional,
  prompt,
  options,
  ...select
}: Field<"select"> & OptionsProps) {
  return (
    <FieldLayout field={field} label={label} hint={hint} optional={optional}>
      <select
        {...getSelectProps(field, { ariaDescribedBy: hint && field.descriptionId })}
        {...select}
        id={field.name}
        dir="auto"
        className={fieldControlClass}
      >
        <Options prompt={prompt} options={options} />
      </select>
    </FieldLayout>
  );
}

export function Options({ prompt, options }: OptionsProps) {
  return (
    <>
      {prompt && <option value="">{prompt}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The id of the control is its name, to which error summaries link. Nothing stands below it: those of a row align. */
export function FieldLayout({
  field: { name, descriptionId, errorId, errors },
  label,
  hint,
  optional,
  children,
}: Omit<Labels, "hint"> & {
  field: { name: string; descriptionId?: string; errorId?: string; errors?: string[] };
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col">
      <div className="grow">
        <label htmlFor={name} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-mist-muted"> {fieldTexts.optional}</span>}
        </label>
        {hint && (
          <div id={descriptionId} className="text-small text-mist-muted">
            {hint}
          </div>
        )}
        {errors && <FieldError id={errorId} text={errors[0]} />}
      </div>
      {children}
    </div>
  );
}

export function FieldError({ id, text }: { id?: string; text: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 text-small font-semibold text-score-low">
      <span aria-hidden="true">▲</span> {text}
    </p>
  );
}

/** A field that only bots fill in; labeled for visitors without styles. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={HONEYPOT}>{fieldTexts.honeypotLabel}</label>
      <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
