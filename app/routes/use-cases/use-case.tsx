import type { UseCases } from "#content/schema/pages";
import * as words from "#content/words/pages";
import { ButtonLink, textLinkClass } from "~/ui/button";
import { CaseSummary } from "./case-summary";
import { Metrics } from "./metrics";

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
      <div className="mt-10 grid gap-10 pb-16 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="grid content-start gap-8">
          <Part heading={labels.problem}>
            <p className="max-w-measure text-mist-soft">{problem}</p>
          </Part>
          <Part heading={labels.process}>
            <ol className="numbered max-w-measure text-mist-soft *:border-t *:border-ink-rule *:py-3">
              {process.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
          <Part heading={labels.results}>
            <ul className="max-w-measure text-mist-soft *:border-t *:border-ink-rule *:py-3">
              {results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </Part>
        </div>
        <div className="grid content-start gap-8">
          <Metrics {...useCase} labels={labels} after={after} />
          <ButtonLink href={useCase.serviceUrl}>
            {useCase.action}
            <span className="sr-only">{words.asDid(businessName)}</span>
          </ButtonLink>{" "}
          <a href={useCase.inquire.href} className={textLinkClass}>
            {useCase.inquire.label}
            <span className="sr-only">{words.asDid(businessName)}</span>
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
    [words.industry, industry],
    [words.business, businessType],
    [words.packageWord, `${packageName}, ${price}${priceFor ? ` for ${priceFor}` : ""}`],
    [words.timeline, timeline],
  ];
  return (
    <dl className="grid gap-x-10 gap-y-4 pt-4 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-mist-muted">{name}</dt>
          <dd className="mt-0.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-semibold">{heading}</h3>
      {children}
    </section>
  );
}
