import { getFormProps, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { fieldErrors } from "#content/errors.yaml";
import { budgets, dialog, details as texts } from "#content/inquiry/screens.yaml";
import { fill } from "~/content/format";
import type { Details, DetailsFailure, DetailsForm } from "~/features/inquiry/details.server";
import { TYPED_FIELDS } from "~/features/inquiry/details-fields";
import type { ReopenedDetails } from "~/features/inquiry/review.server";
import { cleanText, isEmail, trimEmail, trimText } from "~/http/clean-text";
import { INTENT_FIELD } from "~/http/form-fields";
import { Alert, RefusedFormAlert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { NotSentAlert, type Unreachable } from "~/ui/connection";
import { keepDraftValues } from "~/ui/draft-values";
import { useEarlyValues } from "~/ui/early-values";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField, SelectField, TextArea, TextField } from "~/ui/field";
import { ContactText } from "~/ui/text";
import { DRAFT_NAME } from "./leave";
import { ScreenHeading } from "./screen";

type Failure = DetailsFailure | Pick<ReopenedDetails, "problem"> | Unreachable;

const SCREEN_ORDER = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "budget",
  "challenge",
] as const satisfies (keyof Details)[];

type DetailsDraft = Partial<Record<keyof Details, string>>;

const LINE_FIELDS = [
  { name: "firstName", label: texts.firstNameLabel, autoComplete: "given-name" },
  { name: "lastName", label: texts.lastNameLabel, autoComplete: "family-name" },
  { name: "email", label: texts.emailLabel, type: "email", autoComplete: "email" },
  { name: "phone", label: texts.phoneLabel, type: "tel", autoComplete: "tel", optional: true },
  { name: "company", label: texts.companyLabel, autoComplete: "organization" },
] as const;

/** Errors appear on Continue. A field's goes when corrected, the summary on the next Continue. */
export function DetailsScreen({
  form: { token, typed: values, missed: detailsNotFound },
  action,
  failed,
}: {
  form: DetailsForm;
  action: string;
  failed: Failure | undefined;
}) {
  const busy = useNavigation().formMethod === "POST";
  const serverFailure = failed && "reply" in failed ? failed : undefined;
  // A check in the browser, and the server's last answer before it.
  const [browserCheck, setBrowserCheck] = useState<{
    previousFailure: typeof failed;
    result: SubmissionResult;
  }>();
  const [form, fields] = useForm<DetailsDraft>({
    id: "details",
    lastResult: serverFailure?.reply,
    defaultValue: values,
    shouldRevalidate: "onInput",
    onValidate({ formData }) {
      const submission = checkDetails(formData);
      if (submission.status) {
        setBrowserCheck({ previousFailure: failed, result: submission.reply() });
      }
      return submission;
    },
  });
  // The errors found in the browser, until the server has answered.
  const isNewer = browserCheck?.previousFailure === failed;
  const result = (isNewer && browserCheck?.result) || serverFailure?.reply;
  useEarlyValues(form.id);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const isRefused = Boolean(failed ?? browserCheck);
    if (element.current) return keepDraftValues(element.current, DRAFT_NAME, isRefused);
  }, [failed, browserCheck]);
  return (
    <div className="modal-screen">
      <ScreenHeading lede={texts.lede} failed={Boolean(failed ?? result?.error)}>
        {texts.heading}
      </ScreenHeading>
      <div className="mt-6 grid gap-4">
        <ErrorSummary errors={result?.error} focusOn={result} />
        {failed && !result?.error && <ProblemAlert problem={failed.problem} focusOn={failed} />}
        {detailsNotFound && !failed && (
          <Alert tone="caution" title={texts.notFound.title}>
            <ContactText text={texts.notFound.text} />
          </Alert>
        )}
      </div>
      <Form
        {...getFormProps(form)}
        ref={element}
        method="post"
        action={action}
        preventScrollReset
        className="relative mt-6 flex grow flex-col"
      >
        <input type="hidden" name="token" value={serverFailure?.token ?? token} />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {LINE_FIELDS.map(({ name, ...line }) => (
            <TextField key={name} field={fields[name]} {...line} />
          ))}
          <SelectField
            field={fields.budget}
            label={texts.budgetLabel}
            prompt={texts.budgetPrompt}
            options={budgets}
          />
          <div className="sm:col-span-2">
            <TextArea
              field={fields.challenge}
              label={texts.challengeLabel}
              hint={texts.challengeHint}
            />
          </div>
        </div>
        <HoneypotField />
        <div className="modal-links mt-auto">
          <Button disabled={busy} className="order-last ml-auto">
            {dialog.continueButton}
          </Button>{" "}
          <Button kind="quiet" name={INTENT_FIELD} value="back" disabled={busy}>
            <span aria-hidden="true">←</span> {dialog.backButton}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function ProblemAlert({ problem, focusOn }: { problem: Failure["problem"]; focusOn: Failure }) {
  if (problem === "invalid") return null;
  if (problem === "expired" || problem === "limited" || problem === "limitedToday") {
    return <RefusedFormAlert problem={problem} again={texts.tryAgain} focusOn={focusOn} />;
  }
  if (problem === "unreachable") return <NotSentAlert focusOn={focusOn} form="details" />;
  const isBroken = problem === "broken";
  const { title, text } = isBroken ? texts.reviewBroken : texts.notStored;
  return (
    <Alert tone={isBroken ? "caution" : "failure"} focusOn={focusOn} title={title}>
      <ContactText text={text} />
    </Alert>
  );
}

/** On Continue: the server's rules without Zod, which is too large for browsers. */
export function checkDetails(posted: FormData) {
  return parse(posted, {
    resolve(values: Record<string, string | undefined>) {
      // Back also saves invalid values.
      if (values[INTENT_FIELD]) return { value: values };
      const error: Record<string, string[]> = {};
      for (const name of SCREEN_ORDER) {
        const found = findError(name, cleanText(values[name] ?? ""));
        if (found) error[name] = [found];
      }
      return Object.keys(error).length > 0 ? { error } : { value: values };
    },
  });
}

function findError(name: (typeof SCREEN_ORDER)[number], value: string): string | undefined {
  if (name === "budget") return value ? undefined : texts.budgetRequired;
  const { label, max, missing }: { label: string; max: number; missing?: string } =
    TYPED_FIELDS[name];
  const text = name === "email" ? trimEmail(value) : trimText(value);
  if (!text) return missing;
  if (text.length > max) return fill(fieldErrors.tooLong, { label, max });
  return name === "email" && !isEmail(text) ? fieldErrors.emailInvalid : undefined;
}
