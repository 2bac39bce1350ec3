import { useCasesPage } from "#content/page-texts";
import type { UseCases } from "#content/schema/pages";
import { inquiryHref } from "~/features/inquiry/steps";
import { ButtonLink, textLinkClass } from "~/ui/button";
import { scoreColor } from "~/ui/meter";
import { eyebrowClass, TextList } from "~/ui/text";
import { Metrics } from "./metrics-panel";

type Labels = UseCases["labels"];

export function UseCase({
  labels,
  open,
  after,
  ...useCase
}: UseCases["cases"][number] & { labels: Labels; open: boolean; after: boolean }) {
  const { id, businessName, problem, process, results } = useCase;
  return (
    <details id={id} open={open} className="group border-t border-ink-line last:border-b">
      <CaseSummary {...useCase} labels={labels} />
      <Facts {...useCase} />
      <div className="mt-10 grid gap-10 pb-16 lg:grid-cols-aside lg:gap-16">
        <div className="grid content-start gap-8">
          <Part heading={labels.problem}>
            <p className="max-w-measure text-mist-soft">{problem}</p>
          </Part>
          <Part heading={labels.process}>
            <TextList
              as="ol"
              items={process}
              className="numbered max-w-measure text-mist-soft *:border-t *:border-ink-rule *:py-3"
            />
          </Part>
          <Part heading={labels.results}>
            <TextList
              items={results}
              className="max-w-measure text-mist-soft *:border-t *:border-ink-rule *:py-3"
            />
          </Part>
        </div>
        <div className="grid content-start gap-8">
          <Metrics {...useCase} labels={labels} after={after} />
          <ButtonLink href={useCase.serviceUrl}>
            {useCase.action}
            <span className="sr-only">{useCasesPage.linkContext(businessName)}</span>
          </ButtonLink>{" "}
          <a href={inquiryHref(useCase.inquire.href, "/video-use-cases")} className={textLinkClass}>
            {useCase.inquire.label}
            <span className="sr-only">{useCasesPage.linkContext(businessName)}</span>
          </a>
        </div>
      </div>
    </details>
  );
}

function Facts({
  industry,
  businessType,
  packageName,
  price,
  priceFor,
  timeline,
}: Pick<
  UseCases["cases"][number],
  "industry" | "businessType" | "packageName" | "price" | "priceFor" | "timeline"
>) {
  const facts = [
    [useCasesPage.facts.industry, industry],
    [useCasesPage.facts.business, businessType],
    [useCasesPage.facts.package, useCasesPage.package(packageName, price, priceFor)],
    [useCasesPage.facts.timeline, timeline],
  ];
  return (
    <dl className="grid gap-x-10 gap-y-4 pt-4 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-mist-muted">{name}</dt>
          <dd className="mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-4 font-semibold">{heading}</h3>
      {children}
    </section>
  );
}

/** The closed case: who, and its first metric before and after. */
function CaseSummary({
  labels,
  businessName,
  location,
  summary,
  beforeMetrics,
  afterMetrics,
}: Pick<
  UseCases["cases"][number],
  "businessName" | "location" | "summary" | "beforeMetrics" | "afterMetrics"
> & { labels: UseCases["labels"] }) {
  const [before] = beforeMetrics;
  const after = afterMetrics.find(({ label }) => label === before?.label);
  return (
    <summary className="summary-plus grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-6 lg:grid-cols-[1fr_26rem_auto] lg:grid-rows-[auto_auto_1fr]">
      <span className={`${eyebrowClass} mb-2 block`}>{location} </span>
      <h2 className="font-display text-step-3 underline-offset-4 group-hover:underline">
        {businessName}
      </h2>{" "}
      <span className="mt-2 self-start text-mist-soft">{summary} </span>
      {before && <FirstMetric labels={labels} before={before} after={after} />}
    </summary>
  );
}

type Metric = UseCases["cases"][number]["beforeMetrics"][number];

function FirstMetric({
  labels,
  before,
  after,
}: {
  labels: Pick<UseCases["labels"], "before" | "after">;
  before: Metric;
  after: Metric | undefined;
}) {
  return (
    <span className="mt-5 self-center lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0">
      <span className="block text-small text-mist-muted">{before.label} </span>
      <span className="flex flex-wrap items-baseline gap-x-4 pt-1 font-display text-step-3">
        <span className="sr-only">{labels.before}: </span>
        <span className="text-mist-muted">{before.value} </span>
        {after && (
          <>
            <span aria-hidden="true">→</span>
            <span className="sr-only">{labels.after}: </span>
            <span className={scoreColor({ band: after.color })}>{after.value} </span>
          </>
        )}
      </span>
    </span>
  );
}
