import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import type { AnswerSheet } from "~/features/assessment/answers/answers";
import { priorityActions } from "./priorities";
import { gapsOf, recommendationsFor } from "./recommendations";
import {
  callFor,
  isAboveAverage,
  readinessLevel,
  type Section,
  scoreAll,
  scoreSection,
} from "./scoring";
import { suggestServices } from "./suggested-services";

export function describeResults(
  { sections }: Assessment,
  copy: AssessmentCopy,
  answers: AnswerSheet,
) {
  const scored = sections.map((section) => sectionResult(section, answers));
  const overall = scoreAll(scored);
  const level = readinessLevel(overall.percentage);
  const call = callFor(overall.percentage);
  return {
    ...overall,
    level,
    verdict: copy.levels[level],
    benchmark: copy.benchmark[isAboveAverage(overall.percentage) ? "above" : "below"],
    call,
    routing: copy.routing[call],
    sections: scored,
    actions: priorityActions(scored),
    roadmap: copy.roadmap[level].map((milestone, i) => ({ month: i + 1, ...milestone })),
    services: suggestServices(overall.percentage).map(({ id, matchScore }) => ({
      matchScore,
      ...copy.services[id],
    })),
  };
}
export type Results = ReturnType<typeof describeResults>;
export type SectionResult = Results["sections"][number];

function sectionResult(section: Section, answers: AnswerSheet) {
  return {
    id: section.id,
    name: section.name,
    ...scoreSection(section, answers),
    gaps: gapsOf(section, answers).map(({ gap }) => gap),
    recommendations: recommendationsFor(section, answers),
  };
}
