import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import * as words from "#content/words/ui";
import { controlLook } from "./control-look";

const control = `${controlLook} mt-2 block min-h-12.5 w-full py-2.5`;

type Frame = { name: string; label: string; hint?: string; error?: string; optional?: boolean };

export function TextField({
  label,
  hint,
  error,
  optional,
  ...input
}: Frame & Omit<InputHTMLAttributes<HTMLInputElement>, "name">) {
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} optional={optional}>
      <input
        id={input.name}
        className={control}
        {...describedBy(input.name, hint, error)}
        {...input}
      />
    </FieldFrame>
  );
}

/** At least 100 px high. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  ...input
}: Frame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name">) {
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        id={input.name}
        rows={5}
        className={`${control} min-h-[100px]`}
        {...describedBy(input.name, hint, error)}
        {...input}
      />
    </FieldFrame>
  );
}

/** A choice from a list; `options` are value and label, `prompt` the empty first choice. */
export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  prompt,
  options,
  ...select
}: Frame & {
  prompt?: string;
  options: readonly { value: string; label: string }[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name">) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} optional={optional}>
      <select
        id={name}
        name={name}
        className={control}
        {...describedBy(name, hint, error)}
        {...select}
      >
        {prompt && <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function FieldFrame({
  name,
  label,
  hint,
  error,
  optional,
  children,
}: Frame & { children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <div data-label>
        <label htmlFor={name} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-mist-muted"> {words.optional}</span>}
        </label>
        {hint && (
          <p id={`${name}-hint`} className="text-small text-mist-muted">
            {hint}
          </p>
        )}
      </div>
      {children}
      {error && (
        <p id={`${name}-error`} className="mt-2 flex gap-2 text-small font-semibold text-score-low">
          <span aria-hidden="true">▲</span> {error}
        </p>
      )}
    </div>
  );
}

function describedBy(name: string, hint?: string, error?: string) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}
