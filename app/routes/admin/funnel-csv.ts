import { readFunnel } from "~/analytics/funnel/report";
import { requireAdmin } from "~/features/admin/guard.server";
import { readPeriod } from "~/features/admin/pages.server";
import { writeCsv } from "~/outbox/admin/export";
import type { Route } from "./+types/funnel-csv";

const FIELDS = ["flow", "step", "event", "detail", "device", "campaign"] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const days = readPeriod(url.searchParams);
  const rows = (await readFunnel(db, days)).map((row) => [
    row.current ? "current" : "before",
    ...FIELDS.map((name) => row[name]),
    String(row.count),
  ]);
  return new Response(writeCsv([["period", ...FIELDS, "count"], ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="funnel-${days}-days.csv"`,
    },
  });
}
