import { type AnswerSheet, earned, isGap, type Question, type Section } from "./answers";

export type Recommendation = Question["recommendations"][number];

export function gapsOf(section: Section, answers: AnswerSheet): Question[] {
  return mostMissedFirst(section, answers).filter((question) => isGap(question, answers));
}

/** The first of each question before any second. Without gaps, all questions short of Yes count. */
export function recommendationsFor(section: Section, answers: AnswerSheet): Recommendation[] {
  const gaps = gapsOf(section, answers);
  const incomplete = mostMissedFirst(section, answers).filter(
    (question) => missedPoints(question, answers) > 0,
  );
  const lists = (gaps.length > 0 ? gaps : incomplete).map(({ recommendations }) => recommendations);
  return [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))];
}

function mostMissedFirst({ questions }: Section, answers: AnswerSheet): Question[] {
  return questions.toSorted((a, b) => missedPoints(b, answers) - missedPoints(a, answers));
}

function missedPoints(question: Question, answers: AnswerSheet): number {
  return question.points - earned(question, answers);
}

const LOW_PERCENT = 70;
const RANKS = [
  { impact: "High", timeline: "1-2 weeks" },
  { impact: "Medium", timeline: "2-4 weeks" },
  { impact: "Low", timeline: "1-2 months" },
  { impact: "Low", timeline: "1-2 months" },
] as const;
const ACTIONS_PER_SECTION = 2;
const MAX_ACTIONS = 6;

export const CONFIDENCE = 85;
const EFFORT = "Medium";

type ScoredSection = {
  id: string;
  name: string;
  percentage: number;
  recommendations: Recommendation[];
};

export function lowSections(sections: readonly ScoredSection[]) {
  return sections
    .filter(({ percentage }) => percentage < LOW_PERCENT)
    .toSorted((a, b) => a.percentage - b.percentage);
}

/** Up to two actions of each low section, worst section first, at most six in all. */
export function priorityActions(sections: readonly ScoredSection[]) {
  const low = lowSections(sections);
  const actions = RANKS.flatMap((rank, at) => {
    const section = low[at];
    if (!section) return [];
    const steps = section.recommendations.slice(0, ACTIONS_PER_SECTION);
    return steps.map(({ phase, timeline, ...step }, i) => ({
      ...step,
      ...rank,
      id: `${section.id}-${i + 1}`,
      effort: EFFORT,
      category: phase,
      section: section.name,
      takes: timeline,
    }));
  });
  return actions.slice(0, MAX_ACTIONS);
}
export type PriorityAction = ReturnType<typeof priorityActions>[number];

export function callTopics(
  { actions, sections }: { actions: PriorityAction[]; sections: ScoredSection[] },
  label: "title" | "payloadLabel",
): string[] {
  const worstFirst = sections.toSorted((a, b) => a.percentage - b.percentage);
  const steps = [...actions, ...worstFirst.flatMap(({ recommendations }) => recommendations)];
  return [...new Set(steps.map((step) => step[label]))];
}

const SERVICE_MATCHES = [
  { id: "diy", from: 0, below: 30, matchScore: 95 },
  { id: "diy", from: 30, below: 50, matchScore: 80 },
  { id: "coaching", from: 30, below: 70, matchScore: 90 },
  { id: "monthly", from: 50, below: 70, matchScore: 80 },
  { id: "monthly", from: 70, below: Number.POSITIVE_INFINITY, matchScore: 95 },
] as const;

export function suggestServices(percent: number) {
  const fitting = SERVICE_MATCHES.filter(({ from, below }) => percent >= from && percent < below);
  return fitting.toSorted((a, b) => b.matchScore - a.matchScore);
}
