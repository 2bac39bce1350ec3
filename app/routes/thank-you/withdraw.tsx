import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { secretsOf } from "~/http/crypto.server";
import { readFormToken } from "~/http/form-token.server";
import { readFormFields } from "~/http/parse-post.server";
import { sameSitePath } from "~/http/paths";
import { withdrawSent } from "~/outbox/withdraw-sent.server";
import type { Route } from "./+types/withdraw";
import { UnwithdrawnPage } from "./unwithdrawn-page";

export function loader() {
  return redirect("/thank-you", { status: 303 });
}

/** Takes back what this browser sent, and leads back to the page that offered it. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const fields = await readFormFields(request, ["token", "next"]);
  const token = await readFormToken(
    secretsOf(platform.settings),
    String(fields.get("token") ?? ""),
  );
  const state = await withdrawSent(platform, request, token?.submission);
  if (state !== "withdrawn") throw data(state, { status: state === "down" ? 503 : 403 });
  const next = sameSitePath(String(fields.get("next") ?? "/thank-you"), platform.origin);
  return redirect(next, { status: 303 });
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function Withdraw() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnwithdrawnPage error={error} />;
}
