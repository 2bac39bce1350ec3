import { funnel as texts } from "#content/studio/funnel.yaml";
import {
  describeLoss,
  type FlowReport,
  PERIODS,
  readFunnel,
  reportFunnel,
} from "../../app/analytics/funnel/report.ts";
import { formatPercent } from "../../app/content/format.ts";
import { type Command, readCount, UsageError } from "./command.ts";

export const funnel: Command = {
  summary: "where visitors leave the forms",
  usage: `leads funnel [--days ${PERIODS.join("|")}] [--json]

How often each step was seen and answered, and the share that went on.`,
  options: { days: { type: "string" } },

  async run(database, args, terminal) {
    const days = readCount(args, "days") ?? PERIODS[0];
    if (!PERIODS.some((period) => period === days)) {
      throw new UsageError(`--days is one of ${PERIODS.join(", ")}.`);
    }
    const flows = reportFunnel(await readFunnel(await database.open(), days));
    if (args.json) terminal.print(JSON.stringify(flows, null, 2));
    else terminal.print(flows.map(describe).join("\n\n") || texts.empty.text);
    return 0;
  },
};

function describe({ title, loss, steps }: FlowReport): string {
  const rows = steps.map(({ label, seen, answered, isLast, rate }) =>
    [
      label.padEnd(24),
      String(seen).padStart(7),
      (isLast ? "" : String(answered)).padStart(9),
      isLast ? "" : ` ${rate === null ? texts.tooFew : formatPercent(rate)}`,
    ].join(""),
  );
  const { seen, answered, rate } = texts.columns;
  const heading = `${"".padEnd(24)}${seen.padStart(7)}${answered.padStart(9)} ${rate}`;
  return [title, describeLoss(loss), heading].concat(rows).join("\n");
}
