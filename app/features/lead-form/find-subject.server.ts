import requestAsset from "#content/request?deferred";
import type { RequestCopy, RequestSubject } from "#content/schema/request";
import { readContent } from "~/deferred-content.server";
import type { Platform } from "~/env.server";

/** What a request is about: a call by its kind or a download by its slug. */
export type AskedFor = { copy: RequestCopy; subject: RequestSubject; forCall: boolean };

export async function readRequestCopy(platform: Platform): Promise<RequestCopy> {
  return (await readContent<{ request: RequestCopy }>(platform, requestAsset)).request;
}

/** Null for a kind or a slug that nothing has. */
export async function findSubject(
  platform: Platform,
  { kind, slug = "" }: { kind?: string; slug?: string },
): Promise<AskedFor | null> {
  const copy = await readRequestCopy(platform);
  const forCall = kind !== undefined;
  const subjects: Record<string, RequestSubject> = forCall ? copy.book : copy.buy;
  const name = kind ?? slug;
  const subject = Object.hasOwn(subjects, name) && subjects[name];
  return subject ? { copy, subject, forCall } : null;
}
