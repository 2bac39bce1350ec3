import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { $ZodType, output } from "zod/v4/core";
import type { Platform } from "~/env.server";
import { cleanText } from "./clean-text.server";
import { secretsOf } from "./crypto.server";
import { HONEYPOT } from "./form-fields";
import { type FormToken, mintFormToken, readFormToken } from "./form-token.server";
import { mayProceed } from "./rate-limit.server";

/** The name of buttons that ask for something else than what a form is for. */
const BUTTON = "go";

/** A form as it was sent, to be shown again with everything typed. */
export type TypedForm = { reply: SubmissionResult; token: string };

/** Why a form is shown again: `expired` has a fresh token, `limited` may be sent again in a minute. */
export type FormFailure<Problem extends string = "expired" | "invalid" | "limited"> = TypedForm & {
  problem: Problem;
};

/** A form that was not taken, under the status of its answer. */
export type FailedForm<Failure> = { ok: false; status: 422 | 429 | 503; failed: Failure };

/** What was posted whether or not it is valid: its token, null when stale or forged, and the button pressed. */
type Posted = { token: FormToken | null; pressed: string };

/** What a form says, as the outbox wants to know it of a lead; `typed` to show it again. */
export type TakenForm<Values> = {
  ok: true;
  submission: string;
  values: Values;
  /** The honeypot was filled. */
  held: boolean;
  /** Faster than MIN_FILL_MS. */
  tooFast: boolean;
  typed: TypedForm;
};

type FormRules<Schema, Name extends string> = {
  schema: Schema;
  names: readonly Name[];
  limit: "SUBMITS" | "STEPS";
  /** Whose steps are counted, when a cookie of ours says so; else those of an address. */
  session?: string | null;
  /** What a field is called, where one that is sent twice is refused; else its first value counts. */
  labelOf?: (name: Name) => string;
};

/** Takes a post of a form that this site rendered: its token, then its fields, then the rate limit. */
export async function takeForm<Schema extends $ZodType, Name extends string>(
  platform: Platform,
  request: Request,
  { schema, names, limit, session, labelOf }: FormRules<Schema, Name>,
): Promise<(TakenForm<output<Schema>> | FailedForm<FormFailure>) & Posted> {
  const { SESSION_SECRET, MIN_FILL_MS } = platform.settings;
  const { fields, repeated } = await readPostedFields(request, [
    "token",
    HONEYPOT,
    BUTTON,
    ...names,
  ]);
  const sent = String(fields.get("token") ?? "");
  const token = await readFormToken(secretsOf(platform.settings), sent);
  const posted: Posted = { token, pressed: String(fields.get(BUTTON) ?? "") };
  const parsed = parseWithZod(fields, { schema });
  const twice = labelOf ? names.filter((name) => repeated.includes(name)) : [];
  const fieldErrors = Object.fromEntries(
    twice.map((name) => [name, [`${labelOf?.(name)} was sent more than once`]]),
  );
  const reply = parsed.reply({
    hideFields: ["token", HONEYPOT, BUTTON],
    ...(twice.length > 0 && { fieldErrors }),
  });
  const typed = { reply, token: sent };

  if (!token) {
    const fresh = await mintFormToken(SESSION_SECRET);
    return { ...posted, ...fail(422, "expired", { reply: withoutErrors(reply), token: fresh }) };
  }
  if (parsed.status !== "success" || twice.length > 0) {
    return { ...posted, ...fail(422, "invalid", typed) };
  }
  if (!(await mayProceed(platform, limit, request, session))) {
    return { ...posted, ...fail(429, "limited", typed) };
  }
  return {
    ...posted,
    ok: true,
    submission: token.submission,
    values: parsed.value,
    held: Boolean(fields.get(HONEYPOT)) || repeated.includes(HONEYPOT),
    tooFast: Date.now() - token.mintedAt < MIN_FILL_MS,
    typed,
  };
}

/** Says why a form was not taken; everything typed goes back with it. */
export function fail<Problem extends string>(
  status: 422 | 429 | 503,
  problem: Problem,
  typed: TypedForm,
): FailedForm<FormFailure<Problem>> {
  return { ok: false, status, failed: { ...typed, problem } };
}

/** A form that is shown again for another reason than what stands in its fields. */
function withoutErrors(reply: SubmissionResult): SubmissionResult {
  return { ...reply, error: undefined };
}

/** The allow-listed fields of a form post, and which of them came more than once. */
export type PostedFields<Name extends string> = { fields: FormData; repeated: Name[] };

/**
 * The allow-listed fields of a form post, cleaned; any other name is dropped before anything parses
 * it (`tags[999999999]` must never reach a parser). A repeated name keeps its first value.
 */
export async function readFormFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<FormData> {
  return (await readPostedFields(request, names)).fields;
}

/** As readFormFields, for a form that refuses a repeated name instead of guessing which one was meant. */
export async function readPostedFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<PostedFields<Name>> {
  const typed = new URLSearchParams(await request.text());
  const fields = new FormData();
  const repeated: Name[] = [];
  for (const name of names) {
    const [value, ...others] = typed.getAll(name);
    if (value !== undefined) fields.set(name, cleanText(value));
    if (others.length > 0) repeated.push(name);
  }
  return { fields, repeated };
}
