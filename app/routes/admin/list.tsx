import { inbox } from "#content/studio/inbox.yaml";
import { requireAdmin } from "~/features/admin/guard.server";
import { type ListFilter, readLeadFilter, readPosition } from "~/features/admin/pages.server";
import { readFigures } from "~/outbox/admin/figures";
import { countLeads, listLeads } from "~/outbox/admin/leads";
import { kindsByEndpoint } from "~/outbox/endpoints/endpoint.server";
import type { Route } from "./+types/list";
import { LeadList } from "./lead-list";
import { ListFigures } from "./list-figures";
import { Filters, Pagination, StateCounts } from "./list-filters";
import { AdminPage } from "./page-parts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, platform } = requireAdmin(context);
  const filter = readLeadFilter(url.searchParams);
  const before = readPosition(url.searchParams);
  const now = Date.now();
  const [list, counts, figures] = await Promise.all([
    listLeads(db, filter, before),
    countLeads(db),
    readFigures(db, now),
  ]);
  const waitingKinds = kindsByEndpoint(platform.settings, "invalid");
  return { ...list, before, waitingKinds, counts, figures, filter, now };
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { leads, older, before, total, waitingKinds, counts, figures, filter, now } = loaderData;
  return (
    <AdminPage title={inbox.title}>
      <StateCounts counts={counts} current={filter.state} />
      <ListFigures figures={figures} />
      <Filters filter={filter} total={total} />
      <LeadList
        leads={leads}
        waitingKinds={waitingKinds}
        emptyNote={findEmptyNote(filter, older)}
        now={now}
      />
      <Pagination filter={filter} before={before} older={older} />
    </AdminPage>
  );
}

/** `older`: only the newest leads were read. */
function findEmptyNote(filter: ListFilter, older: string | null) {
  const { noLeads, noMatches, noneAmongNewest } = inbox.list;
  if (older) return noneAmongNewest;
  return Object.values(filter).some(Boolean) ? noMatches : noLeads;
}
