import { exportFunnel } from "~/analytics/funnel/report";
import { requireAdmin } from "~/features/admin/guard.server";
import { readPeriod } from "~/features/admin/pages.server";
import { privateFile } from "~/http/cache-control";
import { writeCsv } from "~/outbox/admin/export";
import type { Route } from "./+types/funnel-csv";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const days = readPeriod(url.searchParams);
  const text = writeCsv(await exportFunnel(db, days));
  return privateFile(text, "text/csv", `funnel-${days}-days.csv`);
}
