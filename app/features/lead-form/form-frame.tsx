import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { OfflineMessage } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField } from "~/ui/honeypot-field";
import { FormProblem } from "./form-problem";
import type { LeadFormFailure } from "./receive-form.server";

/** A form that is sent once and whose text is kept; what was refused stands over its `children`. */
export function FormFrame({
  form,
  open,
  failed,
  submit,
  sending,
  note,
  children,
}: {
  form: FormMetadata;
  open: { action: string; path: string; token: string };
  failed: LeadFormFailure | undefined;
  submit: string;
  sending: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={open.action}
      data-submit-once={sending}
      data-keep-typed={`lead:${open.path}`}
      data-answer={failed && ""}
      className="relative"
    >
      <div className="grid gap-4 not-empty:mb-6">
        <ErrorSummary errors={form.allErrors} answer={failed} />
        {failed && <FormProblem problem={failed.problem} answer={failed} />}
        {note}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? open.token} />
      {children}
      <HoneypotField />
      <OfflineMessage />
      <Button className="mt-7">{submit}</Button>
    </form>
  );
}
