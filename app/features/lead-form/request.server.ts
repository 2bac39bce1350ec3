import * as z from "zod";
import { errors } from "#content/errors";
import { request as copy } from "#content/request";
import type { RequestSubject } from "#content/schema/forms";
import type { Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import {
  optionalLine,
  optionalText,
  readCampaign,
  requiredEmail,
  requiredFields,
  requiredLine,
} from "~/http/form-text.server";
import { createFormToken, parsePost } from "~/http/parse-post.server";
import { findLastSent } from "~/outbox/sent-proof.server";
import { filledFields, storeLead } from "./submit.server";

const requestSchema = z.object({
  name: requiredLine(errors.nameRequired, 120),
  email: requiredEmail(100),
  phone: optionalLine(30),
  wishedTime: optionalLine(100),
  otherTime: optionalLine(100),
  message: optionalText(5_000),
});
export type RequestValues = z.infer<typeof requestSchema>;
export type RequestField = keyof RequestValues;

export type RequestTopic = { subject: RequestSubject; forCall: boolean };

export function findRequestTopic({
  kind,
  slug = "",
}: {
  kind?: string;
  slug?: string;
}): RequestTopic | null {
  const forCall = kind !== undefined;
  const subjects: Record<string, RequestSubject> = forCall ? copy.book : copy.buy;
  const name = kind ?? slug;
  const subject = Object.hasOwn(subjects, name) && subjects[name];
  return subject ? { subject, forCall } : null;
}

export async function openRequest(
  platform: Platform,
  request: Request,
  { subject, forCall }: RequestTopic,
  person: Prefill | null,
) {
  const { pathname, search } = new URL(request.url);
  const { book: _book, buy: _buy, ...texts } = copy;
  const known: Partial<Record<RequestField, string>> = { name: person?.name, email: person?.email };
  return {
    ...texts,
    subject,
    names: requestFields(forCall),
    constraint: requiredFields(requestSchema),
    known,
    token: await createFormToken(platform.settings.SESSION_SECRET),
    sent: await findLastSent(platform, "crm", request),
    path: pathname,
    action: pathname + search,
  };
}
export type OpenRequest = Awaited<ReturnType<typeof openRequest>>;

/** Parses and stores a request. Its lead is for the inbox alone: no service receives it. */
export async function submitRequest(
  platform: Platform,
  request: Request,
  { subject, forCall }: RequestTopic,
) {
  const form = await parsePost(platform, request, {
    schema: requestSchema,
    names: requestFields(forCall),
    limit: "SUBMITS",
    labelOf: (name) => copy.fields[name].label,
  });
  if (!form.ok) return form;
  const campaign = readCampaign(new URL(request.url).searchParams);
  return storeLead(platform, request, form, {
    kind: "request",
    fields: filledFields({ ...form.values, about: subject.payloadLabel, ...campaign }),
    payload: () => ({}),
  });
}

function requestFields(forCall: boolean): RequestField[] {
  const times: RequestField[] = forCall ? ["wishedTime", "otherTime"] : [];
  return ["name", "email", "phone", ...times, "message"];
}
