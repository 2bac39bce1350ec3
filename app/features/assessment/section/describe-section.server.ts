import { encodeAnswers } from "~/features/assessment/answers/answer-code";
import type { Authored } from "~/features/assessment/authored.server";
import { pointsOf } from "~/features/assessment/flow";
import { sectionPath } from "~/features/assessment/paths";
import { type OpenSection, openQuestions } from "./open-section.server";

/** Everything a section's page shows; `checked` when its form was refused for open questions. */
export function describeSection(
  { assessment: { sections }, outline }: Authored,
  open: OpenSection,
  checked: boolean,
) {
  const { index, section, context } = open;
  const before = sections.slice(0, index).flatMap(({ questions }) => questions);
  return {
    index,
    number: index + 1,
    name: section.name,
    lede: section.lede,
    isLast: index === sections.length - 1,
    parts: sections.map(({ questions }) => questions.length),
    questions: section.questions.map(({ id, text, hint, points }, i) => ({
      id,
      text,
      hint,
      points,
      number: before.length + i + 1,
    })),
    earned: pointsOf(outline, open.answers),
    context,
    action: sectionPath(section.id, encodeAnswers(outline, open)),
    missing: checked ? openQuestions(open) : [],
  };
}
export type SectionPage = ReturnType<typeof describeSection>;
export type AskedQuestion = SectionPage["questions"][number];
