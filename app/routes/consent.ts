import { data, redirect } from "react-router";
import type { ConsentChoice } from "~/analytics/measurement";
import { hasGpc, recordChoice } from "~/analytics/report-conversion.server";
import { readPostedFields } from "~/http/parse-post.server";
import { sameSitePath } from "~/http/paths";
import { platformContext } from "~/platform.server";
import { NeverRendered } from "~/site/page-exports";
import type { Route } from "./+types/consent";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const { settings, origin } = context.get(platformContext);
  if (!settings.GA_MEASUREMENT_ID) throw data(null, { status: 404 });
  const { fields } = await readPostedFields(request, ["choice", "return"]);
  const choice = readChoice(fields.get("choice"), hasGpc(request));
  const back = sameSitePath(fields.get("return") ?? "", origin);
  if (!choice) return redirect(back, { status: 303 });
  const cookies = recordChoice(choice, origin, settings.GA_MEASUREMENT_ID);
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  // The page is cached for all visitors, so the fragment says which choice was stored.
  return redirect(`${back}#consent-${choice === "deny" ? "deny" : "grant"}`, {
    status: 303,
    headers,
  });
}

export default NeverRendered;

/** A yes that is sent with Global Privacy Control is meant in spite of it. */
function readChoice(posted: string | null, inSpiteOfGpc: boolean): ConsentChoice | null {
  if (posted === "grant") return inSpiteOfGpc ? "grant-gpc" : "grant";
  return posted === "grant-gpc" || posted === "deny" ? posted : null;
}
