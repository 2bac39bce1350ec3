import { useEffect, useState } from "react";
import { data, Form, Link, useLocation } from "react-router";
import { intro as texts } from "#content/assessment/screens.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { fill } from "~/content/format";
import { maxPoints, questions, sections } from "~/features/assessment/answer-code";
import { CONTEXT_FIELDS, type Points, pointsOf } from "~/features/assessment/answers";
import {
  loadBrowserProgress,
  loadResult,
  type Progress,
  watchBrowserProgress,
} from "~/features/assessment/browser-progress";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import { expireProgressCookie, readProgressCookie } from "~/features/assessment/progress.server";
import { platformContext } from "~/platform.server";
import { ExploreMore } from "~/site/explore-more";
import { uncached } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { Button, buttonClass } from "~/ui/button";
import { clientLoader } from "~/ui/connection";
import { useEarlyValues } from "~/ui/early-values";
import { FieldLayout, fieldControlClass, Options } from "~/ui/field";
import { screenHeading } from "~/ui/flow-screen";
import { ServerMarkup } from "~/ui/hydration";
import { eyebrowClass } from "~/ui/text";
import type { Route } from "./+types/intro";
import { ResumePrompt } from "./section-form";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { title, lede, duration, lastResult, points, context: business } = assessmentTexts;
  const saved = await readProgressCookie(platform, request);
  const { metaTitle, metaDescription } = assessmentTexts;
  const head = { metaTitle, metaDescription };
  const page = uncached(context, ASSESSMENT_PATH, head, {
    title,
    lede,
    duration,
    lastResult,
    points,
    business,
    sections: sections.map(({ name, lede, questions }) => ({
      name,
      lede,
      count: questions.length,
    })),
    start: sectionPath(sections[0].id),
    maxPoints,
    saved: saved && {
      currentSection: sections.indexOf(saved.section),
      answers: pointsOf(questions, saved.answers),
      businessContext: saved.context,
    },
  });
  const headers = new Headers(page.init?.headers);
  const cookie = saved ? null : await expireProgressCookie(platform, request);
  if (cookie) headers.set("Set-Cookie", cookie);
  return data(page.data, { headers });
}

export { clientLoader, headers, meta };

type IntroData = Route.ComponentProps["loaderData"];

export default function AssessmentIntroPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, duration, lastResult, sections, saved, maxPoints } = loaderData;
  const stored = useStored(maxPoints);
  const unfinished = stored?.progress ?? saved;
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="grid gap-x-12 gap-y-10 border-b border-ink-rule px-gutter py-section lg:grid-cols-2">
        <div>
          <h1 {...screenHeading} className="text-display">
            {title}
          </h1>
          <p className="mt-6 lede text-lede">{lede}</p>
          <p className="mt-5 font-semibold tabular">{duration}</p>
          {stored?.result && (
            <p className="mt-2 text-mist-soft">
              {fill(texts.lastResult, { label: lastResult, ...stored.result })}
            </p>
          )}
        </div>
        <div className="lg:row-span-3">
          {unfinished ? (
            <ResumePrompt progress={unfinished} total={total} />
          ) : (
            <StartPanel {...loaderData} />
          )}
        </div>
        <Benefits {...loaderData} />
      </div>
      <SectionList {...loaderData} />
      <ServerMarkup id="explore">
        {import.meta.env.SSR && <ExploreMore path={ASSESSMENT_PATH} />}
      </ServerMarkup>
    </>
  );
}

type Stored = { progress: Progress | null; result: ReturnType<typeof loadResult> };

/** Read after hydration, again at each arrival, such as by Back, and when another tab changes it. */
function useStored(points: Points) {
  const { key } = useLocation();
  const [stored, setStored] = useState<Stored>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival reads anew
  useEffect(() => {
    const read = () => setStored({ progress: loadBrowserProgress(points), result: loadResult() });
    read();
    return watchBrowserProgress(read);
  }, [key, points]);
  return stored;
}

const START_FORM = "start-form";

function StartPanel({ business, start }: IntroData) {
  useEarlyValues(START_FORM);
  return (
    <section
      aria-labelledby="business-title"
      className="border border-ink-line bg-ink-panel p-6 sm:p-8"
    >
      <h2 id="business-title" className="text-card">
        {business.heading}
      </h2>
      <p className="mt-2 text-small text-mist-soft">{business.lede}</p>
      <Form id={START_FORM} method="get" action={start} className="mt-6 grid gap-5">
        {CONTEXT_FIELDS.map((name) => (
          <FieldLayout key={name} field={{ name }} label={business.fields[name].label} optional>
            <select id={name} name={name} className={fieldControlClass}>
              <Options prompt={texts.noAnswer} options={business.fields[name].choices} />
            </select>
          </FieldLayout>
        ))}
        <Button className="mt-2 w-full">{texts.startButton}</Button>
      </Form>
      <p className="mt-3 text-center">
        <Link to={start} className={buttonClass({ kind: "quiet" })}>
          {business.skip}
        </Link>
      </p>
    </section>
  );
}

function Benefits({ points }: IntroData) {
  return (
    <section aria-labelledby="points-title">
      <h2 id="points-title" className="text-card">
        {texts.benefitsHeading}
      </h2>
      <ol className="numbered mt-4 max-w-measure text-mist-soft ruled-3">
        {points.map((point) => (
          <li key={point}>
            <span className="pt-1">{point}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SectionList({ sections }: IntroData) {
  return (
    <section aria-labelledby="sections-title" className="px-gutter pt-section">
      <h2 id="sections-title" className="text-section">
        {texts.sectionsHeading}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-6 sm:rows-of-2 lg:rows-of-4">
        {sections.map(({ name, lede, count }, at) => (
          <li key={name} className="flex gap-5 lg:block">
            <div
              aria-hidden="true"
              data-count={at + 1}
              className="leader leader-count mb-6 w-32 shrink-0 self-start text-section"
            />
            <div className="min-w-0">
              <h3>{name}</h3>
              <p className={`${eyebrowClass} mt-1`}>{fill(texts.questionCount, { count })}</p>
              <p className="mt-3 text-small text-mist-soft">{lede}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
