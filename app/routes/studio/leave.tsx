import { redirect } from "react-router";
import { methodNotAllowed, openInbox, requireToken } from "~/features/studio/inbox.server";
import { closeLocalSession } from "~/features/studio/local-session.server";
import { readFormFields } from "~/http/parse-post.server";
import type { Route } from "./+types/leave";

export function loader({ context }: Route.LoaderArgs) {
  openInbox(context);
  throw methodNotAllowed();
}

/** Signs out: of this machine's session, which is deleted, or of Cloudflare Access by its own address. */
export async function action({ request, context }: Route.ActionArgs) {
  const inbox = openInbox(context);
  const fields = await readFormFields(request, ["token"]);
  await requireToken(inbox, String(fields.get("token") ?? ""));
  if (inbox.member.door === "access") return redirect("/cdn-cgi/access/logout", { status: 303 });
  const cookie = await closeLocalSession(inbox.platform, request);
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Never shown: with a component, a refusal here is a page and not a bare answer. */
export default function LeavePage() {
  return null;
}
