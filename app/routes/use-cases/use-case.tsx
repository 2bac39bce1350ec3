import wide from "virtual:pictures/wide";
import type { ReactNode } from "react";
import { labels } from "#content/use-cases.yaml";
import { fill } from "~/content/format";
import type { UseCases } from "~/content/schema/pages";
import { inquiryHref } from "~/features/inquiry/steps";
import { ButtonLink, TextLink } from "~/ui/button";
import { Fact } from "~/ui/lists";
import { SCORE_COLORS } from "~/ui/meter";
import { Picture, sitePicture } from "~/ui/picture";
import { eyebrowClass, TextList, VisuallyHidden } from "~/ui/text";

type Case = UseCases["cases"][number];

export function UseCase({ open, after, ...useCase }: Case & { open: boolean; after: boolean }) {
  const { id, businessName, problem, process, results, inquire } = useCase;
  return (
    <details id={id} open={open} className="group border-t border-ink-line last:border-b">
      <CaseSummary {...useCase} />
      <Facts {...useCase} />
      <div className="mt-10 grid gap-x-6 gap-y-10 pb-16 lg:grid-cols-edge">
        <Metrics {...useCase} after={after} />
        <div className="grid content-start justify-items-start gap-8">
          <Part heading={labels.problem}>
            <p className="max-w-measure text-mist-soft">{problem}</p>
          </Part>
          <Part heading={labels.process}>
            <TextList
              as="ol"
              items={process}
              className="numbered max-w-measure text-mist-soft ruled-3"
            />
          </Part>
          <Part heading={labels.results}>
            <TextList items={results} className="max-w-measure text-mist-soft ruled-3" />
          </Part>
          {useCase.serviceUrl && (
            <ButtonLink href={useCase.serviceUrl} label={useCase.action}>
              <VisuallyHidden>
                {fill(labels.linkContext, { business: businessName })}
              </VisuallyHidden>
            </ButtonLink>
          )}{" "}
          <TextLink href={inquiryHref(inquire.href, "/video-use-cases")} label={inquire.label}>
            <VisuallyHidden>{fill(labels.linkContext, { business: businessName })}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </details>
  );
}

function CaseSummary({
  businessName,
  location,
  picture,
  summary,
  beforeMetrics,
  afterMetrics,
}: Case) {
  const [before] = beforeMetrics;
  const after = afterMetrics.find(({ label }) => label === before?.label);
  return (
    <summary className="summary-plus grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-6 lg:grid-cols-[calc(25%-1.125rem)_minmax(0,1fr)_auto] lg:gap-x-6">
      {picture && (
        <Picture
          picture={sitePicture(wide, picture)}
          alt=""
          sizes="(min-width: 64rem) 25vw, 90vw"
          className="mb-4 aspect-wide object-cover"
          pictureClassName="hover-highlight lg:row-span-3"
        />
      )}
      <span className={`${eyebrowClass} mb-2 block lg:col-start-2`}>{location} </span>
      <h2 className="underline-offset-4 lg:col-start-2 group-hover:underline">{businessName}</h2>{" "}
      <span className="mt-2 self-start text-mist-soft lg:col-start-2">
        {summary}{" "}
        {before && (
          <span className="block pt-4 text-small text-mist-muted">
            {before.label}{" "}
            <span className="flex flex-wrap items-baseline gap-x-4 font-display text-card">
              <VisuallyHidden>{labels.before}: </VisuallyHidden>
              {before.value}{" "}
              {after && (
                <>
                  <span aria-hidden="true" className="arrow text-mist">
                    →
                  </span>
                  <VisuallyHidden>{labels.after}: </VisuallyHidden>
                  <span className={SCORE_COLORS[after.color]}>{after.value} </span>
                </>
              )}
            </span>
          </span>
        )}
      </span>
    </summary>
  );
}

function Facts({ industry, businessType, packageName, price, priceFor, timeline }: Case) {
  const offer = { name: packageName, price };
  const sold = priceFor
    ? fill(labels.packageFor, { ...offer, period: priceFor })
    : fill(labels.package, offer);
  const facts = [
    [labels.facts.industry, industry],
    [labels.facts.business, businessType],
    [labels.facts.package, sold],
    [labels.facts.timeline, timeline],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-4 pt-4 sm:rows-of-2 lg:rows-of-4">
      {facts.map(([name, value]) => (
        <Fact key={name} label={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-4 heading-small">{heading}</h3>
      {children}
    </section>
  );
}

const COLORS = {
  tungsten: "border-tungsten",
  rain: "border-rain",
  moss: "border-moss",
  rose: "border-rose",
};

/** Two radio buttons choose which numbers CSS shows. */
function Metrics({ after, ...useCase }: Case & { after: boolean }) {
  const { id, businessName, gradient, beforeMetrics, afterMetrics } = useCase;
  const moments = [
    { moment: "before", label: labels.before, metrics: beforeMetrics, chosen: !after },
    { moment: "after", label: labels.after, metrics: afterMetrics, chosen: after },
  ];
  return (
    <fieldset className={`metrics self-start border-t bg-ink-raised p-6 ${COLORS[gradient]}`}>
      <legend className="sr-only">
        {fill(labels.metricsLegend, { metrics: labels.metrics, business: businessName })}
      </legend>
      <div className="flex flex-wrap border border-ink-control print:hidden">
        {moments.map(({ moment, label, chosen }) => (
          <label
            key={moment}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center px-4 font-semibold has-checked:bg-mist has-checked:text-ink has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              name={`metrics-${id}`}
              value={moment}
              defaultChecked={chosen}
              className="sr-only"
            />
            {label}{" "}
          </label>
        ))}
      </div>
      {moments.map(({ moment, label: name, metrics }) => (
        <div key={moment} data-moment={moment}>
          <p className="font-semibold not-print:sr-only print:mt-4">{name}</p>
          <dl className="mt-5 grid gap-4">
            {metrics.map(({ label, value, color }) => (
              <div key={label} className="flex flex-col">
                <dt className="order-last text-small text-mist-muted">{label}</dt>
                <dd className={`${SCORE_COLORS[color]} font-display text-card`}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </fieldset>
  );
}
