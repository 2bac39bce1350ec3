import { type FormMetadata, getFormProps, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { contact } from "#content/contact.yaml";
import { formErrors } from "#content/errors.yaml";
import contactFields from "#content/forms/contact.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { request as texts } from "#content/request.yaml";
import { constraintsOf, defaultsOf, type Form, getField, type Values } from "~/forms/field";
import { FieldGroups } from "~/forms/form-fields";
import { Alert, AlreadySentAlert, RefusedFormAlert } from "~/ui/alert";
import { Button, TextLink, textLinkClass } from "~/ui/button";
import { OfflineMessage } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField } from "~/ui/field";
import { ContactText, FilledText } from "~/ui/text";
import type { OpenContactForm } from "./contact.server";
import type { OpenForm, SubmitFailure } from "./submit.server";

type Failed = { failed: SubmitFailure | undefined };

export function ContactForm({
  openedForm,
  projectType,
  failed,
}: Failed & { openedForm: OpenContactForm; projectType?: string }) {
  const defaults = defaultsOf(contactFields);
  const chosen = openedForm.chosen.projectType;
  const [form, fields] = useForm<Record<string, string>>({
    id: "lead-form",
    lastResult: failed?.reply,
    defaultValue: { ...defaults, projectType: chosen ?? projectType ?? defaults.projectType },
    constraint: constraintsOf(contactFields),
    defaultNoValidate: false,
  });
  return (
    <FormLayout
      form={form}
      openedForm={openedForm}
      failed={failed}
      labels={contact}
      note={<ChosenService {...openedForm.chosen} />}
    >
      <FieldGroups
        form={contactFields}
        controls={fields}
        attributes={{ projectType: { "data-chosen": chosen && "" } }}
        extra={{ projectType: <ComparePrices /> }}
      />
    </FormLayout>
  );
}

function ChosenService({ name, price, changeHref }: OpenContactForm["chosen"]) {
  if (!name) return null;
  const service = (
    <strong dir="auto" className="wrap-anywhere">
      {name}
    </strong>
  );
  return (
    <p className="note-box">
      {price ? (
        <FilledText text={contact.chosenOffer} values={{ service, price }} />
      ) : (
        <FilledText text={contact.chosenService} values={{ service }} />
      )}{" "}
      <TextLink href={changeHref} label={contact.change.label} />
    </p>
  );
}

const ID = "compare-prices";
const projectType = getField(contactFields, "projectType");

function ComparePrices() {
  const { open, close, heading, lede, typeColumn, priceColumn } = leadForm.compare;
  return (
    <>
      <button type="button" popoverTarget={ID} className={`${textLinkClass} text-small`}>
        {open}
      </button>
      <div
        id={ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${ID}-title`}
        className="m-auto max-h-[90dvh] w-[min(34rem,92vw)] border border-ink-line bg-ink-panel p-6 text-mist backdrop:bg-ink-shade"
      >
        <h3
          id={`${ID}-title`}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: focus belongs into a dialog that was opened
          autoFocus
        >
          {heading}
        </h3>
        <p className="mt-2 text-small text-mist-soft">{lede}</p>
        <table className="mt-4 w-full text-start text-small">
          <thead className="text-mist-muted">
            <tr>
              <th scope="col" className="py-2 text-start font-semibold">
                {typeColumn}
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                {priceColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {projectType.options?.map(({ value, label, price }) => (
              <tr key={value} className="border-t border-ink-rule">
                <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
                  {label}
                </th>
                <td className="py-2 text-end tabular">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          className="mt-5 min-h-11 w-full border border-ink-control font-semibold"
        >
          {close}
        </button>
      </div>
    </>
  );
}

export function RequestForm({
  openedForm,
  failed,
}: Failed & { openedForm: OpenForm & { fields: Form; known?: Values } }) {
  const [form, fields] = useForm<Record<string, string>>({
    id: "request-form",
    lastResult: failed?.reply,
    defaultValue: { ...defaultsOf(openedForm.fields), ...openedForm.known },
    constraint: constraintsOf(openedForm.fields),
    defaultNoValidate: false,
  });
  return (
    <FormLayout form={form} openedForm={openedForm} failed={failed} labels={texts}>
      <FieldGroups form={openedForm.fields} controls={fields} />
    </FormLayout>
  );
}

/** Submits once and keeps a draft; errors of a failed submit stand above its `children`. */
function FormLayout({
  form,
  openedForm,
  failed,
  labels,
  note,
  children,
}: Failed & {
  form: FormMetadata;
  openedForm: OpenForm;
  labels: { submit: string; sending: string };
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={openedForm.action}
      data-submit-once={labels.sending}
      data-draft={`lead:${openedForm.path}`}
      data-refused={failed && ""}
      className="relative"
    >
      <div className="grid gap-4 not-empty:mb-6">
        <ErrorSummary errors={form.allErrors} focusOn={failed} />
        {failed && <FormError failed={failed} />}
        {openedForm.sent && !failed && <AlreadySentAlert {...openedForm.sent} />}
        {note}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? openedForm.token} />
      {children}
      <HoneypotField />
      <OfflineMessage />
      <Button className="mt-6" wide>
        {labels.submit}
      </Button>
    </form>
  );
}

/** The error of a whole form, which keeps its values; nothing when only fields are invalid. */
export function FormError({ failed }: { failed: SubmitFailure }) {
  const { problem } = failed;
  if (problem === "invalid") return null;
  if (problem !== "lost") {
    return <RefusedFormAlert problem={problem} again={formErrors.sendAgain} focusOn={failed} />;
  }
  return (
    <Alert tone="failure" focusOn={failed} title={formErrors.notStoredTitle}>
      <ContactText text={formErrors.notStored} />
    </Alert>
  );
}
