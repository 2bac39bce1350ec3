import type { ComponentProps } from "react";
import { TextArea, TextField } from "~/ui/field";
import { errorOf, fieldErrors, typedValues } from "~/ui/field-errors";
import { FormFrame } from "./form-frame";
import type { OpenRequest } from "./open-request.server";
import type { LeadFormFailure } from "./receive-form.server";
import type { RequestName } from "./request-form.server";

const INPUTS: Partial<Record<RequestName, Partial<ComponentProps<typeof TextField>>>> = {
  name: { required: true, autoComplete: "name" },
  email: { required: true, type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
};

/** `failed` is the answer to a post that was refused, everything typed still in it. */
export function RequestForm({
  open,
  failed,
}: {
  open: OpenRequest;
  failed: LeadFormFailure | undefined;
}) {
  const values: Partial<Record<RequestName, string>> = typedValues(failed?.reply) ?? open.known;
  const errors = failed?.problem === "invalid" ? fieldErrors(failed.reply) : [];
  const fields = open.names.map((name) => ({
    name,
    ...open.fields[name],
    optional: !INPUTS[name]?.required,
    defaultValue: values[name],
    error: errorOf(name, errors),
    dir: "auto",
  }));
  return (
    <FormFrame
      open={open}
      failed={failed}
      errors={errors}
      submit={open.submit}
      sending={open.sending}
    >
      <div className="grid gap-5">
        {fields.map((field) =>
          field.name === "message" ? (
            <TextArea key={field.name} {...field} />
          ) : (
            <TextField key={field.name} {...INPUTS[field.name]} {...field} />
          ),
        )}
      </div>
    </FormFrame>
  );
}
