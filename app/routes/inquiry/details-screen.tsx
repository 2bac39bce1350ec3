import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { BUDGETS } from "#content/inquiry/budgets";
import { site } from "#content/site";
import * as words from "#content/words/inquiry";
import type { DetailsForm } from "~/features/inquiry/details/open-details.server";
import type { DetailsFailure } from "~/features/inquiry/details/submit-details.server";
import type { ElsewhereOffer } from "~/features/inquiry/elsewhere/offer-elsewhere.server";
import type { TypedForm } from "~/http/forms/posted-form.server";
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
import { ElsewhereButton, ElsewhereNotice } from "./elsewhere-notice";
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
  shared,
}: {
  form: DetailsForm;
  action: string;
  failed: Failure | undefined;
  /** The form stays, with a link to it. */
  shared?: TypedForm & { offer: ElsewhereOffer };
}) {
  const busy = useNavigation().formMethod === "POST";
  const refused = failed && "reply" in failed ? failed : undefined;
  const errors = refused?.problem === "invalid" ? fieldErrors(refused.reply) : [];
  const posted = shared ?? refused;
  const values = typedValues(posted?.reply) ?? typed;
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errorOf(name, errors),
    dir: "auto",
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) return keepTypedText(form.current, TYPED_HERE, Boolean(failed ?? shared));
  }, [failed, shared]);
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading lede={words.aPersonReadsThis} failed={failed !== undefined}>
        {words.tellUsWhereTo}
      </ScreenHeading>
      <div className="mt-6 grid gap-4">
        <ErrorSummary errors={errors} answer={refused?.reply} />
        {failed && <ProblemNotice problem={failed.problem} answer={failed} />}
        {missed && !failed && !shared && <MissedNotice />}
        {shared && <ElsewhereNotice offer={shared.offer} form="details" />}
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
        <input type="hidden" name="token" value={posted?.token ?? token} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField label={words.firstName} autoComplete="given-name" {...field("firstName")} />
          <TextField label={words.lastName} autoComplete="family-name" {...field("lastName")} />
          <TextField label={words.email} type="email" autoComplete="email" {...field("email")} />
          <TextField
            label={words.phone}
            type="tel"
            autoComplete="tel"
            optional
            {...field("phone")}
          />
          <TextField label={words.company} autoComplete="organization" {...field("company")} />
          <SelectField
            label={words.budget}
            prompt={words.selectABudget}
            options={BUDGETS}
            {...field("budget")}
          />
          <div className="sm:col-span-2">
            <TextArea
              label={words.yourChallenge}
              hint={words.whatShouldBeDifferent}
              {...field("challenge")}
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
          </Button>{" "}
          <ElsewhereButton disabled={busy} />
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
