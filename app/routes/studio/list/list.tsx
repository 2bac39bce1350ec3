import { data } from "react-router";
import { inbox } from "#content/studio";
import { methodNotAllowed, openInbox } from "~/features/studio/inbox.server";
import { readLeadFilter, readPage } from "~/features/studio/list-address.server";
import { countLeads, listLeads } from "~/outbox/admin/leads";
import { pageTitle } from "~/seo/page-meta";
import type { Route } from "./+types/list";
import { Counts } from "./counts";
import { Filters } from "./filters";
import { LeadList } from "./lead-list";
import { Pages } from "./pages";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = openInbox(context);
  const filter = readLeadFilter(url.searchParams);
  const page = readPage(url.searchParams);
  const [list, counts] = await Promise.all([listLeads(desk, filter, page), countLeads(desk)]);
  if (!list) throw data(null, { status: 404 });
  return { ...list, counts, filter, now: desk.clock() };
}

export function action({ context }: Route.ActionArgs) {
  openInbox(context);
  throw methodNotAllowed();
}

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
        <Counts counts={counts} current={filter.state} />
      </div>
      <Filters filter={filter} total={total} />
      <LeadList leads={leads} isFiltered={Object.values(filter).some(Boolean)} now={now} />
      <Pages filter={filter} page={page} pages={pages} />
    </>
  );
}
