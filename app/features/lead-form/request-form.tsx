import { useForm } from "@conform-to/react";
import { TextArea, TextField } from "~/ui/field";
import { FormFrame } from "./form-frame";
import type { OpenRequest } from "./open-request.server";
import type { LeadFormFailure } from "./receive-form.server";
import type { RequestName, RequestValues } from "./request-form.server";

const INPUTS: Partial<Record<RequestName, { type?: "email" | "tel"; autoComplete: string }>> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
};

/** `failed` is the answer to a post that was refused, everything typed still in it. */
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
    <FormFrame form={form} open={open} failed={failed} submit={open.submit} sending={open.sending}>
      <div className="grid gap-5">
        {open.names.map((name) => {
          const field = fields[name];
          const labels = { ...open.fields[name], optional: !field.required };
          return name === "message" ? (
            <TextArea key={name} field={field} {...labels} />
          ) : (
            <TextField key={name} field={field} {...INPUTS[name]} {...labels} />
          );
        })}
      </div>
    </FormFrame>
  );
}
