import { offers } from "#content/offers.yaml";
import { site } from "#content/site.yaml";
import { funnel as texts } from "#content/studio/funnel.yaml";
import { businessTime } from "~/content/business-hours";
import { dayIn, fill, formatNumber, formatPercent } from "~/content/format";
import { listOffers } from "~/content/list-offers";
import { HOUR_MS } from "~/http/timing";
import { type ResultRow, readAnswers, readResults } from "~/outbox/admin/results";
import { formatAmount } from "./amount";

const MONTHS = 12;
/** Of fewer leads a share says more about chance. */
const LEAST = 10;

export type Results = Awaited<ReturnType<typeof openResults>>;

/** What became of the leads of the last twelve months, and how long answers took. */
export async function openResults(db: D1Database, now = Date.now()) {
  const [rows, answers] = await Promise.all([readResults(db, firstMonth(now)), readAnswers(db)]);
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
    answerTime: describeAnswerTime(hours),
  };
}

/** The rows of /studio/results.csv. */
export async function exportResults(db: D1Database, now = Date.now()): Promise<string[][]> {
  const rows = await readResults(db, firstMonth(now));
  const columns = ["month", "kind", "offer", "source", "leads", "answered", "won", "lost"] as const;
  return [
    [...columns, "amount"],
    ...rows.map((row) => [...columns.map((name) => String(row[name])), String(row.amount / 100)]),
  ];
}

function firstMonth(now: number): string {
  const date = new Date(`${dayIn("UTC", now).slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() - MONTHS + 1);
  return date.toISOString().slice(0, 7);
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
    const sum = (name: "leads" | "answered" | "won" | "amount") =>
      own.reduce((all, row) => all + row[name], 0);
    const [leads, won, amount] = [sum("leads"), sum("won"), sum("amount")];
    return {
      label: labels[key] ?? key,
      cells: [
        formatNumber(leads),
        formatNumber(sum("answered")),
        leads < LEAST ? formatNumber(won) : `${formatNumber(won)} (${formatPercent(won / leads)})`,
        amount > 0 ? formatAmount(amount) : "",
      ],
    };
  });
}

function describeAnswerTime(hours: number[]): string {
  const median = hours[Math.ceil(hours.length / 2) - 1];
  if (median === undefined) return texts.noAnswers;
  const values = { hours: Math.round(median * 10) / 10, count: hours.length };
  return fill(hours.length < LEAST ? texts.fewAnswers : texts.answerTime, values);
}
