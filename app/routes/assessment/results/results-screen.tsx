import * as words from "#content/words/results";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import { ExploreMore } from "~/site/explore-more";
import { PageSection } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { Notices } from "~/ui/notices";
import { BookPanel } from "./book-panel";
import { PriorityList } from "./priority-list";
import type { ResultsPage } from "./results-page.server";
import { ResultsTools } from "./results-tools";
import { Roadmap } from "./roadmap";
import { ScoreSheet } from "./score-sheet";
import { SectionDetails } from "./section-details";
import { SectionScores } from "./section-scores";
import { SuggestedServices } from "./suggested-services";

export function ResultsScreen({ page }: { page: ResultsPage }) {
  const { code, calendar, results, completed, title, facts } = page;
  const { sections, roadmap, services } = results;
  return (
    <article
      data-completed={JSON.stringify(completed)}
      data-share={ASSESSMENT_PATH}
      data-title={title}
    >
      <ScoreSheet title={title} facts={facts} results={results}>
        <ResultsTools code={code} calendar={calendar} />
      </ScoreSheet>
      <BookPanel code={code} routing={results.routing} />
      <PageSection id="scores" slate={words.sections} heading={words.sectionScores}>
        <SectionScores sections={sections} />
      </PageSection>
      <PageSection id="actions" slate={words.callSheet} heading={words.priorityActions}>
        <PriorityList {...results} />
      </PageSection>
      <PageSection id="roadmap" slate={words.schedule} heading={words.sixMonthRoadmap}>
        <Roadmap months={roadmap} />
      </PageSection>
      <PageSection id="gaps" slate={words.notes} heading={words.gapsAndRecommendations}>
        <SectionDetails sections={sections} />
      </PageSection>
      <PageSection id="services" slate={words.crew} heading={words.suggestedServices}>
        <SuggestedServices services={services} />
      </PageSection>
      <p className="w-full px-gutter pt-16 print:hidden">
        <ButtonLink href={ASSESSMENT_PATH} kind="secondary">
          {words.takeAnotherAssessment}
        </ButtonLink>
      </p>
      <ExploreMore path={ASSESSMENT_PATH} />
      <Notices />
    </article>
  );
}
