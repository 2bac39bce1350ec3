import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { formErrors } from "#content/errors";
import { Alert, RefusedFormAlert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { OfflineMessage } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField } from "~/ui/field";
import { SentNotice } from "~/ui/sent-notice";
import { ContactText } from "~/ui/text";
import type { LeadFormFailure } from "./submit.server";

/** A form that is submitted once and keeps its draft in the browser; errors of a failed submit stand above its `children`. */
export function FormLayout({
  form,
  open,
  failed,
  submit,
  sending,
  note,
  children,
}: {
  form: FormMetadata;
  open: {
    action: string;
    path: string;
    token: string;
    sent: { reference: string; receipt: string } | null;
  };
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
      data-draft={`lead:${open.path}`}
      data-answer={failed && ""}
      className="relative"
    >
      <div className="grid gap-4 not-empty:mb-6">
        <ErrorSummary errors={form.allErrors} answer={failed} />
        {failed && <FormError failed={failed} />}
        {open.sent && !failed && <SentNotice {...open.sent} />}
        {note}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? open.token} />
      {children}
      <HoneypotField />
      <OfflineMessage />
      <Button className="mt-6">{submit}</Button>
    </form>
  );
}

/** The error of a whole form, which keeps its values; nothing when only fields are invalid. */
export function FormError({ failed }: { failed: LeadFormFailure }) {
  const { problem } = failed;
  if (problem === "invalid") return null;
  if (problem === "expired" || problem === "limited") {
    return <RefusedFormAlert problem={problem} again={formErrors.sendAgain} answer={failed} />;
  }
  return (
    <Alert tone="failure" answer={failed} title={formErrors.notStoredTitle}>
      <ContactText text={formErrors.notStored} />
    </Alert>
  );
}
