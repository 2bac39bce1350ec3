import { ContentError } from "../plugins/check-content/content-error.ts";
import { findUnreadable } from "../plugins/check-content/unreadable.ts";

/** Throws, in plain words, if files of content/ cannot be imported. */
export async function refuseUnreadable(): Promise<void> {
  const problems = await findUnreadable();
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
}
