import { readFunnel } from "~/analytics/funnel/report";
import { requireAdmin } from "~/features/admin/guard.server";
import { readPeriod } from "~/features/admin/pages.server";
import { writeCsv } from "~/outbox/admin/export";
import type { Route } from "./+types/funnel-csv";

const COLUMNS = ["period", "flow", "step", "event", "detail", "device", "campaign", "count"];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const days = readPeriod(url.searchParams);
  const rows = (await readFunnel(db, days)).map(({ current, count, ...row }) => [
    current ? "current" : "before",
    row.flow,
    row.step,
    row.event,
    row.detail,
    row.device,
    row.campaign,
    String(count),
  ]);
  return new Response(writeCsv([COLUMNS, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="funnel-${days}-days.csv"`,
    },
  });
}
