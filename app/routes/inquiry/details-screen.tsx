import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { site } from "#content/site";
import { BUDGETS } from "~/features/inquiry/details/budgets";
import type { DetailsForm } from "~/features/inquiry/details/open-details.server";
import type { DetailsFailure } from "~/features/inquiry/details/submit-details.server";
import { Button } from "~/ui/button";
import type { Unreachable } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { errorOf, fieldErrors, typedValues } from "~/ui/field-errors";
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

/** Errors show only after Continue. */
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
  const refused = failed && "reply" in failed ? failed : undefined;
  const errors = refused?.problem === "invalid" ? fieldErrors(refused.reply) : [];
  const values = typedValues(refused?.reply) ?? typed;
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errorOf(name, errors),
    dir: "auto",
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) return keepTypedText(form.current, TYPED_HERE, failed !== undefined);
  }, [failed]);
  return (
    <div className="modal-body">
      <ScreenHeading
        lede="A person reads this, so plain words are best."
        failed={failed !== undefined}
      >
        Tell us where to reply
      </ScreenHeading>
      <div className="mt-6 grid gap-4">
        <ErrorSummary errors={errors} answer={refused?.reply} />
        {failed && <ProblemNotice problem={failed.problem} answer={failed} />}
        {missed && !failed && <MissedNotice />}
      </div>
      <Form
        ref={form}
        id="details"
        method="post"
        action={action}
        noValidate
        preventScrollReset
        className="relative mt-6"
      >
        <input type="hidden" name="token" value={refused?.token ?? token} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
          <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
          <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
          <TextField label="Phone" type="tel" autoComplete="tel" optional {...field("phone")} />
          <TextField label="Company" autoComplete="organization" {...field("company")} />
          <SelectField
            label="Budget"
            prompt="Select a budget"
            options={BUDGETS}
            {...field("budget")}
          />
          <div className="sm:col-span-2">
            <TextArea
              label="Your challenge"
              hint="What should be different once the film exists?"
              {...field("challenge")}
            />
          </div>
        </div>
        <HoneypotField />
        <div className="mt-7 flex flex-wrap items-center justify-between gap-4">
          <Button disabled={busy} className="order-last">
            Continue
          </Button>{" "}
          <Button kind="quiet" name="go" value="back" disabled={busy}>
            <span aria-hidden="true">←</span> Back
          </Button>
        </div>
      </Form>
    </div>
  );
}

function ProblemNotice({ problem, answer }: { problem: Failure["problem"]; answer: Failure }) {
  if (problem === "invalid") return null;
  if (problem === "expired" || problem === "limited") {
    return <FormRefusal problem={problem} again="press Continue once more" answer={answer} />;
  }
  if (problem === "broken") {
    return (
      <Notice tone="caution" answer={answer} title="Please check your details once more">
        Something of the page you sent was missing, so nothing was sent. Press Continue to go on.
      </Notice>
    );
  }
  if (problem === "unreachable") return <UnreachedNotice answer={answer} form="details" />;
  return (
    <Notice tone="failure" answer={answer} title="We could not keep your details for the next step">
      Everything you typed is still here. Press Continue once more, or <ReachUs {...site} />.
    </Notice>
  );
}

function MissedNotice() {
  return (
    <Notice tone="caution" title="We could not read your details back">
      They rest for two days, in the browser they were typed in, and need a cookie. If your browser
      blocks cookies, allow them for this site and continue, or <ReachUs {...site} />.
    </Notice>
  );
}
