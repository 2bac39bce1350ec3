import type { RouterContextProvider } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { type requireAdmin, requireToken } from "~/features/admin/guard.server";
import {
  authorOf,
  routeMatcher,
  servedPaths,
  withOwnPaths,
} from "~/features/editor/editor-request.server";
import { isWithinRateLimit } from "~/http/rate-limit.server";

/** Why nothing was done, and what to press. */
export function describeRefusal(refusal: "expired" | "limited", button: string): string {
  const { title, text } = contentEditor.notes[refusal];
  return `${title}. ${fill(text, { button })}`;
}

export async function readPost(
  admin: ReturnType<typeof requireAdmin>,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const posted = new URLSearchParams(await request.text());
  const fields = withOwnPaths(posted, admin.platform.origin);
  const isKnown = await requireToken(admin, fields.get("token") ?? "").catch(() => null);
  // One a second for each person, whatever visitors send from the same address.
  const { platform, user } = admin;
  const isWithinLimit = await isWithinRateLimit(platform, "POSTS", request, `edit ${user.id}`);
  const refusal = isKnown ? (isWithinLimit ? null : ("limited" as const)) : ("expired" as const);
  return {
    ...{ fields, refusal, author: authorOf(user.name) },
    ...{ served: servedPaths(context), isRoute: routeMatcher(context) },
  };
}
