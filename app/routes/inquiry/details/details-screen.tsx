import { Form, Link, useNavigation } from "react-router";
import { site } from "#content/site";
import { BUDGETS } from "~/features/inquiry/details/budgets";
import type { FormFailure } from "~/http/forms/posted-form.server";
import { Button, buttonLook } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { errorOf, fieldErrors, typedValues } from "~/ui/field-errors";
import { FormRefusal } from "~/ui/form-refusal";
import { HoneypotField } from "~/ui/honeypot-field";
import { Notice } from "~/ui/notice";
import { ReachUs } from "~/ui/reach-us";
import type { Unreachable } from "../reach-server";
import { ScreenHeading } from "../screen-heading";

/** Why the form is shown again; `unsaved` when the store would not take it. */
export type DetailsFailure = FormFailure<"expired" | "invalid" | "limited" | "unsaved">;
type Failure = DetailsFailure | Unreachable;

/** Errors show only after Continue. */
export function DetailsScreen({
  token,
  typed,
  missed,
  action,
  backHref,
  failed,
}: {
  token: string;
  typed: Record<string, string | undefined>;
  missed: boolean;
  action: string;
  backHref: string;
  failed: Failure | undefined;
}) {
  const busy = useNavigation().formMethod === "POST";
  const form = failed && "reply" in failed ? failed : undefined;
  const errors = form?.problem === "invalid" ? fieldErrors(form.reply) : [];
  const values = typedValues(form?.reply) ?? typed;
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errorOf(name, errors),
  });
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading
        lede="A person reads this, so plain words are best."
        failed={failed !== undefined}
      >
        Tell us where to reply
      </ScreenHeading>
      <div className="mt-6 grid gap-4">
        <ErrorSummary errors={errors} answer={form?.reply} />
        {failed && <ProblemNotice problem={failed.problem} />}
        {missed && !failed && <MissedNotice />}
      </div>
      <Form method="post" action={action} noValidate preventScrollReset className="relative mt-6">
        <input type="hidden" name="token" value={form?.token ?? token} />
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
          <Link to={backHref} preventScrollReset className={buttonLook({ kind: "quiet" })}>
            <span aria-hidden="true">←</span> Back
          </Link>
        </div>
      </Form>
    </div>
  );
}

function ProblemNotice({ problem }: { problem: Failure["problem"] }) {
  if (problem === "invalid") return null;
  if (problem === "expired" || problem === "limited") {
    return <FormRefusal problem={problem} again="press Continue once more" />;
  }
  const title =
    problem === "unreachable"
      ? "We could not be reached"
      : "We could not keep your details for the next step";
  return (
    <Notice tone="failure" title={title}>
      Everything you typed is still here. Press Continue once more, or <ReachUs {...site} />.
    </Notice>
  );
}

function MissedNotice() {
  return (
    <Notice tone="caution" title="We could not read your details back">
      They rest for two hours and need a cookie. If your browser blocks cookies, allow them for this
      site and continue, or <ReachUs {...site} />.
    </Notice>
  );
}
