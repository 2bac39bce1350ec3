import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { recordChoice } from "~/features/analytics/consent.server";
import { readFormFields } from "~/http/form-fields.server";
import { sameSitePath } from "~/http/same-site-path";
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
  return redirect(sameSitePath(String(fields.get("return") ?? ""), origin), {
    status: 303,
    headers,
  });
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function Consent() {
  return null;
}
