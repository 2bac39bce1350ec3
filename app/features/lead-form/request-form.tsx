import { useForm } from "@conform-to/react";
import { TextArea, TextField } from "~/ui/field";
import { FormLayout } from "./form-layout";
import type { OpenRequest, RequestField, RequestValues } from "./request.server";
import type { LeadFormFailure } from "./submit.server";

const INPUT_PROPS: Partial<Record<RequestField, { type?: "email" | "tel"; autoComplete: string }>> =
  {
    name: { autoComplete: "name" },
    email: { type: "email", autoComplete: "email" },
    phone: { type: "tel", autoComplete: "tel" },
  };

export function RequestForm({
  open,
  failed,
}: {
  open: OpenRequest;
  failed: LeadFormFailure | undefined;
}) {
  const [form, fields] = useForm<RequestValues>({
    id: "request-form",
    lastResult: failed?.reply,
    defaultValue: open.known,
    constraint: open.constraint,
    defaultNoValidate: false,
  });
  return (
    <FormLayout form={form} open={open} failed={failed} submit={open.submit} sending={open.sending}>
      <div className="grid gap-5">
        {open.names.map((name) => {
          const field = fields[name];
          const labels = { ...open.fields[name], optional: !field.required };
          return name === "message" ? (
            <TextArea key={name} field={field} {...labels} />
          ) : (
            <TextField key={name} field={field} {...INPUT_PROPS[name]} {...labels} />
          );
        })}
      </div>
    </FormLayout>
  );
}
