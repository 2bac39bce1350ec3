import { redirect } from "react-router";
import { platformContext } from "~/env.server";
import { forgetVisitorDetails } from "~/features/inquiry/details/visitor-details.server";
import { readFormFields } from "~/http/forms/form-fields.server";
import type { Route } from "./+types/closed";

const WAYS_ON = [
  "/",
  "/content-strategy",
  "/inquiry/business-stage",
  "/content-strategy/inquiry/business-stage",
];

export function loader() {
  return redirect("/inquiry/business-stage");
}

/** Closes an inquiry: its personal details are forgotten, because computers are shared. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormFields(request, ["id", "next"]);
  const id = String(fields.get("id") ?? "");
  const next = WAYS_ON.find((way) => way === fields.get("next")) ?? "/";
  const cookie = await forgetVisitorDetails(context.get(platformContext), request, id);
  return redirect(next, { status: 303, headers: cookie ? { "Set-Cookie": cookie } : {} });
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function ClosedInquiry() {
  return null;
}
