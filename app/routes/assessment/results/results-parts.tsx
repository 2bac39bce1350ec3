import type { PropsWithChildren, ReactNode } from "react";
import { page as texts } from "#content/assessment/results.yaml";
import { scoreBands } from "#content/ui.yaml";
import { fill, formatDay } from "~/content/format";
import { BENCHMARK, type Level, levelFor } from "~/features/assessment/answers";
import type { PriorityAction } from "~/features/assessment/recommendations";
import type { Results } from "~/features/assessment/results.server";
import { firstDayOf } from "~/features/assessment/roadmap-days";
import { ButtonLink, TextLink } from "~/ui/button";
import { MoreDetails } from "~/ui/disclosure";
import { Meter, SCORE_COLORS, type ScoreBand } from "~/ui/meter";
import { eyebrowClass, TextList, VisuallyHidden } from "~/ui/text";
import type { Route } from "./+types/results";

export type ResultsData = Route.ComponentProps["loaderData"];

const LEVEL_BANDS: Record<Level, ScoreBand> = {
  advanced: "high",
  ready: "good",
  developing: "fair",
  beginner: "low",
};

export function ScoreSummary({
  title,
  contextLabels,
  results,
  call,
  children,
}: PropsWithChildren<ResultsData & { call: ReactNode }>) {
  const { percentage, score, maxScore, level, levelTexts, benchmark } = results;
  const band = LEVEL_BANDS[level];
  return (
    <header className="grid gap-x-12 gap-y-4 px-gutter pt-6 md:pt-10 lg:grid-cols-2">
      <div>
        <p className={eyebrowClass}>
          {title} <span className="text-ink-control">/</span> {texts.eyebrow}
        </p>
        <h1 className="mt-4 max-w-[14ch] text-hero">{levelTexts.label}</h1>
        <p className="mt-4 text-lede font-semibold">{levelTexts.headline}</p>
      </div>
      <div className="grid gap-4 self-start lg:row-span-3">
        <section
          aria-labelledby="score-title"
          className="border border-ink-line bg-ink-panel p-4 sm:p-6"
        >
          <h2 id="score-title" className="relative heading-small text-mist-soft">
            {texts.scoreHeading}
          </h2>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className={`${SCORE_COLORS[band]} font-display text-display tabular`}>
              {percentage}
              <span className="text-title">%</span>
            </p>
            <p className="text-small text-mist-soft tabular">
              {fill(texts.points, { score, maxScore })}
              <VisuallyHidden> ({scoreBands[band]})</VisuallyHidden>
            </p>
          </div>
          <Meter
            percent={percentage}
            viewBox="0 -1.5 100 5"
            label={fill(texts.scoreMeter, { percentage, benchmark: BENCHMARK })}
            className={`${SCORE_COLORS[band]} mt-3 h-4`}
          >
            <rect
              x={BENCHMARK}
              y="-1.5"
              width="0.6"
              height="5"
              fill="currentColor"
              className="text-mist"
            />
          </Meter>
          <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{benchmark}</strong>{" "}
            <span className="text-small text-mist-muted">
              {fill(texts.benchmark, { percentage: BENCHMARK })}
            </span>
          </p>
        </section>
        {call}
      </div>
      <div>
        <p className="max-w-measure text-mist-soft">{levelTexts.body}</p>
        {contextLabels.length > 0 && (
          <p className="mt-2 text-small text-mist-muted">{contextLabels.join(" / ")}</p>
        )}
        {children}
      </div>
    </header>
  );
}

export function SectionScores({ sections }: Results) {
  return (
    <ul className="grid items-end gap-x-12 gap-y-6 md:rows-of-2">
      {sections.map(({ id, name, score, maxScore, percentage }) => (
        <li key={id} className="print:break-inside-avoid">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="heading-small">{name}</h3>{" "}
            <p className="ms-auto text-small text-mist-soft tabular">
              {fill(texts.points, { score, maxScore })}{" "}
              <strong className="ms-2 font-display text-card font-normal text-mist">
                {percentage}%
              </strong>
            </p>
          </div>
          <Meter
            percent={percentage}
            label={fill(texts.sectionMeter, { name, percentage })}
            className={`mt-2 h-3 ${SCORE_COLORS[LEVEL_BANDS[levelFor(percentage)]]}`}
          />
        </li>
      ))}
    </ul>
  );
}

export function PriorityActions({ actions, confidence, noGaps }: Results) {
  if (actions.length === 0)
    return <p className="max-w-measure text-lede text-mist-soft">{noGaps}</p>;
  return (
    <ol className="numbered ruled-2">
      {actions.map((action) => (
        <li key={action.id} className="items-baseline print:break-inside-avoid">
          <MoreDetails
            summary={
              <>
                <h3 className="heading-small text-lede">{action.title}</h3>{" "}
                <span className="text-small text-mist-muted max-sm:col-start-1">
                  {action.takes}
                </span>
              </>
            }
          >
            <div id={action.id} className="mt-2 pb-6">
              <p className="text-small text-mist-muted">{action.section}</p>
              <p className="mt-1 max-w-measure text-mist-soft">{action.description}</p>
              <ActionFacts action={action} />
              <p className="mt-2 text-small text-mist-muted">
                {fill(texts.confidence, { confidence })}
              </p>
            </div>
          </MoreDetails>
        </li>
      ))}
    </ol>
  );
}

const ACTION_FACTS = ["impact", "effort", "timeline", "category"] as const;

function ActionFacts({ action }: { action: PriorityAction }) {
  return (
    <dl className="mt-4 grid rows-of-2 gap-x-6 gap-y-2 text-small md:rows-of-4">
      {ACTION_FACTS.map((fact) => (
        <div key={fact}>
          <dt className="text-mist-muted">{texts.actionLabels[fact]}</dt>{" "}
          <dd className="font-semibold tabular">{action[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Roadmap({ roadmap, startMonth }: Results & { startMonth: string }) {
  return (
    <ol className="grid gap-x-12 gap-y-10 sm:rows-of-2">
      {roadmap.map(({ month, title, goals, metrics }) => (
        <li key={month} className="border-t border-ink-rule pt-4 print:break-inside-avoid">
          <p className="heading-label tabular">
            {fill(texts.month, { month })}{" "}
            <span className="font-normal">
              ·{" "}
              <time data-months={month} dateTime={firstDayOf(startMonth, month)}>
                {formatDay(firstDayOf(startMonth, month))}
              </time>
            </span>
          </p>
          <h3 className="mt-1">{title}</h3>
          <TextList items={goals} className="mt-4 text-small text-mist-soft ruled-2" />
          <p className="heading-label mt-3">{texts.metricsHeading}</p>
          <TextList items={metrics} className="text-small text-mist-muted" />
        </li>
      ))}
    </ol>
  );
}

/** A priority action is only named here: it is explained there. */
export function SectionAdvice({ sections, actions }: Results) {
  const explained = new Map(actions.map(({ title, id }) => [title, id]));
  return (
    <div className="grid gap-x-12 gap-y-12 lg:rows-of-2">
      {sections.map(({ id, name, percentage, gaps, recommendations }) => (
        <section key={id} aria-labelledby={`${id}-details`}>
          <h3 id={`${id}-details`} className="flex justify-between gap-4">
            {name} <span className="text-mist-muted tabular">{percentage}%</span>
          </h3>
          {gaps.length > 0 ? (
            <TextList
              items={gaps}
              className="mt-4 grid gap-2 border-s border-score-low ps-4 text-mist-soft"
            />
          ) : (
            <p className="mt-4 text-mist-muted">{texts.noGaps}</p>
          )}
          {recommendations.length > 0 && (
            <ul className="mt-4 ruled-3">
              {recommendations.map(({ title, description, timeline }) => (
                <li key={title} className="print:break-inside-avoid">
                  {explained.has(title) ? (
                    <TextLink href={`#${explained.get(title)}`} tone="soft" label={title} />
                  ) : (
                    <>
                      <h4>{title}</h4>
                      <p className="mt-1 text-small text-mist-soft">{description}</p>
                      <p className="mt-1 text-small text-mist-muted">{timeline}</p>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

export function SuggestedServices({ services }: ResultsData) {
  return (
    <ul className="grid gap-5 md:rows-of-2">
      {services.map(({ name, price, description, timeline, investment, matchScore, link }) => (
        <li
          key={name}
          className="flex flex-col border border-ink-line bg-ink-panel p-6 sm:p-8 print:break-inside-avoid"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3>{name}</h3>{" "}
            <p className="text-small text-mist-muted tabular">
              {fill(texts.match, { score: matchScore })}
            </p>
          </div>
          {price && <p className="mt-4 font-display text-part tabular">{price}</p>}
          <p className="mt-2 text-small text-mist-muted tabular">
            {texts.investment} <strong className="whitespace-nowrap">{investment}</strong>
          </p>
          <p className="mt-3 grow text-mist-soft">{description}</p>
          <p className="mt-3 text-small text-mist-muted">{timeline}</p>
          <p className="mt-6 print:hidden">
            <ButtonLink {...link} kind="secondary" />
          </p>
        </li>
      ))}
    </ul>
  );
}
