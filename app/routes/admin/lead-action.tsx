import { data, redirect } from "react-router";
import { inbox } from "#content/studio/inbox.yaml";
import { fill } from "~/content/format";
import { refuseReads, requireAdmin, requireToken } from "~/features/admin/guard.server";
import { describeEndpoint, isAdminAction } from "~/features/admin/lead-state";
import { runLeadAction } from "~/features/admin/run-lead-action.server";
import { readPostedFields } from "~/http/parse-post.server";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { pageTitle } from "~/seo/page-meta";
import { Button, ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/text";
import type { Route } from "./+types/lead-action";
import { CopiesList } from "./lead-parts";

export const loader = refuseReads;

export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { reference, action: name } = params;
  if (!isAdminAction(name)) throw data(null, { status: 404 });
  const { fields } = await readPostedFields(request, [
    ...(["token", "confirm", "note"] as const),
    ...(["amount", "reason", "day"] as const),
  ]);
  const page = await requireToken(admin, fields.get("token") ?? "");
  const note = (fields.get("note") ?? "").trim();
  const isConfirmed = fields.get("confirm") === "yes";
  const read = (field: "amount" | "reason" | "day") => fields.get(field) ?? "";
  const outcome = { amount: read("amount"), reason: read("reason"), day: read("day") };
  const posted = { action: name, page, note, isConfirmed, outcome };
  const result = await runLeadAction(admin, reference, posted);

  const leadPath = `/studio/leads/${encodeURIComponent(reference)}`;
  if (result.result === "confirm") return { ...result, leadPath };
  if (result.result === "done") return redirect(`${leadPath}?did=${name}`, { status: 303 });
  const { status, problem } = result;
  throw data(status === 404 ? null : { leadPath, problem }, { status });
}

export default function LeadActionPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  const { action, name, token, leadPath, leads, copies, endpoint } = actionData;
  const { title, text, button } = inbox.confirm[action];
  return (
    <div className="max-w-measure py-6">
      <title>{pageTitle(title)}</title>
      <p className={eyebrowClass}>
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
