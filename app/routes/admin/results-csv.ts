import { requireAdmin } from "~/features/admin/guard.server";
import { privateFile } from "~/http/cache-control";
import { writeCsv } from "~/outbox/admin/export";
import { exportResults } from "~/outbox/admin/results";
import type { Route } from "./+types/results-csv";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  return privateFile(writeCsv(await exportResults(db)), "text/csv", "results-12-months.csv");
}
