import { sections } from "#content/assessment/questions.yaml";
import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { flows } from "#content/studio/funnel.yaml";

const { intro, ...afterSections } = flows.assessment.steps;
const sectionNames = Object.fromEntries(sections.map(({ id, name }) => [id, name]));
const questionNames = Object.fromEntries(
  questions.map(({ slug, funnelLabel }) => [slug, funnelLabel]),
);
const { strategy, ...fromService } = flows.inquiry.steps;

type Flow = { title: string; steps: Record<string, string> };

export const funnelFlows: Record<string, Flow> = {
  ...flows,
  inquiry: { ...flows.inquiry, steps: { ...questionNames, strategy, ...fromService } },
  "inquiry-short": { ...flows["inquiry-short"], steps: fromService },
  assessment: { ...flows.assessment, steps: { intro, ...sectionNames, ...afterSections } },
};
