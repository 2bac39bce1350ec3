import { readFunnel } from "~/analytics/funnel/report";
import { requireAdmin } from "~/features/admin/guard.server";
import { readPeriod } from "~/features/admin/pages.server";
import { privateFile } from "~/http/cache-control";
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
  const text = writeCsv([["period", ...FIELDS, "count"], ...rows]);
  return privateFile(text, "text/csv", `funnel-${days}-days.csv`);
}
