import { data } from "react-router";
import { inbox } from "#content/studio/inbox.yaml";
import { requireAdmin } from "~/features/admin/guard.server";
import { describeAction } from "~/features/admin/lead-state";
import { type ForgottenPageData, openLeadPage } from "~/features/admin/pages.server";
import { ButtonLink } from "~/ui/button";
import { FilledText } from "~/ui/text";
import type { Route } from "./+types/lead";
import { LeadPage } from "./lead-page";
import { Copies, RelativeTime } from "./lead-parts";
import { AdminPage, Note } from "./page-parts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const page = await openLeadPage(admin, params.reference, url.searchParams.get("did"));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function OpenedLeadPage({ loaderData: page }: Route.ComponentProps) {
  if ("copies" in page) return <ForgottenPage {...page} />;
  const { done, endpoint } = page;
  return <LeadPage page={page} said={done && describeAction(done, endpoint)} />;
}

function ForgottenPage({ reference, at, copies, now }: ForgottenPageData) {
  return (
    <AdminPage
      title={inbox.forgotten.title}
      tab={reference}
      lede={
        <FilledText
          text={inbox.forgotten.text}
          values={{ time: <RelativeTime time={at} now={now} /> }}
        />
      }
    >
      <Copies copies={copies} />
      <p>
        <ButtonLink href="/studio" kind="secondary">
          {inbox.toInbox}
        </ButtonLink>
      </p>
      <Note>{reference}</Note>
    </AdminPage>
  );
}
