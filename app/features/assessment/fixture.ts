import type { Answer, AnswerSheet, Question, Section } from "./answers";

export function question(id: string, points: 3 | 4 | 5 = 4, steps = 1): Question {
  const recommendations = Array.from({ length: steps }, (_, i) => ({
    title: `Fix ${id} ${i + 1}`,
    payloadLabel: `Fix ${id} ${i + 1}`,
    description: `How to fix ${id}`,
    timeline: "One afternoon",
    phase: "Setup" as const,
  }));
  return {
    id,
    text: `${id}?`,
    hint: `Yes if ${id}`,
    points,
    gap: `${id} is open`,
    recommendations,
  };
}

export function section(id: string, ...questions: Question[]): Section {
  return { id, name: id, payloadLabel: id, lede: id, questions };
}

export function answerAll(answer: Answer, sections: readonly Section[]): AnswerSheet {
  const questions = sections.flatMap((section) => section.questions);
  return Object.fromEntries(questions.map(({ id }) => [id, answer]));
}

function part(id: string, from: number, to: number): Section {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return section(id, ...numbers.map((number) => question(`q${number}`)));
}

export const sections = [
  part("one", 1, 6),
  part("two", 7, 11),
  part("three", 12, 16),
  part("four", 17, 21),
];
