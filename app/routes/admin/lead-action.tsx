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
import { Button, ButtonLink } from "~/ui/button";
import type { Route } from "./+types/lead-action";
import { LeadPage } from "./lead-page";
import { Copies } from "./lead-parts";
import { AdminPage, PostForm, Row } from "./page-parts";

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
  return <LeadPage page={actionData} said={null} />;
}

type ConfirmPageProps = Extract<Route.ComponentProps["actionData"], { result: "confirm" }>;

function ConfirmPage({ action, name, token, leadPath, leads, copies, endpoint }: ConfirmPageProps) {
  const { title, text, button } = inbox.confirm[action];
  return (
    <AdminPage
      title={title}
      back={{ href: leadPath, title: toPlainLine(name, 80) || inbox.noName }}
      lede={text}
    >
      {action === "forget" ? (
        <>
          <p className="font-semibold">{fill(inbox.leadCount, { count: leads })}</p>
          <Copies copies={copies} />
        </>
      ) : (
        <p>{describeEndpoint(endpoint)}</p>
      )}
      <PostForm token={token} action={`${leadPath}/${action}`}>
        <Row>
          <Button name="confirm" value="yes" kind={action === "forget" ? "danger" : "primary"}>
            {button}
          </Button>
          <ButtonLink href={leadPath} kind="secondary">
            {inbox.confirm.cancelButton}
          </ButtonLink>
        </Row>
      </PostForm>
    </AdminPage>
  );
}
