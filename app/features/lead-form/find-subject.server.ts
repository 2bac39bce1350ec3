import { request as copy } from "#content/request";
import type { RequestCopy, RequestSubject } from "#content/schema/request";

/** What a request is about: a call by its kind or a download by its slug. */
export type AskedFor = { copy: RequestCopy; subject: RequestSubject; forCall: boolean };

/** Null for a kind or a slug that nothing has. */
export function findSubject({
  kind,
  slug = "",
}: {
  kind?: string;
  slug?: string;
}): AskedFor | null {
  const forCall = kind !== undefined;
  const subjects: Record<string, RequestSubject> = forCall ? copy.book : copy.buy;
  const name = kind ?? slug;
  const subject = Object.hasOwn(subjects, name) && subjects[name];
  return subject ? { copy, subject, forCall } : null;
}
