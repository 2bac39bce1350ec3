import type { SubmissionResult } from "@conform-to/react";

/** What is wrong with one field, as its control and the error summary say it. */
export type FieldError = { field: string; message: string };

/** The first message about each field of a form that was refused. */
export function fieldErrors(reply: SubmissionResult | undefined): FieldError[] {
  return Object.entries(reply?.error ?? {}).flatMap(([field, messages]) =>
    messages?.[0] ? [{ field, message: messages[0] }] : [],
  );
}

/** What is wrong with this field; undefined when nothing is. */
export function errorOf(name: string, errors: FieldError[]): string | undefined {
  return errors.find(({ field }) => field === name)?.message;
}

/** Everything typed, by field name; undefined without a reply. */
export function typedValues(reply: SubmissionResult | undefined) {
  return reply?.initialValue as Record<string, string | undefined> | undefined;
}
