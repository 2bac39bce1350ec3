import { payloadOrder, inOrder as questions } from "#content/inquiry/questions.yaml";

export { questions };

/** In the order in which answers are sent, stored and written into addresses. */
export const sentQuestions = payloadOrder.flatMap((id) => questions.filter((it) => it.id === id));

/** Those whose options have scores: all or none of them do. */
export const scoredQuestions = questions.flatMap(({ options, ...question }) => {
  const scored = options.flatMap(({ score, ...option }) =>
    score === undefined ? [] : { ...option, score },
  );
  return scored.length > 0 ? { ...question, options: scored } : [];
});

const FIELDS = new Map([
  ...questions.map(({ slug, id }) => [slug, id] as const),
  ["service", "serviceType"],
  ["category", "serviceCategory"],
]);

export function fieldOf(step: string): string | undefined {
  return FIELDS.get(step);
}

type Choices<Option> = { id: string; options: Option[] };

/** Undefined without an answer, and for one of a former version of the questions. */
export function chosenOption<Option extends { value: string }>(
  { id, options }: Choices<Option>,
  answers: { [question: string]: unknown },
): Option | undefined {
  return options.find(({ value }) => value === answers[id]);
}
