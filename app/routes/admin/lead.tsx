import { data } from "react-router";
import { inbox } from "#content/studio/inbox.yaml";
import { requireAdmin } from "~/features/admin/guard.server";
import { describeAction } from "~/features/admin/lead-state";
import { type ForgottenPageData, openLeadPage } from "~/features/admin/pages.server";
import { pageTitle } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { FilledText } from "~/ui/text";
import type { Route } from "./+types/lead";
import { LeadPage } from "./lead-page";
import { CopiesList, RelativeTime } from "./lead-parts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const page = await openLeadPage(admin, params.reference, url.searchParams.get("did"));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(params.reference ?? inbox.title) },
];

export default function OpenedLeadPage({ loaderData: page }: Route.ComponentProps) {
  if ("copies" in page) return <ForgottenPage {...page} />;
  const { done, endpoint } = page;
  return <LeadPage page={page} said={done && describeAction(done, endpoint)} />;
}

function ForgottenPage({ reference, at, copies, now }: ForgottenPageData) {
  return (
    <div className="py-10">
      <p className="text-small text-mist-muted tabular">{reference}</p>
      <h1 className="mt-3 font-display text-title">{inbox.forgotten.title}</h1>
      <p role="status" className="mt-4 text-mist-soft">
        <FilledText
          text={inbox.forgotten.text}
          values={{ time: <RelativeTime time={at} now={now} /> }}
        />
      </p>
      <h2 className="mt-8 font-semibold">{inbox.copiesHeading}</h2>
      <CopiesList copies={copies} />
      <p className="mt-8">
        <ButtonLink href="/studio" kind="secondary">
          {inbox.toInbox}
        </ButtonLink>
      </p>
    </div>
  );
}
