import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { Platform } from "~/env.server";
import { readFormFields } from "~/http/forms/form-fields.server";
import { mintFormToken, readFormToken } from "~/http/forms/form-token.server";
import { HONEYPOT } from "~/http/forms/honeypot";
import { mayProceed } from "~/http/guard/rate-limit.server";
import { BOOKING_FIELDS, type BookingPerson, bookingSchema } from "./booking-form.server";
import { type BookedCall, bookingFields, bookingPayload } from "./booking-lead.server";
import type { BookingProblem } from "./booking-messages";

/** The outbox as this form needs it: a route passes it in, for features do not meet elsewhere. */
type ReceiveLead = (lead: ReturnType<typeof writeLead>) => Promise<{ outcome: string }>;

type TypedForm = { reply: SubmissionResult; token: string };

export type BookingFailure = TypedForm & { problem: BookingProblem };

/** `outcome` is the outbox's: a booking goes on whatever became of the details. */
export type BookingResult =
  | { ok: true; person: BookingPerson; outcome: string; typed: TypedForm }
  | { ok: false; status: 422 | 429; failed: BookingFailure };

/** Takes a post of the booking form about a call that is known but for the person. */
export async function submitBooking(
  platform: Platform,
  request: Request,
  call: Omit<BookedCall, "person" | "bookedAt">,
  receiveLead: ReceiveLead,
): Promise<BookingResult> {
  const { SESSION_SECRET } = platform.settings;
  const fields = await readFormFields(request, ["token", HONEYPOT, ...BOOKING_FIELDS]);
  const token = String(fields.get("token") ?? "");
  const minted = await readFormToken(SESSION_SECRET, token);
  const parsed = parseWithZod(fields, { schema: bookingSchema });
  const reply = parsed.reply({ hideFields: ["token", HONEYPOT] });
  if (!minted) {
    return refuse(422, { problem: "expired", reply, token: await mintFormToken(SESSION_SECRET) });
  }
  if (parsed.status !== "success") {
    const problem = isIncomplete(fields) ? "incomplete" : "invalid";
    return refuse(422, { problem, reply, token });
  }
  if (!(await mayProceed(platform, "SUBMITS", request))) {
    return refuse(429, { problem: "limited", reply, token });
  }
  const person = parsed.value;
  const tooFast = Date.now() - minted.mintedAt < platform.settings.MIN_FILL_MS;
  const held = Boolean(fields.get(HONEYPOT));
  const lead = writeLead({ ...call, person, bookedAt: new Date() }, minted.submission, request);
  const { outcome } = await receiveLead({ ...lead, held, tooFast });
  return { ok: true, person, outcome, typed: { reply, token } };
}

function refuse(status: 422 | 429, failed: BookingFailure): BookingResult {
  return { ok: false, status, failed };
}

function isIncomplete(fields: FormData): boolean {
  return ["fullName", "email"].some((name) => !String(fields.get(name) ?? "").trim());
}

function writeLead(call: BookedCall, submission: string, request: Request) {
  return {
    submission,
    kind: "assessment" as const,
    fields: bookingFields(call),
    payload: (reference: string) => bookingPayload(call, reference),
    held: false,
    tooFast: false,
    userAgent: request.headers.get("User-Agent") ?? undefined,
  };
}
