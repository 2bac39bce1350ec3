import type { Platform } from "~/env.server";
import {
  type FailedForm,
  type FormFailure,
  fail,
  type TypedForm,
  takeForm,
} from "~/http/parse-post.server";
import { clientKey } from "~/http/rate-limit.server";
import type { LeadOutcome } from "~/outbox/lead-outcome.server";
import { receiveLead } from "~/outbox/receive-lead.server";
import type { SentProof } from "~/outbox/sent-proof.server";
import { BOOKING_FIELDS, type BookingPerson, bookingSchema } from "./booking-form.server";
import { type BookedCall, bookingFields, bookingPayload } from "./booking-lead.server";
import type { BookingProblem } from "./booking-messages";

export type BookingFailure = FormFailure<BookingProblem>;

/** `outcome` is the outbox's: a booking goes on whatever became of the details; `sent` names them where stored. */
export type BookingResult =
  | {
      ok: true;
      person: BookingPerson;
      outcome: LeadOutcome;
      sent: SentProof | null;
      typed: TypedForm;
    }
  | FailedForm<BookingFailure>;

/** Takes a post of the booking form about a call that is known but for the person. */
export async function submitBooking(
  platform: Platform,
  request: Request,
  about: Omit<BookedCall, "person" | "bookedAt">,
): Promise<BookingResult> {
  const form = await takeForm(platform, request, {
    schema: bookingSchema,
    names: BOOKING_FIELDS,
    limit: "SUBMITS",
  });
  if (!form.ok) return isIncomplete(form.failed) ? fail(422, "incomplete", form.failed) : form;
  const { submission, values: person, held, tooFast, typed } = form;
  const call = { ...about, person, bookedAt: new Date() };
  const received = await receiveLead(platform, {
    submission,
    kind: "assessment",
    fields: bookingFields(call),
    payload: (reference) => bookingPayload(call, reference),
    held,
    tooFast,
    userAgent: request.headers.get("User-Agent") ?? undefined,
    address: clientKey(request),
  });
  const { outcome } = received;
  const sent = received.outcome === "lost" ? null : { submission, reference: received.reference };
  return { ok: true, person, outcome, sent, typed };
}

function isIncomplete({ problem, reply }: FormFailure): boolean {
  const { fullName, email } = reply.initialValue ?? {};
  return problem === "invalid" && [fullName, email].some((value) => !String(value ?? "").trim());
}
