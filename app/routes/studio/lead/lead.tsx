import { data } from "react-router";
import { inbox } from "#content/studio";
import { describeAct } from "~/features/studio/describe-act";
import { methodNotAllowed, openInbox } from "~/features/studio/inbox.server";
import { openLeadPage } from "~/features/studio/lead-page.server";
import { pageTitle } from "~/seo/page-meta";
import type { Route } from "./+types/lead";
import { Acts } from "./acts";
import { Answers } from "./answers";
import { Delivery } from "./delivery";
import { Gone } from "./gone";
import { LeadHeading } from "./lead-heading";
import { NextStep } from "./next-step";
import { VerbForm } from "./verb-form";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const opened = openInbox(context);
  const page = await openLeadPage(opened, params.reference, url.searchParams.get("did"));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function action({ context }: Route.ActionArgs) {
  openInbox(context);
  throw methodNotAllowed();
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(params.reference ?? inbox.title) },
  { name: "robots", content: "noindex, nofollow" },
];

export default function LeadPage({ loaderData: page }: Route.ComponentProps) {
  if ("copies" in page) return <Gone {...page} />;
  const { lead, did, destination } = page;
  return (
    <>
      <LeadHeading {...page} />
      {did && (
        <p role="status" className="mt-5 border-l-4 border-rain bg-ink-raised px-5 py-4">
          {describeAct(did, destination)}
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 content-start gap-10">
          <NextStep page={page} />
          <Answers fields={lead.fields} payload={lead.payload} />
        </div>
        <div className="grid content-start gap-10">
          <Delivery {...page} />
          <Acts page={page} />
          <VerbForm page={page} verb="forget" kind="quiet" />
        </div>
      </div>
    </>
  );
}
