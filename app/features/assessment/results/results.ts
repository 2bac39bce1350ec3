import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import type { AnswerSheet } from "~/features/assessment/answers/answers";
import { CONFIDENCE, lowSections, priorityActions } from "./priorities";
import { gapsOf, recommendationsFor } from "./recommendations";
import {
  callFor,
  isAboveAverage,
  type Level,
  levelFor,
  type Section,
  scoreAll,
  scoreSection,
} from "./scoring";
import { suggestServices } from "./suggested-services";
import { noGapsFor, roadmapFor, verdictFor } from "./verdict";

export function describeResults(
  { sections }: Assessment,
  copy: AssessmentCopy,
  answers: AnswerSheet,
) {
  const scored = sections.map((section) => sectionResult(section, answers));
  const overall = scoreAll(scored);
  const level = levelFor(overall.percentage);
  const call = callFor(overall.percentage);
  const score = { level, percentage: overall.percentage };
  const isEven = lowSections(scored).length === 0;
  return {
    ...overall,
    level,
    verdict: verdictFor(copy, score, isEven),
    benchmark: copy.benchmark[isAboveAverage(overall.percentage) ? "above" : "below"],
    call,
    routing: routingFor(copy, level, call),
    sections: scored,
    actions: priorityActions(scored),
    confidence: `${CONFIDENCE}% ${copy.confidence}`,
    noGaps: noGapsFor(copy, score),
    roadmap: roadmapFor(copy, score, isEven),
    services: suggestServices(overall.percentage).map(({ id, matchScore }) => ({
      matchScore,
      ...copy.services[id],
    })),
  };
}
export type Results = ReturnType<typeof describeResults>;
export type SectionResult = Results["sections"][number];

/** The call that fits; ready at 70-74 percent is told why that is not yet High Readiness. */
function routingFor(copy: AssessmentCopy, level: Level, call: "discovery" | "strategy") {
  const { body, ...routing } = copy.routing[call];
  const isBetween = level === "ready" && call === "strategy";
  return { ...routing, body: isBetween ? `${body} ${copy.readyBelowHigh}` : body };
}

function sectionResult(section: Section, answers: AnswerSheet) {
  return {
    id: section.id,
    name: section.name,
    payloadLabel: section.payloadLabel,
    ...scoreSection(section, answers),
    gaps: gapsOf(section, answers).map(({ gap }) => gap),
    recommendations: recommendationsFor(section, answers),
  };
}
