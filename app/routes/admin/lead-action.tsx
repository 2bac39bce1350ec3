import { data, redirect } from "react-router";
import { inbox } from "#content/studio/inbox.yaml";
import { fill } from "~/content/format";
import { refuseReads, requireAdmin } from "~/features/admin/guard.server";
import { describeEndpoint, isAdminAction } from "~/features/admin/lead-state";
import { openLeadPage, type RefusedAction } from "~/features/admin/pages.server";
import { readPostToken } from "~/features/admin/post-token.server";
import { ACTION_FIELDS, runLeadAction } from "~/features/admin/run-lead-action.server";
import { readPostedFields } from "~/http/parse-post.server";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { pageTitle } from "~/seo/page-meta";
import { Button, ButtonLink } from "~/ui/button";
import type { Route } from "./+types/lead-action";
import { LeadPage } from "./lead-page";
import { CopiesList } from "./lead-parts";

export const loader = refuseReads;

export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { reference, action: name } = params;
  if (!isAdminAction(name)) throw data(null, { status: 404 });
  const posted = await readPostedFields(request, ["token", "confirm", ...ACTION_FIELDS]);
  const read = (field: string) => (posted.fields.get(field) ?? "").trim();
  const values = {
    note: read("note"),
    amount: read("amount"),
    reason: read("reason"),
    day: read("day"),
  };
  const page = await readPostToken(admin, read("token"));
  const isConfirmed = read("confirm") === "yes";
  const result = page
    ? await runLeadAction(admin, reference, { action: name, page, values, isConfirmed })
    : ({ result: "invalid", status: 403, problem: "expired" } as const);

  const leadPath = `/studio/leads/${encodeURIComponent(reference)}`;
  if (result.result === "confirm") return { ...result, leadPath };
  if (result.result === "done") return redirect(`${leadPath}?did=${name}`, { status: 303 });
  const { status } = result;
  if (result.result === "refused") throw data(status === 404 ? null : { leadPath }, { status });
  const lead = await openLeadPage(admin, reference, null);
  if (!lead || "copies" in lead) throw data(null, { status: 404 });
  const refused: RefusedAction = { problem: result.problem, values };
  return data({ result: "invalid" as const, ...lead, refused }, { status });
}

export default function LeadActionPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  if (actionData.result !== "invalid") return <ConfirmPage {...actionData} />;
  return (
    <>
      <title>{pageTitle(actionData.lead.reference, true)}</title>
      <LeadPage page={actionData} said={null} />
    </>
  );
}

type ConfirmPageProps = Extract<Route.ComponentProps["actionData"], { result: "confirm" }>;

function ConfirmPage({ action, name, token, leadPath, leads, copies, endpoint }: ConfirmPageProps) {
  const { title, text, button } = inbox.confirm[action];
  return (
    <div className="max-w-measure py-6">
      <title>{pageTitle(title)}</title>
      <p className="text-small text-mist-muted">
        <bdi>{toPlainLine(name, 80) || inbox.noName}</bdi>
      </p>
      <h1 className="mt-3 font-display text-title">{title}</h1>
      <p className="mt-4 text-mist-soft">{text}</p>
      {action === "forget" ? (
        <>
          <p className="mt-4 font-semibold">{fill(inbox.leadCount, { count: leads })}</p>
          <h2 className="mt-6 font-semibold">{inbox.copiesHeading}</h2>
          <CopiesList copies={copies} />
        </>
      ) : (
        <p className="mt-4">{describeEndpoint(endpoint)}</p>
      )}
      <form method="post" action={`${leadPath}/${action}`} className="mt-8 flex flex-wrap gap-4">
        <input type="hidden" name="token" value={token} />
        <Button name="confirm" value="yes">
          {button}
        </Button>
        <ButtonLink href={leadPath} kind="secondary">
          {inbox.confirm.cancelButton}
        </ButtonLink>
      </form>
    </div>
  );
}
