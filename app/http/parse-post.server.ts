import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import * as base64url from "jose/base64url";
import { data } from "react-router";
import type { $ZodType } from "zod/v4/core";
import { fieldErrors as errorTexts } from "#content/errors.yaml";
import { fill } from "~/content/format";
import type { Platform } from "~/platform.server";
import { KEPT_BY_BROWSER } from "./cache-control";
import { cleanText, cleanUserAgent } from "./clean-text";
import { type Secrets, secretsOf, sign, verify } from "./crypto.server";
import { HONEYPOT, INTENT_FIELD } from "./form-fields";
import { clientKey, isWithinRateLimit } from "./rate-limit.server";
import { DAY_MS } from "./timing";

// The last character of 32 bytes in base64url has two unused bits, which must be zero.
const TOKEN_SHAPE = /^([0-9a-z]{8,9})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/** The age in milliseconds after which a form is rendered again with a new token. */
export const TOKEN_LIFETIME_MS = DAY_MS;

const CLOCK_SKEW_MS = 60_000;

export function newId(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
}

/** An idempotency key that proves the form was rendered here: time, submission and HMAC. */
export async function createFormToken(secret: string, now = Date.now(), submission = newId()) {
  const body = `${now.toString(36)}.${submission}`;
  return `${body}.${base64url.encode(await sign(secret, `form:${body}`))}`;
}

/** Null for a missing, forged or expired token, or one from the future. */
export async function readFormToken(secrets: Secrets, token: string, now = Date.now()) {
  const [, time, submission, signature] = TOKEN_SHAPE.exec(token) ?? [];
  if (!time || !submission || !signature) return null;
  const bytes = new Uint8Array(base64url.decode(signature));
  if (!(await verify(secrets, `form:${time}.${submission}`, bytes))) return null;
  const mintedAt = Number.parseInt(time, 36);
  const age = now - mintedAt;
  return age >= -CLOCK_SKEW_MS && age <= TOKEN_LIFETIME_MS ? { submission, mintedAt } : null;
}

const OWN_FIELDS = ["token", HONEYPOT, INTENT_FIELD] as const;

export type SubmittedForm = { reply: SubmissionResult; token: string };

/** `expired` has a new token, `limited` may be sent again in a minute. */
export type FormFailure<Problem extends string = "expired" | "invalid" | "limited"> =
  SubmittedForm & { problem: Problem };

export type RejectedForm<Failure> = { ok: false; status: 422 | 429 | 503; failed: Failure };

type FormRules<Valid> = {
  names: readonly string[];
  schema: $ZodType<Valid>;
  /** Whether an accepted post is a submit, which has a lower limit than other posts. */
  limit: "SUBMITS" | "POSTS";
  isLimited?: boolean;
  /** The submission of a new token, where the posted one is not valid. */
  newSubmission?: string;
  labelOf: (name: string) => string;
  /** Whether a field that was sent twice is an error; otherwise its first value counts. */
  refusesRepeated?: boolean;
};

/** Checks limits before the database is used. `token` is null when nothing of the post may be stored. */
export async function parsePost<Valid>(
  platform: Platform,
  request: Request,
  { names, schema, limit, isLimited = false, newSubmission, ...rules }: FormRules<Valid>,
) {
  const { SESSION_SECRET, MIN_FILL_MS } = platform.settings;
  const { fields, repeated } = await readPostedFields(request, [...OWN_FIELDS, ...names]);
  const postedToken = fields.get("token") ?? "";
  const token = await readFormToken(secretsOf(platform.settings), postedToken);
  const intent = fields.get(INTENT_FIELD) ?? "";
  const parsed = parseWithZod(fields, { schema });
  const twice = rules.refusesRepeated ? names.filter((name) => repeated.includes(name)) : [];
  const fieldErrors = Object.fromEntries(
    twice.map((name) => [name, [fill(errorTexts.sentTwice, { label: rules.labelOf(name) })]]),
  );
  const reply = parsed.reply({
    hideFields: [...OWN_FIELDS],
    ...(twice.length > 0 && { fieldErrors }),
  });
  const submitted = {
    reply,
    token: token ? postedToken : await createFormToken(SESSION_SECRET, Date.now(), newSubmission),
  };
  const withoutErrors = { ...submitted, reply: { ...reply, error: undefined } };

  if (isLimited || !(await isWithinRateLimit(platform, "POSTS", request))) {
    return { intent, token: null, ...rejectForm(429, "limited", withoutErrors) };
  }
  if (!token) {
    return { intent, token, ...rejectForm(422, "expired", withoutErrors) };
  }
  if (parsed.status !== "success" || twice.length > 0) {
    return { intent, token, ...rejectForm(422, "invalid", submitted) };
  }
  if (limit === "SUBMITS" && !(await isWithinRateLimit(platform, limit, request))) {
    return { intent, token: null, ...rejectForm(429, "limited", submitted) };
  }
  return {
    intent,
    token,
    ok: true as const,
    values: parsed.value,
    lead: {
      submission: token.submission,
      honeypotFilled: Boolean(fields.get(HONEYPOT)) || repeated.includes(HONEYPOT),
      tooFast: Date.now() - token.mintedAt < MIN_FILL_MS,
      userAgent: cleanUserAgent(request.headers.get("User-Agent")),
      ipAddress: clientKey(request),
    },
    submitted,
  };
}

/** The form again, with its text and errors; the browser may keep it, so that Back shows it. */
export function respondToRejected<Failure>(failed: Failure, status: number) {
  return data(failed, { status, headers: { "Cache-Control": KEPT_BY_BROWSER } });
}

export function rejectForm<Problem extends string>(
  status: 422 | 429 | 503,
  problem: Problem,
  submitted: SubmittedForm,
): RejectedForm<FormFailure<Problem>> {
  return { ok: false, status, failed: { ...submitted, problem } };
}

/** Only allow-listed names: in Conform `tags[999999999]` would create an array of that length. */
export async function readPostedFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<{ fields: URLSearchParams; repeated: Name[] }> {
  const posted = new URLSearchParams(await request.text());
  const fields = new URLSearchParams();
  const repeated: Name[] = [];
  for (const name of names) {
    const [value, ...others] = posted.getAll(name);
    if (value !== undefined) fields.set(name, cleanText(value));
    if (others.length > 0) repeated.push(name);
  }
  return { fields, repeated };
}
