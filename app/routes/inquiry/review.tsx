import { useState } from "react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { sendFailure as failureTexts, review as texts } from "#content/inquiry/screens.yaml";
import { fill } from "~/content/format";
import { DETAILS_NOT_FOUND, readStep, stepHref } from "~/features/inquiry/answers";
import { downloadNote } from "~/features/inquiry/download-note.server";
import { readOwnStep } from "~/features/inquiry/own-submission.server";
import { type InquirySummary, loadReview, type Review } from "~/features/inquiry/review.server";
import { inquirySessionContext } from "~/features/inquiry/session.server";
import { nextStep } from "~/features/inquiry/steps";
import {
  findSentInquiry,
  type InquiryFailure,
  submitInquiry,
} from "~/features/inquiry/submit.server";
import { INTENT_FIELD } from "~/http/form-fields";
import { readPostedFields, respondToRejected } from "~/http/parse-post.server";
import { platformContext } from "~/platform.server";
import { BookLink } from "~/site/book-link";
import { unlistedHeaders } from "~/site/page-exports";
import { Alert } from "~/ui/alert";
import { Button, buttonClass, textLinkClass } from "~/ui/button";
import { clientAction, clientLoader, type Unreachable } from "~/ui/connection";
import { useHydrated } from "~/ui/hydration";
import { ContactText } from "~/ui/text";
import type { Route } from "./+types/review";
import { DetailsScreen } from "./details-form";
import { Screen, SentScreen } from "./screen";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = context.get(inquirySessionContext);
  const platform = context.get(platformContext);
  const { answers, base } = await readOwnStep(platform, request, session, url, "review");
  const form = stepHref(base, "details", answers);
  const review = await loadReview(platform, session, answers);
  const sent = session.isPost
    ? null
    : await findSentInquiry(platform, request, { answers, base }, !review);
  if (!review && !sent && !session.isPost) {
    throw redirect(`${form}&${DETAILS_NOT_FOUND}`, { status: 303 });
  }
  return {
    sent,
    review,
    // The same, for pages opened before it was renamed: until the next deploy.
    inquiry: review,
    action: stepHref(base, "review", answers),
    editHref: form,
    serviceHref: stepHref(base, "service", answers),
    categoryHref: stepHref(base, "category", answers),
    booking: { call: String(answers.serviceType), submission: String(answers.id) },
    downloadNote: downloadNote(platform.settings, answers.serviceType),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { answers, base, step } = readStep(url, "review");
  const platform = context.get(platformContext);
  const session = context.get(inquirySessionContext);
  const { fields } = await readPostedFields(request, ["sealed", INTENT_FIELD]);
  // In pages opened before an old deploy, Back is a button of this form: it must not send.
  if (fields.has(INTENT_FIELD)) throw redirect(stepHref(base, step, answers), { status: 303 });
  const encryptedReview = fields.get("sealed") ?? "";
  const posted = { submission: answers.id ?? "", encryptedReview };
  const result = await submitInquiry(platform, request, session, posted);
  if (!result.ok) {
    // With a reference it is stored: that page shows a lead.
    const isStored = "reference" in result.failed;
    return isStored
      ? data(result.failed, { status: result.status })
      : respondToRejected(result.failed, result.status);
  }
  const { headers } = result;
  const thanks = stepHref(base, nextStep(step, answers), { ...result.answers, id: answers.id });
  return redirect(thanks, { status: 303, headers });
}

export { clientAction, clientLoader, unlistedHeaders as headers };

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, editHref } = loaderData;
  if (sent) return <SentScreen {...sent} />;
  if (actionData && "form" in actionData) {
    const { form, problem } = actionData;
    return <DetailsScreen form={form} action={editHref} failed={{ problem }} />;
  }
  const review = (actionData && "review" in actionData && actionData.review) || loaderData.review;
  if (!review) return null;
  return <ReviewScreen {...review} {...loaderData} failed={actionData} />;
}

function ReviewScreen({
  sealed,
  summary,
  action,
  editHref,
  serviceHref,
  categoryHref,
  booking,
  downloadNote,
  failed,
}: Review & Route.ComponentProps["loaderData"] & { failed: ReviewFailure | undefined }) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <Screen heading={texts.heading} lede={texts.lede} failed={failed !== undefined}>
      {failed && !sending && (
        <div className="mt-6">
          <SendFailure failure={failed} />
        </div>
      )}
      {summary.contradiction && (
        <p className="note-box mt-6">
          {summary.contradiction}{" "}
          <span className="mt-2 flex flex-wrap gap-x-6">
            <Link to={serviceHref} preventScrollReset className={textLinkClass}>
              {texts.changeService}
            </Link>{" "}
            <Link to={categoryHref} preventScrollReset className={textLinkClass}>
              {texts.changeCategory}
            </Link>
          </span>
        </p>
      )}
      <div className="mt-6 grid gap-x-8 gap-y-6 border border-ink-line bg-ink p-4 sm:p-6 lg:rows-of-2">
        {summary.sections.map((section) => (
          <SummarySection key={section.title} {...section} />
        ))}
      </div>
      <p className="mt-6 text-small text-mist-muted">
        {fill(texts.bookingSharesDetails, { button: summary.bookingLabel })} {downloadNote}
      </p>
      <div className="modal-links ignores-early-presses max-sm:static">
        {sending ? (
          <Button type="button" kind="quiet" wide disabled>
            {texts.editButton}
          </Button>
        ) : (
          <Link
            to={editHref}
            preventScrollReset
            className={buttonClass({ kind: "quiet", wide: true })}
          >
            {texts.editButton}
          </Link>
        )}{" "}
        <div className="flex flex-wrap justify-end gap-3 max-sm:w-full">
          <Form id="review" method="post" action={action} preventScrollReset className="contents">
            <input type="hidden" name="sealed" value={sealed} />
            <Button kind="secondary" wide disabled={sending}>
              {sending ? texts.sending : texts.sendButton}
            </Button>
          </Form>{" "}
          {sending ? (
            <Button type="button" wide disabled>
              {summary.bookingLabel}
            </Button>
          ) : (
            <BookLink {...booking} wide label={summary.bookingLabel} />
          )}
        </div>
      </div>
    </Screen>
  );
}

function SummarySection({ title, rows }: InquirySummary["sections"][number]) {
  return (
    <section>
      <h4 className="font-display text-card font-normal">{title}</h4>
      <dl className="mt-2 ruled-2">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-mist-muted">{name}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ReviewFailure = InquiryFailure | (Unreachable & Partial<Omit<InquiryFailure, "problem">>);

function SendFailure({ failure }: { failure: ReviewFailure }) {
  const [dismissed, dismiss] = useState<ReviewFailure | null>(null);
  const dismissible = useHydrated();
  if (dismissed === failure) return null;
  return (
    <Alert tone="failure" title={titleOf(failure)} focusOn={failure}>
      <FailureText {...failure} />
      {dismissible && (
        <Button type="button" kind="quiet" className="ms-2" onClick={() => dismiss(failure)}>
          {failureTexts.dismissButton}
        </Button>
      )}
    </Alert>
  );
}

function titleOf({ problem }: ReviewFailure): string {
  if (problem === "limited") return failureTexts.limitedTitle;
  return problem === "capped" ? failureTexts.cappedTitle : failureTexts.title;
}

function FailureText({ problem, reference = "" }: ReviewFailure) {
  const text = fill(failureTexts[problem], { reference });
  if (problem === "limited" || problem === "capped") {
    return (
      <p>
        <ContactText text={text} />
      </p>
    );
  }
  return (
    <>
      <p>
        <ContactText text={failureTexts.contactUs} />
      </p>
      <p className="mt-1">
        <ContactText text={text} />
      </p>
      {problem === "unreachable" && (
        <Button form="review" className="mt-4">
          {failureTexts.tryAgainButton}
        </Button>
      )}
    </>
  );
}
