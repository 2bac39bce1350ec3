import { faq, faqCategories } from "./faq";
import { formatList } from "./format";
import { analyses } from "./inquiry/analyses";
import { answerValues } from "./inquiry/answer-values";
import { questions } from "./inquiry/questions";
import { scores } from "./inquiry/scores";
import { leadForm } from "./lead-form";
import { offers } from "./offers";

type Known = Record<string, Record<string, unknown> | undefined>;

/** Options of the wizard that lack what their choice leads to, a sentence each. */
export function optionsThatLack(): string[] {
  const values: Record<string, readonly string[]> = answerValues;
  return Object.entries(questions).flatMap(([field, { options }]) =>
    options.flatMap(({ value }) => {
      const lacks = [
        !values[field]?.includes(value) && "its value in content/inquiry/answer-values.ts",
        isWithout(scores, field, value) && "a score from 0 to 100 in content/inquiry/scores.ts",
        isWithout(analyses, field, value) && "an analysis in content/inquiry/analyses.ts",
      ].filter((it) => it !== false);
      if (lacks.length === 0) return [];
      return `content/inquiry/questions.ts: ${field}, option ${value} needs ${formatList(lacks)}.`;
    }),
  );
}

function isWithout(known: Known, field: string, value: string) {
  const ofField = known[field];
  return ofField !== undefined && ofField[value] === undefined;
}

/** What one file names and another has not, a sentence each. */
export function strayNames(): string[] {
  const topics: string[] = faqCategories.map(({ id }) => id);
  const strayTopics = faq.filter(
    ({ category }) => category === "all" || !topics.includes(category),
  );
  const plans: string[] = leadForm.plans.map(({ plan }) => plan);
  const strayPlans = offers.bundles.flatMap(({ name, contactHref }) => {
    const plan = /[?&]plan=([^&#]*)/.exec(contactHref)?.[1];
    return plan === undefined || plans.includes(plan) ? [] : [{ name, plan }];
  });
  const chosen = Object.entries(leadForm.defaults).filter(([name]) => /projectType$/i.test(name));
  const types: string[] = leadForm.projectTypes.map(({ crmValue }) => crmValue);
  const strayTypes = [
    ...leadForm.plans.map(({ plan, projectType }) => [plan, projectType] as const),
    ...leadForm.services.map(({ service, projectType }) => [service, projectType] as const),
    ...chosen,
  ].filter(([, projectType]) => !types.includes(projectType));
  return [
    ...strayTopics.map(
      ({ id, category }) =>
        `content/faq.ts: question ${id}, category must be one of faqCategories except all, not ${JSON.stringify(category)}.`,
    ),
    ...strayPlans.map(
      ({ name, plan }) =>
        `content/offers.ts: bundles (${name}), contactHref must name a plan of content/lead-form.ts, not ${JSON.stringify(plan)}.`,
    ),
    ...strayTypes.map(
      ([name, projectType]) =>
        `content/lead-form.ts: ${name} must select a crmValue of projectTypes, not ${JSON.stringify(projectType)}.`,
    ),
  ];
}
