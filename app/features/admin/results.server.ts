import { offers } from "#content/offers.yaml";
import { site } from "#content/site.yaml";
import { funnel as texts } from "#content/studio/funnel.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { businessTime } from "~/content/business-hours";
import { fill, formatNumber, formatPercent } from "~/content/format";
import { listOffers } from "~/content/list-offers";
import { HOUR_MS } from "~/http/timing";
import { type ResultRow, readAnswers, readResults } from "~/outbox/admin/results";
import { formatAmount } from "./amount";
import { reasonLabel } from "./outcome.server";

/** A share of fewer leads says more about chance. */
const MIN_LEADS = 10;

export type Results = Awaited<ReturnType<typeof openResults>>;

export async function openResults(db: D1Database, now = Date.now()) {
  const [rows, answers] = await Promise.all([readResults(db, now), readAnswers(db)]);
  const hours = answers
    .map(({ created, done }) => businessTime(created, done, site) / HOUR_MS)
    .sort((a, b) => a - b);
  return {
    bySource: sumBy(rows, ({ source }) => source, {
      none: texts.noCampaign,
      other: texts.otherCampaigns,
    }),
    byOffer: sumBy(rows, ({ offer }) => offer, { "": texts.noOffer, ...offerNames() }),
    byMonth: sumBy(rows, ({ month }) => month, {}).reverse(),
    byReason: sumLosses(rows),
    answerTime: describeAnswerTime(hours),
  };
}

function offerNames(): Record<string, string> {
  return Object.fromEntries(listOffers(offers).map(({ slug, name }) => [slug, name]));
}

/** A group for each key, in the order of the keys; an offer that is not sold anymore keeps its slug. */
function sumBy(
  rows: ResultRow[],
  keyOf: (row: ResultRow) => string,
  labels: Record<string, string>,
) {
  const keys = [...new Set(rows.map(keyOf))].sort();
  return keys.map((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const [leads, won, amount] = [sum(own, "leads"), sum(own, "won"), sum(own, "amount")];
    return {
      label: labels[key] ?? key,
      cells: [
        formatNumber(leads),
        formatNumber(sum(own, "answered")),
        describeShare(won, leads),
        amount > 0 ? formatAmount(amount) : "",
      ],
    };
  });
}

function sumLosses(rows: ResultRow[]) {
  const all = sum(rows, "lost");
  const reasons = [...new Set(rows.filter(({ lost }) => lost > 0).map(({ reason }) => reason))];
  return reasons
    .map((reason) => ({
      label: reason ? reasonLabel(reason) : inbox.outcome.noReason,
      lost: sum(
        rows.filter((row) => row.reason === reason),
        "lost",
      ),
    }))
    .sort((a, b) => b.lost - a.lost)
    .map(({ label, lost }) => ({ label, cells: [describeShare(lost, all)] }));
}

function sum(rows: ResultRow[], name: "leads" | "answered" | "won" | "lost" | "amount"): number {
  return rows.reduce((all, row) => all + row[name], 0);
}

function describeShare(count: number, all: number): string {
  const shown = formatNumber(count);
  return all < MIN_LEADS ? shown : `${shown} (${formatPercent(count / all)})`;
}

function describeAnswerTime(hours: number[]): string {
  const median = hours[Math.ceil(hours.length / 2) - 1];
  if (median === undefined) return texts.noAnswers;
  const values = { hours: Math.round(median * 10) / 10, count: hours.length };
  return fill(hours.length < MIN_LEADS ? texts.fewAnswers : texts.answerTime, values);
}
