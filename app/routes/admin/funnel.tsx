import { funnel as texts } from "#content/studio/funnel.yaml";
import {
  describeLoss,
  type FlowReport,
  PERIODS,
  readFunnel,
  reportFunnel,
} from "~/analytics/funnel/report";
import { fill, formatNumber, formatPercent } from "~/content/format";
import { requireAdmin } from "~/features/admin/guard.server";
import { readPeriod } from "~/features/admin/pages.server";
import { openResults, type Results } from "~/features/admin/results.server";
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";
import type { Route } from "./+types/funnel";
import { EmptyNote } from "./lead-parts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const days = readPeriod(url.searchParams);
  const [counts, results] = await Promise.all([readFunnel(db, days), openResults(db)]);
  return { days, periods: PERIODS, flows: reportFunnel(counts), results };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }];

export default function FunnelPage({ loaderData }: Route.ComponentProps) {
  const { days, periods, flows, results } = loaderData;
  return (
    <>
      <h1 className="font-display text-title">{texts.title}</h1>
      <p className="mt-3 max-w-measure text-mist-soft">{texts.lede}</p>
      <nav aria-label={texts.periodLabel} className="mt-4 flex flex-wrap items-center gap-x-6">
        {periods.map((period) => (
          <a
            key={period}
            href={`/studio/funnel?days=${period}`}
            aria-current={period === days ? "page" : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline chosen:underline"
          >
            {fill(texts.period, { days: period })}
          </a>
        ))}
        <a href={`/studio/funnel.csv?days=${days}`} download className={textLinkClass}>
          {texts.download}
        </a>
      </nav>
      {flows.length === 0 && <EmptyNote {...texts.empty} />}
      {flows.map((report) => (
        <Flow key={report.flow} report={report} />
      ))}
      <ResultsSection results={results} />
    </>
  );
}

const { columns, headings } = texts;

function Flow({ report }: { report: FlowReport }) {
  const { title, steps, loss, devices, campaigns } = report;
  const most = Math.max(...steps.map(({ seen }) => seen));
  return (
    <section aria-labelledby={report.flow} className="mt-10 border-t border-ink-rule pt-6">
      <h2 id={report.flow} className="font-display text-card">
        {title}
      </h2>
      <p className="mt-2 text-mist-soft">{describeLoss(loss)}</p>
      <Table
        headings={[columns.step, columns.seen, columns.answered, columns.rate]}
        rows={steps.map(({ label, seen, answered, isLast, rate, before }) => ({
          label,
          share: most > 0 ? seen / most : 0,
          cells: isLast
            ? [formatNumber(seen), "", ""]
            : [formatNumber(seen), formatNumber(answered), describeRate(rate, before)],
        }))}
      />
      <div className="mt-6 grid gap-x-8 md:rows-of-2">
        <Counts caption={headings.chosen} counts={report.chosen} />
        <Counts caption={headings.refused} counts={report.refused} />
        <Groups caption={headings.devices} groups={devices} />
        <Groups caption={headings.campaigns} groups={campaigns} />
      </div>
    </section>
  );
}

function ResultsSection({ results }: { results: Results }) {
  const { title, lede, download, bySource, byOffer, byMonth, byReason, columns } = texts.results;
  const head = [columns.name, columns.leads, columns.answered, columns.won, columns.amount];
  const groups = [
    { caption: bySource, headings: head, rows: results.bySource },
    { caption: byOffer, headings: head, rows: results.byOffer },
    { caption: byMonth, headings: head, rows: results.byMonth },
    { caption: byReason, headings: [columns.reason, columns.lost], rows: results.byReason },
  ];
  return (
    <section aria-labelledby="results" className="mt-10 border-t border-ink-rule pt-6">
      <h2 id="results" className="font-display text-card">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-mist-soft">{lede}</p>
      <p className="mt-2">{results.answerTime}</p>
      <p>
        <a href="/studio/results.csv" download className={textLinkClass}>
          {download}
        </a>
      </p>
      {groups.map((group) => group.rows.length > 0 && <Table key={group.caption} {...group} />)}
    </section>
  );
}

function describeRate(rate: number | null, before: number | null): string {
  if (rate === null) return texts.tooFew;
  const shown = formatPercent(rate);
  return before === null
    ? shown
    : fill(texts.rateAndBefore, { rate: shown, before: formatPercent(before) });
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 block h-1.5 w-full text-tungsten"
      preserveAspectRatio="none"
    >
      <rect width={`${share * 100}%`} height="100%" fill="currentColor" />
    </svg>
  );
}

function Counts({ caption, counts }: { caption: string; counts: FlowReport["chosen"] }) {
  if (counts.length === 0) return null;
  const rows = counts.map(({ label, count }) => ({ label, cells: [fill(texts.times, { count })] }));
  return <Table caption={caption} rows={rows} />;
}

function Groups({ caption, groups }: { caption: string; groups: FlowReport["devices"] }) {
  const { name, started, finished } = texts.group;
  const rows = groups.map((group) => ({
    label: group.label,
    cells: [formatNumber(group.started), formatNumber(group.finished)],
  }));
  return <Table caption={caption} headings={[name, started, finished]} rows={rows} />;
}

type TableProps = {
  caption?: string;
  headings?: string[];
  /** `share`, from 0 to 1, is drawn as a bar. */
  rows: { label: string; share?: number; cells: string[] }[];
};

function Table({ caption, headings: [first, ...others] = [], rows }: TableProps) {
  return (
    <div className="mt-4 min-w-0 self-start overflow-x-auto">
      <table className="w-full text-small">
        {caption && <caption className="pb-2 text-start text-mist-muted">{caption}</caption>}
        {first && (
          <thead className="text-mist-muted">
            <tr className="border-b border-ink-rule">
              <th scope="col" className="py-2 text-start font-normal">
                {first}
              </th>
              {others.map((heading) => (
                <th key={heading} scope="col" className="py-2 ps-3 text-end font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, share, cells }) => (
            <tr key={label} className="border-b border-ink-rule">
              <th scope="row" className="py-2 text-start font-normal">
                {label}
                {share !== undefined && <Bar share={share} />}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={column} className="py-2 ps-3 text-end tabular">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
