import { data, isRouteErrorResponse, redirect } from "react-router";
import { homeLink } from "#content/error-pages.yaml";
import { withdrawal } from "#content/withdrawal.yaml";
import { deleteDetails } from "~/features/inquiry/details-store.server";
import { readInquirySession } from "~/features/inquiry/session.server";
import { secretsOf } from "~/http/crypto.server";
import { readFormToken, readPostedFields } from "~/http/parse-post.server";
import { sameSitePath } from "~/http/paths";
import { limitPost } from "~/http/rate-limit.server";
import { withdrawProvenLead } from "~/outbox/sent-proof.server";
import { platformContext } from "~/platform.server";
import { ErrorLayout, ErrorPage } from "~/site/error-page";
import { NeverRendered } from "~/site/page-exports";
import { Actions, ButtonLink } from "~/ui/button";
import { ContactText } from "~/ui/text";
import type { Route } from "./+types/withdraw";

export function loader() {
  return redirect("/thank-you", { status: 303 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  await limitPost(platform, request);
  const { fields } = await readPostedFields(request, ["token", "next"]);
  const token = await readFormToken(secretsOf(platform.settings), fields.get("token") ?? "");
  const submission = token?.submission ?? "";
  const session = await readInquirySession(platform, request);
  const withdrawing = withdrawProvenLead(platform, request, submission).then(async (state) => {
    if (state === "withdrawn" && session) await deleteDetails(platform, { session, submission });
    return state;
  });
  // Also when the visitor is gone by then.
  platform.waitUntil(withdrawing);
  const state = await withdrawing;
  if (state !== "withdrawn") throw data(state, { status: state === "down" ? 503 : 403 });
  const next = sameSitePath(fields.get("next") ?? "/thank-you", platform.origin);
  return redirect(next, { status: 303 });
}

export default NeverRendered;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const state: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (state !== "unproven" && state !== "down") return <ErrorPage error={error} />;
  const { title, text } = withdrawal[state];
  return (
    <ErrorLayout
      status={state === "down" ? 503 : 403}
      title={title}
      text={<ContactText text={text} />}
    >
      <Actions>
        <ButtonLink href="/" label={homeLink} />
      </Actions>
    </ErrorLayout>
  );
}
