import { methodNotAllowed, openInbox } from "~/features/studio/inbox.server";
import { readLeadFilter } from "~/features/studio/list-address.server";
import { exportLeads, listFieldNames, toHeadings, toRow, writeCsv } from "~/outbox/admin/export";
import type { Route } from "./+types/leads-csv";

// Spreadsheets take a file without it for one in the alphabet of their own country.
const BYTE_ORDER_MARK = "\ufeff";

/** The filtered list with all answers, a part at a time: however many there are, few are in memory. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = openInbox(context);
  const filter = readLeadFilter(url.searchParams);
  const answers = await listFieldNames(desk, filter);
  const parts = exportLeads(desk, filter);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(encoder.encode(BYTE_ORDER_MARK + writeCsv([toHeadings(answers)])));
    },
    async pull(stream) {
      const { value: leads, done } = await parts.next();
      if (done) return stream.close();
      stream.enqueue(encoder.encode(writeCsv(leads.map((lead) => toRow(lead, answers)))));
    },
  });
  const day = new Date(desk.clock()).toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="leads-${day}.csv"`,
    },
  });
}

export function action({ context }: Route.ActionArgs) {
  openInbox(context);
  throw methodNotAllowed();
}
