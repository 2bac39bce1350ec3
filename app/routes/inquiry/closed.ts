import { redirect } from "react-router";
import { readOpener } from "~/features/inquiry/answers";
import { deleteDetails } from "~/features/inquiry/details-store.server";
import { readInquirySession } from "~/features/inquiry/session.server";
import { firstStepHref, WIZARDS } from "~/features/inquiry/steps";
import { readPostedFields } from "~/http/parse-post.server";
import { limitPost } from "~/http/rate-limit.server";
import { platformContext } from "~/platform.server";
import { NeverRendered } from "~/site/page-exports";
import type { Route } from "./+types/closed";

export function loader() {
  return redirect(firstStepHref(WIZARDS.home));
}

/** Closes an inquiry and deletes its personal details, because computers are shared. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  await limitPost(platform, request);
  const { fields } = await readPostedFields(request, ["id", "next"]);
  const id = fields.get("id") ?? "";
  const session = await readInquirySession(platform, request);
  if (session) {
    const deleting = deleteDetails(platform, { session, submission: id });
    // Also when the visitor is gone by then.
    platform.waitUntil(deleting);
    await deleting;
  }
  return redirect(readNext(fields.get("next") ?? ""), { status: 303 });
}

/** A page that the wizard was opened from, or the first step of a new inquiry. */
function readNext(asked: string): string {
  const [path, query] = asked.split("?");
  const wizard = Object.values(WIZARDS).find((wizard) => firstStepHref(wizard) === path);
  if (!wizard) return readOpener(asked) ?? "/";
  return firstStepHref(wizard, readOpener(new URLSearchParams(query).get("from")));
}

/** Offline the visitor leaves as well: the server deletes the details after two days. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const next = String((await request.clone().formData()).get("next") ?? "/");
  return serverAction().catch((thrown) => {
    throw thrown instanceof Response ? thrown : redirect(next);
  });
}

export default NeverRendered;
