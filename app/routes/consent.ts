import { data, redirect } from "react-router";
import { recordChoice } from "~/analytics/consent.server";
import { platformContext } from "~/env.server";
import { readFormFields } from "~/http/parse-post.server";
import { sameSitePath } from "~/http/paths";
import type { Route } from "./+types/consent";

export function loader() {
  return redirect("/");
}

/** Keeps the visitor's choice about analytics and goes back to the page it was made on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { settings, origin } = context.get(platformContext);
  if (!settings.GA_MEASUREMENT_ID) throw data(null, { status: 404 });
  const fields = await readFormFields(request, ["choice", "return"]);
  const choice = fields.get("choice");
  const cookies =
    choice === "grant" || choice === "deny"
      ? recordChoice(choice, origin, settings.GA_MEASUREMENT_ID)
      : [];
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const back = sameSitePath(String(fields.get("return") ?? ""), origin);
  // The page is the same for everyone: the address says which answer was heard.
  return redirect(cookies.length > 0 ? `${back}#consent-${choice}` : back, {
    status: 303,
    headers,
  });
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function Consent() {
  return null;
}
