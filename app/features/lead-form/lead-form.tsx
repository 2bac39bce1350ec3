import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { errorOf, fieldErrors, typedValues } from "~/ui/field-errors";
import { HoneypotField } from "~/ui/honeypot-field";
import { OfflineMessage } from "~/ui/offline-message";
import { ComparePrices } from "./compare-prices";
import { FormProblem } from "./form-problem";
import type { OpenLeadForm } from "./open-lead-form.server";
import type { LeadFormFailure } from "./receive-form.server";

type Name = keyof typeof contact.fields;

const LINES: { name: Name; type?: string; autoComplete: string }[] = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "company", autoComplete: "organization" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "city", autoComplete: "address-level2" },
  { name: "state", autoComplete: "address-level1" },
  { name: "zip", autoComplete: "postal-code" },
  { name: "country", autoComplete: "country-name" },
];

/**
 * The browser's own checks come first. `projectType` is this page's default, `failed` the answer to
 * a post that was refused, everything typed still in it.
 */
export function LeadForm({
  open,
  projectType,
  failed,
}: {
  open: OpenLeadForm;
  projectType: string;
  failed: LeadFormFailure | undefined;
}) {
  const values: Partial<Record<Name, string>> = typedValues(failed?.reply) ?? {
    country: leadForm.defaults.country,
    projectType: open.chosen.projectType ?? projectType,
    budget: leadForm.defaults.budget,
  };
  const errors = failed?.problem === "invalid" ? fieldErrors(failed.reply) : [];
  const field = (name: Name) => ({
    name,
    ...contact.fields[name],
    defaultValue: values[name],
    error: errorOf(name, errors),
    dir: "auto",
  });
  return (
    <form
      method="post"
      action={open.action}
      data-submit-once={contact.sending}
      data-keep-typed={`lead:${open.path}`}
      data-answer={failed && ""}
      className="relative"
    >
      <div className="grid gap-4 not-empty:mb-6">
        <ErrorSummary errors={errors} answer={failed} />
        {failed && <FormProblem problem={failed.problem} answer={failed} />}
        {open.chosen.name && (
          <p className="aside py-3">
            {contact.chosenService} <strong dir="auto">{open.chosen.name}</strong>.
          </p>
        )}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? open.token} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 [&_[data-label]]:grow">
        {LINES.map(({ name, ...input }) => (
          <TextField key={name} required {...input} {...field(name)} />
        ))}
        <SelectField
          {...field("projectType")}
          options={PROJECT_TYPES}
          data-chosen={open.chosen.projectType && ""}
        />
        <div className="-mt-4 sm:col-start-2">
          <ComparePrices />
        </div>
        <SelectField {...field("budget")} options={choices(leadForm.budgets)} />
        <SelectField
          {...field("timeline")}
          prompt={leadForm.noTimeline}
          options={choices(leadForm.timelines)}
        />
        <div className="sm:col-span-2">
          <TextArea {...field("description")} optional />
        </div>
      </div>
      <HoneypotField />
      <OfflineMessage />
      <Button className="mt-7">{contact.submit}</Button>
    </form>
  );
}

const PROJECT_TYPES = leadForm.projectTypes.map(({ crmValue, label }) => ({
  value: crmValue,
  label,
}));

function choices(values: string[]) {
  return values.map((value) => ({ value, label: value }));
}
