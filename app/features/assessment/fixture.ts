import type { AnswerLayout, AssessmentContent } from "./answer-code";
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

export function answerAll(count: number, answer: Answer): AnswerSheet {
  const ids = Array.from({ length: count }, (_, i) => `q${i + 1}`);
  return Object.fromEntries(ids.map((id) => [id, answer]));
}

const layout: AnswerLayout = {
  questions: Array.from({ length: 21 }, (_, i) => ({ id: `q${i + 1}`, points: 4 })),
  contexts: {
    industry: ["software", "retail"],
    businessSize: ["just-me", "2-10-people"],
    currentVideoUse: ["none", "monthly"],
  },
};

function part(id: string, from: number, to: number): Section {
  const questions = layout.questions.slice(from, to);
  return section(id, ...questions.map((it) => question(it.id)));
}

export const sample: AssessmentContent = {
  assessment: {
    sections: [part("one", 0, 6), part("two", 6, 11), part("three", 11, 16), part("four", 16, 21)],
  },
  layout,
};
