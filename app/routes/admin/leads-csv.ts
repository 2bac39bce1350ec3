import { studioDay } from "~/content/format";
import { requireAdmin } from "~/features/admin/guard.server";
import { readLeadFilter } from "~/features/admin/pages.server";
import { privateFile } from "~/http/cache-control";
import { toHeadings, toRow, writeCsv } from "~/outbox/admin/export";
import { exportLeads, listColumns } from "~/outbox/admin/leads";
import type { Route } from "./+types/leads-csv";

// Without it, spreadsheets read the file in a regional encoding instead of UTF-8.
const BYTE_ORDER_MARK = "\ufeff";

/** Streams the filtered list with all fields, so that only one batch is in memory. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const filter = readLeadFilter(url.searchParams);
  const columns = await listColumns(db, filter);
  const batches = exportLeads(db, filter);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(encoder.encode(BYTE_ORDER_MARK + writeCsv([toHeadings(columns)])));
    },
    async pull(stream) {
      const { value: leads, done } = await batches.next();
      if (done) return stream.close();
      stream.enqueue(encoder.encode(writeCsv(leads.map((lead) => toRow(lead, columns)))));
    },
  });
  return privateFile(body, "text/csv", `leads-${studioDay()}.csv`);
}
