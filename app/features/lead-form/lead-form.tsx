import { useForm } from "@conform-to/react";
import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { ComparePrices } from "./compare-prices";
import { FormFrame } from "./form-frame";
import type { LeadFormValues } from "./lead-form.server";
import type { OpenLeadForm } from "./open-lead-form.server";
import type { LeadFormFailure } from "./receive-form.server";

type Name = keyof typeof contact.fields;

const LINES: { name: Name; type?: "email" | "tel"; autoComplete: string }[] = [
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

/** `projectType` is this page's default, `failed` the answer to a refused post, all that was typed in it. */
export function LeadForm({
  open,
  projectType,
  failed,
}: {
  open: OpenLeadForm;
  projectType: string;
  failed: LeadFormFailure | undefined;
}) {
  const [form, fields] = useForm<LeadFormValues>({
    id: "lead-form",
    lastResult: failed?.reply,
    defaultValue: {
      country: leadForm.defaults.country,
      projectType: open.chosen.projectType ?? projectType,
      budget: leadForm.defaults.budget,
    },
    constraint: open.constraint,
    defaultNoValidate: false,
  });
  const field = (name: Name) => ({ field: fields[name], ...contact.fields[name] });
  return (
    <FormFrame
      form={form}
      open={open}
      failed={failed}
      submit={contact.submit}
      sending={contact.sending}
      note={
        open.chosen.name && (
          <p className="border-l-4 border-rain bg-ink-raised px-5 py-3">
            {contact.chosenService} <strong dir="auto">{open.chosen.name}</strong>.
          </p>
        )
      }
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 [&_[data-label]]:grow">
        {LINES.map(({ name, ...input }) => (
          <TextField key={name} {...input} {...field(name)} />
        ))}
        <SelectField
          {...field("projectType")}
          options={choices(leadForm.projectTypes)}
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
    </FormFrame>
  );
}

function choices(known: { crmValue: string; label: string }[]) {
  return known.map(({ crmValue, label }) => ({ value: crmValue, label }));
}
