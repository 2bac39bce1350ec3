import { getFormProps, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import inquiry from "#content/forms/inquiry.yaml";
import { dialog, details as texts } from "#content/inquiry/screens.yaml";
import type { DetailsFailure, DetailsForm } from "~/features/inquiry/details.server";
import type { ReopenedDetails } from "~/features/inquiry/review.server";
import { checkForm } from "~/forms/check";
import { defaultsOf, type Values } from "~/forms/field";
import { FieldGroups } from "~/forms/form-fields";
import { INTENT_FIELD } from "~/http/form-fields";
import { Alert, RefusedFormAlert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { NotSentAlert, type Unreachable } from "~/ui/connection";
import { keepDraftValues } from "~/ui/draft-values";
import { useEarlyValues } from "~/ui/early-values";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField } from "~/ui/field";
import { ContactText } from "~/ui/text";
import { DRAFT_NAME } from "./leave";
import { BackLabel, Screen } from "./screen";

type Failure = DetailsFailure | Pick<ReopenedDetails, "problem"> | Unreachable;

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
  const [form, fields] = useForm<Record<string, string | undefined>>({
    id: "details",
    lastResult: serverFailure?.reply,
    defaultValue: { ...defaultsOf(inquiry), ...values },
    shouldRevalidate: "onInput",
    onValidate({ formData }) {
      const submission = checkInBrowser(formData);
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
    <Screen heading={texts.heading} lede={texts.lede} failed={Boolean(failed ?? result?.error)}>
      <div className="mt-6 grid gap-4 not-empty:mb-6">
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
        className="relative flex grow flex-col"
      >
        <input type="hidden" name="token" value={serverFailure?.token ?? token} />
        <HoneypotField />
        <FieldGroups form={inquiry} controls={fields} />
        <div className="modal-links mt-auto">
          <Button disabled={busy} className="order-last ms-auto">
            {dialog.continueButton}
          </Button>{" "}
          <Button kind="quiet" name={INTENT_FIELD} value="back" disabled={busy}>
            <BackLabel />
          </Button>
        </div>
      </Form>
    </Screen>
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

/** On Continue; Back also saves invalid values. */
function checkInBrowser(posted: FormData) {
  return parse(posted, {
    resolve: (values: Values) =>
      values[INTENT_FIELD] ? { value: values } : checkForm(inquiry, values),
  });
}
