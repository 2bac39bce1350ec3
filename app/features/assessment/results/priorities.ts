import type { Recommendation } from "./recommendations";

/** Sections below this many percent are low. */
const LOW = 70;
/** The worst four sections, worst first. */
const RANKS = [
  { impact: "High", timeline: "1-2 weeks" },
  { impact: "Medium", timeline: "2-4 weeks" },
  { impact: "Low", timeline: "1-2 months" },
  { impact: "Low", timeline: "1-2 months" },
] as const;
const ACTIONS_PER_SECTION = 2;
const SHOWN = 6;

/** How sure the list is of itself, in percent. */
export const CONFIDENCE = 85;
const EFFORT = "Medium";

type Scored = { id: string; name: string; percentage: number; recommendations: Recommendation[] };

/** One thing to do now, with the section it lifts and how long the step itself takes. */
export type PriorityAction = {
  id: string;
  title: string;
  payloadLabel: string;
  description: string;
  impact: (typeof RANKS)[number]["impact"];
  effort: typeof EFFORT;
  timeline: (typeof RANKS)[number]["timeline"];
  category: Recommendation["phase"];
  section: string;
  takes: string;
};

/** Low sections, worst first; sections of the same percentage keep their order. */
export function lowSections<S extends Pick<Scored, "percentage">>(sections: readonly S[]): S[] {
  return sections
    .filter(({ percentage }) => percentage < LOW)
    .toSorted((a, b) => a.percentage - b.percentage);
}

/** Up to two actions of each low section, in the order of the sections, the first six shown. */
export function priorityActions(sections: readonly Scored[]): PriorityAction[] {
  return lowSections(sections)
    .flatMap((section, rank) => actionsOf(section, RANKS[rank]))
    .slice(0, SHOWN);
}

function actionsOf(section: Scored, rank: (typeof RANKS)[number] | undefined): PriorityAction[] {
  if (!rank) return [];
  return section.recommendations.slice(0, ACTIONS_PER_SECTION).map((step, index) => ({
    id: `${section.id}-${index + 1}`,
    title: step.title,
    payloadLabel: step.payloadLabel,
    description: step.description,
    ...rank,
    effort: EFFORT,
    category: step.phase,
    section: section.name,
    takes: step.timeline,
  }));
}
