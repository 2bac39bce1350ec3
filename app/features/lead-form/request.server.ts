import { data } from "react-router";
import * as z from "zod";
import { request as texts } from "#content/request.yaml";
import type { Prefill } from "~/booking/booking-url.server";
import { requestSubjects } from "~/content/request-subjects";
import type { RequestSubject } from "~/content/schema/forms";
import {
  optionalLine,
  optionalText,
  readCampaign,
  requiredEmail,
  requiredLine,
} from "~/http/form-text.server";
import type { Platform } from "~/platform.server";
import { filledFields, openForm, submitForm } from "./submit.server";

const labelOf = (name: keyof typeof texts.fields) => texts.fields[name].label;

const requestSchema = z.object({
  name: requiredLine(labelOf("name"), 120),
  email: requiredEmail(labelOf("email"), 100),
  phone: optionalLine(labelOf("phone"), 30),
  wishedTime: optionalLine(labelOf("wishedTime"), 100),
  otherTime: optionalLine(labelOf("otherTime"), 100),
  message: optionalText(labelOf("message"), 5_000),
});
export type RequestValues = z.infer<typeof requestSchema>;
export type RequestField = keyof RequestValues;

export function findRequestTopic({ kind, slug = "" }: { kind?: string; slug?: string }) {
  const forCall = kind !== undefined;
  const subjects: Record<string, RequestSubject> = forCall
    ? requestSubjects.book
    : requestSubjects.buy;
  const name = kind ?? slug;
  const subject = Object.hasOwn(subjects, name) && subjects[name];
  if (!subject) throw data(null, { status: 404 });
  const times: RequestField[] = forCall ? ["wishedTime", "otherTime"] : [];
  const names: RequestField[] = ["name", "email", "phone", ...times, "message"];
  return { subject, names };
}
type RequestTopic = ReturnType<typeof findRequestTopic>;

export async function openRequest(
  platform: Platform,
  request: Request,
  topic: RequestTopic,
  person: Prefill | null,
) {
  return {
    ...(await openForm(platform, request, requestSchema)),
    ...topic,
    known: { name: person?.name, email: person?.email },
  };
}
export type OpenRequest = Awaited<ReturnType<typeof openRequest>>;

/** Submits a request. Its lead is for the inbox alone: no service receives it. */
export function submitRequest(
  platform: Platform,
  request: Request,
  { subject, names }: RequestTopic,
) {
  const campaign = readCampaign(new URL(request.url).searchParams);
  const rules = {
    schema: requestSchema,
    names,
    labelOf,
  };
  return submitForm(platform, request, "request", rules, (values) => ({
    fields: filledFields({ ...values, about: subject.payloadLabel, ...campaign }),
  }));
}
