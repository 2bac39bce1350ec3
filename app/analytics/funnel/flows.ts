import { sections } from "#content/assessment/questions.yaml";
import { flows } from "#content/studio/funnel.yaml";

const { intro, ...afterSections } = flows.assessment.steps;
const sectionNames = Object.fromEntries(sections.map(({ id, name }) => [id, name]));
const inquirySteps = Object.entries(flows.inquiry.steps);
const fromService = inquirySteps.slice(inquirySteps.findIndex(([step]) => step === "service"));

type Flow = { title: string; steps: Record<string, string> };

/** What is counted: the steps of each flow by name, in their order. */
export const funnelFlows: Record<string, Flow> = {
  ...flows,
  "inquiry-short": { ...flows["inquiry-short"], steps: Object.fromEntries(fromService) },
  assessment: { ...flows.assessment, steps: { intro, ...sectionNames, ...afterSections } },
};
