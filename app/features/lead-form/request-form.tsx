import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea, TextField } from "~/ui/field";
import { errorOf, fieldErrors, typedValues } from "~/ui/field-errors";
import { HoneypotField } from "~/ui/honeypot-field";
import { OfflineMessage } from "~/ui/offline-message";
import { FormProblem } from "./form-problem";
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
    <form
      method="post"
      action={open.action}
      data-submit-once={open.sending}
      data-keep-typed={`lead:${open.path}`}
      data-answer={failed && ""}
      className="relative"
    >
      <div className="not-empty:mb-6">
        <ErrorSummary errors={errors} answer={failed} />
        {failed && <FormProblem problem={failed.problem} answer={failed} />}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? open.token} />
      <div className="grid gap-5">
        {fields.map((field) =>
          field.name === "message" ? (
            <TextArea key={field.name} {...field} />
          ) : (
            <TextField key={field.name} {...INPUTS[field.name]} {...field} />
          ),
        )}
      </div>
      <HoneypotField />
      <OfflineMessage />
      <Button className="mt-7">{open.submit}</Button>
    </form>
  );
}
