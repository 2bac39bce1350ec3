import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { BUDGETS } from "#content/inquiry/budgets";
import { site } from "#content/site";
import * as words from "#content/words/inquiry";
import { checkDetails, type DetailsDraft } from "~/features/inquiry/details/check-details";
import type { DetailsForm } from "~/features/inquiry/details/open-details.server";
import type { DetailsFailure } from "~/features/inquiry/details/submit-details.server";
import { Button } from "~/ui/button";
import type { Unreachable } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { FormRefusal } from "~/ui/form-refusal";
import { HoneypotField } from "~/ui/honeypot-field";
import { Notice } from "~/ui/notice";
import { ReachUs } from "~/ui/reach-us";
import { keepTypedText } from "~/ui/typed-text";
import { UnreachedNotice } from "~/ui/unreached-notice";
import { ScreenHeading } from "./screen-heading";

/** A review whose sealed details were too old to send unseen, or broken. */
type Reopened = { problem: "expired" | "broken" };
type Failure = DetailsFailure | Reopened | Unreachable;

/** The name under which this tab keeps what is typed here. */
export const TYPED_HERE = "wizard";

/** Errors show after Continue; a field's own goes once it is put right, the summary stays until the next Continue. */
export function DetailsScreen({
  form: { token, typed, missed },
  action,
  failed,
}: {
  form: DetailsForm;
  action: string;
  failed: Failure | undefined;
}) {
  const busy = useNavigation().formMethod === "POST";
  const posted = failed && "reply" in failed ? failed : undefined;
  const [checked, setChecked] = useState<{ after: typeof failed; reply: SubmissionResult }>();
  const [form, fields] = useForm<DetailsDraft>({
    id: "details",
    lastResult: posted?.reply,
    defaultValue: typed,
    shouldRevalidate: "onInput",
    onValidate({ formData }) {
      const submission = checkDetails(formData);
      if (submission.status) setChecked({ after: failed, reply: submission.reply() });
      return submission;
    },
  });
  // What the browser found on Continue, until the server has answered.
  const reply = checked && checked.after === failed ? checked.reply : posted?.reply;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const isAnswer = Boolean(failed ?? checked);
    if (element.current) return keepTypedText(element.current, TYPED_HERE, isAnswer);
  }, [failed, checked]);
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading lede={words.aPersonReadsThis} failed={Boolean(failed ?? reply?.error)}>
        {words.tellUsWhereTo}
      </ScreenHeading>
      <div className="mt-6 grid gap-4">
        <ErrorSummary errors={reply?.error} answer={reply} />
        {failed && !reply?.error && <ProblemNotice problem={failed.problem} answer={failed} />}
        {missed && !failed && <MissedNotice />}
      </div>
      <Form
        {...getFormProps(form)}
        ref={element}
        method="post"
        action={action}
        preventScrollReset
        className="relative mt-6"
      >
        <input type="hidden" name="token" value={posted?.token ?? token} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField field={fields.firstName} label={words.firstName} autoComplete="given-name" />
          <TextField field={fields.lastName} label={words.lastName} autoComplete="family-name" />
          <TextField field={fields.email} label={words.email} type="email" autoComplete="email" />
          <TextField
            field={fields.phone}
            label={words.phone}
            type="tel"
            autoComplete="tel"
            optional
          />
          <TextField field={fields.company} label={words.company} autoComplete="organization" />
          <SelectField
            field={fields.budget}
            label={words.budget}
            prompt={words.selectABudget}
            options={BUDGETS}
          />
          <div className="sm:col-span-2">
            <TextArea
              field={fields.challenge}
              label={words.yourChallenge}
              hint={words.whatShouldBeDifferent}
            />
          </div>
        </div>
        <HoneypotField />
        <div className="mt-7 flex flex-wrap items-center justify-between gap-4">
          <Button disabled={busy} className="order-last">
            {words.continueWord}
          </Button>{" "}
          <Button kind="quiet" name="go" value="back" disabled={busy}>
            <span aria-hidden="true">←</span> {words.back}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function ProblemNotice({ problem, answer }: { problem: Failure["problem"]; answer: Failure }) {
  if (problem === "invalid") return null;
  if (problem === "expired" || problem === "limited") {
    return <FormRefusal problem={problem} again={words.pressContinueOnceMore} answer={answer} />;
  }
  if (problem === "broken") {
    return (
      <Notice tone="caution" answer={answer} title={words.pleaseCheckYourDetails}>
        {words.somethingOfThePage}
      </Notice>
    );
  }
  if (problem === "unreachable") return <UnreachedNotice answer={answer} form="details" />;
  return (
    <Notice tone="failure" answer={answer} title={words.weCouldNotKeep}>
      {words.everythingYouTypedIs} <ReachUs {...site} />.
    </Notice>
  );
}

function MissedNotice() {
  return (
    <Notice tone="caution" title={words.weCouldNotRead}>
      {words.theyRestForTwo} <ReachUs {...site} />.
    </Notice>
  );
}
