import { ANSWERS, type Answer, type AnswerSheet } from "~/features/assessment/answers/answers";
import type { Section } from "~/features/assessment/results/scoring";
import { readFormFields } from "~/http/parse-post.server";

/** A posted section: its known answers, which way to go, and whether the browser keeps progress itself. */
export type PostedSection = { answers: AnswerSheet; back: boolean; storesItself: boolean };

/** Reads a section's form; unknown fields and answers are ignored. */
export async function readSectionForm(request: Request, section: Section): Promise<PostedSection> {
  const ids = section.questions.map(({ id }) => id);
  const fields = await readFormFields(request, ["go", "saved", ...ids]);
  const answers = ids.flatMap((id) => {
    const answer = ANSWERS.find((known) => known === fields.get(id));
    return answer ? [[id, answer] as [string, Answer]] : [];
  });
  return {
    answers: Object.fromEntries(answers),
    back: fields.get("go") === "previous",
    storesItself: fields.get("saved") === "browser",
  };
}
