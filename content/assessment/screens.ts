// The texts of the assessment's hydrated screens. The texts of its questions are in questions.ts, those of
// levels and roadmaps in texts.ts; results and booking have files of their own, outside this bundle.

export const flow = { loading: "Loading assessment..." };

export const intro = {
  eyebrow: "Readiness",
  lastResult: (label: string, score: number, age: string) => `${label}, ${score}%, ${age}`,
  benefitsHeading: "What you get",
  sectionsHeading: "Four sections",
  questionCount: (count: number) => `${count} questions`,
  noAnswer: "Prefer not to say",
  startButton: "Start the assessment",
};

export const resume = {
  heading: "Continue where you left off?",
  answered: (answered: number, total: number) =>
    `You answered ${answered} of ${total} questions. This browser keeps them for 24 hours.`,
  continueButton: "Continue",
  startOverButton: "Start Over",
};

export const section = {
  documentTitle: (number: number, total: number, name: string) =>
    `Section ${number} of ${total}: ${name}`,
  scene: "SC 01",
  take: (number: number) => `TAKE ${number}`,
  position: (number: number, total: number) => `Section ${number} of ${total}`,
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  answerLabels: { no: "No", partially: "Partially", yes: "Yes" },
  answerMissing: "Choose an answer",
  answerMissingAt: (number: number) => `Answer question ${number}`,
  openQuestions: (count: number) => `${count} to answer in this section`,
  previousButton: "Previous",
  nextButton: "Next",
  resultsButton: "View Results",
};
