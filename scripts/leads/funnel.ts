import { exportFunnel, PERIODS } from "../../app/analytics/funnel/report.ts";
import { writeCsv } from "../../app/outbox/admin/export.ts";
import { exportResults } from "../../app/outbox/admin/results.ts";
import { type Command, readCount, UsageError } from "./command.ts";

export const funnel: Command = {
  summary: "where visitors leave, or what became of leads, as CSV",
  usage: `leads funnel [--days ${PERIODS.join("|")}] [--json]
       npm run leads -- funnel --results [--json]

The files that /studio/funnel offers: how often each step was seen and answered; with --results, how many leads of
the last twelve months were answered, won and lost, with amounts and reasons.`,
  options: { days: { type: "string" }, results: { type: "boolean" } },

  async run(database, args, terminal) {
    const days = readCount(args, "days");
    if (days !== undefined && (args.options.results || !PERIODS.some((it) => it === days)))
      throw new UsageError(`--days is one of ${PERIODS.join(", ")}, without --results.`);
    const db = await database.open();
    const rows = await (args.options.results
      ? exportResults(db)
      : exportFunnel(db, days ?? PERIODS[0]));
    terminal.print(args.json ? JSON.stringify(toRecords(rows), null, 2) : writeCsv(rows).trimEnd());
    return 0;
  },
};

function toRecords([headings = [], ...rows]: string[][]) {
  return rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at]])));
}
