import { data, redirect } from "react-router";
import { doWithLead } from "~/features/studio/do-with-lead.server";
import { openInbox, requirePost, requireToken } from "~/features/studio/inbox.server";
import { isStudioVerb } from "~/features/studio/verbs";
import { readFormFields } from "~/http/parse-post.server";
import type { Route } from "./+types/act";
import { Confirm } from "./confirm";

export function loader({ context }: Route.LoaderArgs) {
  openInbox(context);
  requirePost(context);
  return null;
}

/** Does one thing with one lead; what cannot be taken back is asked about first. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const inbox = openInbox(context);
  const { reference, verb } = params;
  if (!isStudioVerb(verb)) throw data(null, { status: 404 });
  const fields = await readFormFields(request, ["token", "confirm", "note"]);
  const page = await requireToken(inbox, String(fields.get("token") ?? ""));
  const note = String(fields.get("note") ?? "").trim();
  const isConfirmed = fields.get("confirm") === "yes";
  const done = await doWithLead(inbox, reference, { verb, page, note, isConfirmed });

  const back = `/studio/leads/${encodeURIComponent(reference)}`;
  if (done.result === "asks") return { ...done, address: back };
  if (done.result === "done") return redirect(`${back}?did=${verb}`, { status: 303 });
  throw data(done.status === 404 ? null : { back }, { status: done.status });
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export default function ActPage({ actionData }: Route.ComponentProps) {
  return actionData ? <Confirm {...actionData} /> : null;
}
