import { useForm } from "@conform-to/react";
import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";
import { PopoverButton, textLinkClass } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { FormLayout } from "./form-layout";
import type { LeadFormValues, OpenLeadForm } from "./lead-form.server";
import type { LeadFormFailure } from "./submit.server";

type FieldName = keyof typeof contact.fields;

const LINE_FIELDS: { name: FieldName; type?: "email" | "tel"; autoComplete: string }[] = [
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
  const field = (name: FieldName) => ({ field: fields[name], ...contact.fields[name] });
  return (
    <FormLayout
      form={form}
      open={open}
      failed={failed}
      submit={contact.submit}
      sending={contact.sending}
      note={
        open.chosen.name && (
          <p className="border-l-4 border-rain bg-ink-raised px-5 py-3">
            {contact.chosenService}{" "}
            <strong dir="auto" className="wrap-anywhere">
              {open.chosen.name}
            </strong>
            {open.chosen.price && `, ${open.chosen.price}`}.{" "}
            <a href={contact.change.href} className={textLinkClass}>
              {contact.change.label}
            </a>
          </p>
        )
      }
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 [&_[data-label]]:grow">
        {LINE_FIELDS.map(({ name, ...input }) => (
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
    </FormLayout>
  );
}

function choices(known: { crmValue: string; label: string }[]) {
  return known.map(({ crmValue, label }) => ({ value: crmValue, label }));
}

const ID = "compare-prices";

function ComparePrices() {
  const { open, close, heading, lede, typeColumn, priceColumn } = leadForm.compare;
  return (
    <>
      <PopoverButton target={ID} className={`${textLinkClass} mt-1 text-small`}>
        {open}
      </PopoverButton>
      <div
        id={ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${ID}-title`}
        className="m-auto max-h-[90dvh] w-[min(34rem,92vw)] overflow-y-auto border border-ink-line bg-ink-panel p-6 text-mist backdrop:bg-ink-shade"
      >
        <h3
          id={`${ID}-title`}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: focus belongs into a dialog that was opened
          autoFocus
          className="font-display text-card outline-none"
        >
          {heading}
        </h3>
        <p className="mt-2 text-small text-mist-soft">{lede}</p>
        <table className="mt-4 w-full text-left">
          <thead className="text-small text-mist-muted">
            <tr>
              <th scope="col" className="py-2 font-semibold">
                {typeColumn}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {priceColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {leadForm.projectTypes.map(({ crmValue, label, price }) => (
              <tr key={crmValue} className="border-t border-ink-rule">
                <th scope="row" className="py-2 font-normal wrap-anywhere">
                  {label}
                </th>
                <td className="py-2 text-right tabular-nums">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <PopoverButton
          target={ID}
          closes
          className="mt-5 min-h-11 w-full border border-ink-control font-semibold"
        >
          {close}
        </PopoverButton>
      </div>
    </>
  );
}
