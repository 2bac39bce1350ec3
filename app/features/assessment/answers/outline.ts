import type { Assessment } from "#content/schema/assessment";

/** What an address says about the business; nothing in it is personal, and all of it is optional. */
export const CONTEXT_FIELDS = ["industry", "businessSize", "currentVideoUse"] as const;
export type BusinessContext = Readonly<Partial<Record<(typeof CONTEXT_FIELDS)[number], string>>>;

export type Outline = {
  questions: readonly { id: string; points: number }[];
  contexts: Readonly<Record<(typeof CONTEXT_FIELDS)[number], readonly string[]>>;
};

type Choices = { choices: readonly { value: string }[] };

export function outlineOf(
  { sections }: Assessment,
  fields: Record<(typeof CONTEXT_FIELDS)[number], Choices>,
): Outline {
  const values = ({ choices }: Choices) => choices.map(({ value }) => value);
  return {
    questions: sections.flatMap(({ questions }) => questions),
    contexts: {
      industry: values(fields.industry),
      businessSize: values(fields.businessSize),
      currentVideoUse: values(fields.currentVideoUse),
    },
  };
}
