import { data } from "react-router";
import { inbox } from "#content/inbox";
import { refuseMethod, requireAdmin } from "~/features/admin/guard.server";
import { readLeadFilter, readPage } from "~/features/admin/pages.server";
import { countLeads, listLeads } from "~/outbox/admin/leads";
import { pageTitle } from "~/seo/page-meta";
import type { Route } from "./+types/list";
import { LeadList } from "./lead-list";
import { Filters, Pagination, StateCounts } from "./list-filters";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const filter = readLeadFilter(url.searchParams);
  const page = readPage(url.searchParams);
  const [list, counts] = await Promise.all([listLeads(db, filter, page), countLeads(db)]);
  if (!list) throw data(null, { status: 404 });
  return { ...list, counts, filter, now: Date.now() };
}

export const action = refuseMethod;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(inbox.title) },
  { name: "robots", content: "noindex, nofollow" },
];

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { leads, total, page, pages, counts, filter, now } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="font-display text-title">{inbox.title}</h1>
        <StateCounts counts={counts} current={filter.state} />
      </div>
      <Filters filter={filter} total={total} />
      <LeadList leads={leads} isFiltered={Object.values(filter).some(Boolean)} now={now} />
      <Pagination filter={filter} page={page} pages={pages} />
    </>
  );
}
