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
import { TextLink } from "~/ui/button";
import type { Route } from "./+types/funnel";
import { FunnelTable } from "./funnel-table";
import { AdminPage, EmptyNote, Note, Row, Section } from "./page-parts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context);
  const days = readPeriod(url.searchParams);
  const [counts, results] = await Promise.all([readFunnel(db, days), openResults(db)]);
  return { days, periods: PERIODS, flows: reportFunnel(counts), results };
}

export default function FunnelPage({ loaderData }: Route.ComponentProps) {
  const { days, periods, flows, results } = loaderData;
  return (
    <AdminPage title={texts.title} lede={texts.lede}>
      <Row as="nav" aria-label={texts.periodLabel}>
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
        <TextLink href={`/studio/funnel.csv?days=${days}`} download label={texts.download} />
      </Row>
      {flows.length === 0 && <EmptyNote {...texts.empty} />}
      {flows.map((report) => (
        <Flow key={report.flow} report={report} />
      ))}
      <ResultsSection results={results} />
    </AdminPage>
  );
}

const { columns, headings } = texts;

function Flow({ report }: { report: FlowReport }) {
  const { title, steps, loss, devices, campaigns } = report;
  const most = Math.max(...steps.map(({ seen }) => seen));
  return (
    <Section id={report.flow} heading={title}>
      <p>{describeLoss(loss)}</p>
      <FunnelTable
        headings={[columns.step, columns.seen, columns.answered, columns.rate]}
        rows={steps.map(({ label, seen, answered, isLast, rate, before }) => ({
          label,
          share: most > 0 ? seen / most : 0,
          cells: isLast
            ? [formatNumber(seen), "", ""]
            : [formatNumber(seen), formatNumber(answered), describeRate(rate, before)],
        }))}
      />
      <div className="grid gap-x-8 gap-y-6 md:rows-of-2">
        <Counts caption={headings.chosen} counts={report.chosen} />
        <Counts caption={headings.refused} counts={report.refused} />
        <Groups caption={headings.devices} groups={devices} />
        <Groups caption={headings.campaigns} groups={campaigns} />
      </div>
    </Section>
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
    <Section id="results" heading={title}>
      <Note>{lede}</Note>
      <p>{results.answerTime}</p>
      <p>
        <TextLink href="/studio/results.csv" download label={download} />
      </p>
      {groups.map(
        (group) => group.rows.length > 0 && <FunnelTable key={group.caption} {...group} />,
      )}
    </Section>
  );
}

function describeRate(rate: number | null, before: number | null): string {
  if (rate === null) return texts.tooFew;
  const shown = formatPercent(rate);
  return before === null
    ? shown
    : fill(texts.rateAndBefore, { rate: shown, before: formatPercent(before) });
}

function Counts({ caption, counts }: { caption: string; counts: FlowReport["chosen"] }) {
  if (counts.length === 0) return null;
  const rows = counts.map(({ label, count }) => ({ label, cells: [fill(texts.times, { count })] }));
  return <FunnelTable caption={caption} rows={rows} />;
}

function Groups({ caption, groups }: { caption: string; groups: FlowReport["devices"] }) {
  const { name, started, finished } = texts.group;
  const rows = groups.map((group) => ({
    label: group.label,
    cells: [formatNumber(group.started), formatNumber(group.finished)],
  }));
  return <FunnelTable caption={caption} headings={[name, started, finished]} rows={rows} />;
}
