import { data, redirect } from "react-router";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { fill, formatPercent } from "~/content/format";
import { decodeAnswers, looksLikeCode, sections } from "./answer-code";
import {
  type AnswerSheet,
  type BusinessContext,
  CONTEXT_FIELDS,
  callFor,
  firstIncompleteSection,
  isAboveAverage,
  type Level,
  levelFor,
  type Section,
  scoreAll,
  scoreSection,
} from "./answers";
import { sectionPath } from "./paths";
import {
  CONFIDENCE,
  gapsOf,
  lowSections,
  priorityActions,
  recommendationsFor,
  suggestServices,
} from "./recommendations";

/** Throws 404 for a code that was changed, cut off or made for former questions, and a redirect to the first open section. */
export function readResults(code: string) {
  const answered = decodeAnswers(code);
  if (!answered) throw data({ why: looksLikeCode(code) && "former" }, { status: 404 });
  const open = firstIncompleteSection(sections, answered.answers);
  if (open) throw redirect(sectionPath(open.id, code));
  return { ...answered, results: describeResults(answered.answers) };
}

export function describeResults(answers: AnswerSheet, asked: readonly Section[] = sections) {
  const scored = asked.map((section) => ({
    id: section.id,
    name: section.name,
    payloadLabel: section.payloadLabel,
    ...scoreSection(section, answers),
    gaps: gapsOf(section, answers).map(({ gap }) => gap),
    recommendations: recommendationsFor(section, answers),
  }));
  const overall = scoreAll(scored);
  const { percentage } = overall;
  const level = levelFor(percentage);
  const call = callFor(percentage);
  const hasNoLowSection = lowSections(scored).length === 0;
  return {
    ...overall,
    level,
    levelTexts: levelTextsFor(level, percentage, hasNoLowSection),
    benchmark: assessmentTexts.benchmark[isAboveAverage(percentage) ? "above" : "below"],
    call,
    callOffer: callOfferFor(level, call),
    sections: scored,
    actions: priorityActions(scored),
    confidence: fill(assessmentTexts.confidence, { percent: formatPercent(CONFIDENCE / 100) }),
    noGaps: percentage === 100 ? assessmentTexts.noGapsAtAll : assessmentTexts.noGaps,
    roadmap: roadmapFor(level, hasNoLowSection),
    services: suggestServices(percentage).flatMap(({ id, matchScore }) => {
      const service = assessmentTexts.services[id];
      return service ? [{ id, matchScore, ...service }] : [];
    }),
  };
}
export type Results = ReturnType<typeof describeResults>;
export type SectionResult = Results["sections"][number];

/** The texts of a level, replaced where they would not be true of the score. */
function levelTextsFor(level: Level, percentage: number, hasNoLowSection: boolean) {
  const { perfect, advancedUneven, readyEven } = assessmentTexts.exceptions;
  const texts = assessmentTexts.levels[level];
  if (percentage === 100) return { ...texts, ...perfect };
  if (level === "advanced" && !hasNoLowSection) return { ...texts, ...advancedUneven };
  return level === "ready" && hasNoLowSection ? { ...texts, ...readyEven } : texts;
}

// A ready score of 70-74 percent adds why it is not High Readiness yet.
function callOfferFor(level: Level, call: "discovery" | "strategy") {
  const { body, ...callOffer } = assessmentTexts.callOffers[call];
  const isBetween = level === "ready" && call === "strategy";
  return { ...callOffer, body: isBetween ? `${body} ${assessmentTexts.readyBelowHigh}` : body };
}

/** Without a low section, the first month must not refer to the empty action list. */
function roadmapFor(level: Level, hasNoLowSection: boolean) {
  const months = assessmentTexts.roadmap[level].map((milestone, i) => ({
    month: i + 1,
    ...milestone,
  }));
  if (level !== "ready" || !hasNoLowSection) return months;
  return [{ month: 1, ...assessmentTexts.readyEvenFirstMonth }, ...months.slice(1)];
}

export function contextLabels(context: BusinessContext): string[] {
  return CONTEXT_FIELDS.flatMap((field) => {
    const { choices } = assessmentTexts.context.fields[field];
    return choices.find(({ value }) => value === context[field])?.label ?? [];
  });
}
