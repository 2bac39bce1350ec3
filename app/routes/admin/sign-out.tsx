import { redirect } from "react-router";
import { refuseReads, requireAdmin, requireToken } from "~/features/admin/guard.server";
import { closeLocalSession } from "~/features/admin/local-session.server";
import { readPostedFields } from "~/http/parse-post.server";
import { NeverRendered } from "~/site/page-exports";
import type { Route } from "./+types/sign-out";

export const loader = refuseReads;

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { fields } = await readPostedFields(request, ["token"]);
  await requireToken(admin, fields.get("token") ?? "");
  if (admin.user.auth === "access") return redirect("/cdn-cgi/access/logout", { status: 303 });
  const cookie = await closeLocalSession(admin.platform, request);
  return redirect("/", { status: 303, headers: { "Set-Cookie": cookie } });
}

export default NeverRendered;
