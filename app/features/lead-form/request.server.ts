import { data } from "react-router";
import form from "#content/forms/request.yaml";
import type { Prefill } from "~/booking/booking-url.server";
import { requestSubjects } from "~/content/request-subjects";
import type { RequestSubject } from "~/content/schema/forms";
import type { FormValues } from "~/forms/field";
import { readCampaign } from "~/http/form-text.server";
import type { Platform } from "~/platform.server";
import { filledFields, openForm, submitForm } from "./submit.server";

type RequestValues = FormValues<"request">;

export function findRequestTopic({ kind, slug = "" }: { kind?: string; slug?: string }) {
  const forCall = kind !== undefined;
  const subjects: Record<string, RequestSubject> = forCall
    ? requestSubjects.book
    : requestSubjects.buy;
  const name = kind ?? slug;
  const subject = Object.hasOwn(subjects, name) && subjects[name];
  if (!subject) throw data(null, { status: 404 });
  return { subject, fields: form.filter(({ only }) => forCall || only === undefined) };
}
type RequestTopic = ReturnType<typeof findRequestTopic>;

export async function openRequest(
  platform: Platform,
  request: Request,
  topic: RequestTopic,
  person: Prefill | null,
) {
  return {
    ...(await openForm(platform, request)),
    ...topic,
    known: { name: person?.name, email: person?.email },
  };
}

/** Submits a request. Its lead is for the inbox alone: no service receives it. */
export function submitRequest(
  platform: Platform,
  request: Request,
  { subject, fields }: RequestTopic,
) {
  const campaign = readCampaign(new URL(request.url).searchParams);
  return submitForm<RequestValues>(platform, request, "request", fields, (values) => ({
    fields: filledFields({ ...values, about: subject.payloadLabel, ...campaign }),
  }));
}
