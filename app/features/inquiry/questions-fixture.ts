import { afterAll, vi } from "vitest";
import { questionsSchema } from "~/content/schema/inquiry";

type Meaning = { score?: number; isExplained?: boolean };

const FILES = ["#content/inquiry/questions.yaml", "#content/inquiry/strategy.yaml"] as const;

/** What is imported after this has the questions below, until the end of the test file. */
export function mockQuestions(): void {
  const [questionsFile, strategyFile] = FILES;
  vi.resetModules();
  vi.doMock(questionsFile, () => questions);
  vi.doMock(strategyFile, () => ({ strategy }));
  afterAll(() => {
    for (const file of FILES) vi.doUnmock(file);
    vi.resetModules();
  });
}

function option(value: string, { score, isExplained }: Meaning = {}) {
  const analysis = {
    ...{ title: `About ${value}`, body: `More about ${value}`, areaNote: `${value} noted` },
    ...{ advice: `Advice for ${value}`, points: [`Point of ${value}`] },
  };
  const texts = { label: value.toUpperCase(), sent: `Sent ${value}`, hint: `Hint ${value}` };
  return { value, ...texts, score, ...(isExplained && { analysis }) };
}

function question(id: string, slug: string, options: object[], more: object = {}) {
  const texts = { heading: `${id}?`, lede: `Why ${id}`, summaryLabel: id, sent: `Sent ${id}` };
  return { id, slug, ...texts, options, ...more };
}

/** Scored and explained, neither, scored only, explained only, and the one that a payload needs. */
export const questions = questionsSchema.parse({
  inOrder: [
    question("stage", "your-stage", [
      option("small", { score: 40, isExplained: true }),
      option("large", { score: 81, isExplained: true }),
    ]),
    question("trade", "your-trade", [option("shop"), option("school")]),
    question("goal", "your-goal", [option("sell", { score: 95 }), option("teach", { score: 60 })], {
      areaLabel: "The goal",
    }),
    question("volume", "your-volume", [
      option("few", { isExplained: true }),
      option("many", { isExplained: true }),
    ]),
    question("timeline", "your-start", [option("now"), option("later")], { reviewLabel: "Start" }),
  ],
  payloadOrder: ["timeline", "stage", "trade", "goal", "volume"],
});

export const strategy = {
  levels: {
    high: { title: "High", body: "High." },
    medium: { title: "Medium", body: "Medium." },
    low: { title: "Low", body: "Low." },
  },
  insights: [
    insight("small-shops", { trade: ["shop"], stage: ["small"] }),
    insight("sellers", { goal: ["sell"] }),
  ],
  recommendations: [
    { when: {}, text: "For everyone" },
    { when: { timeline: ["now", "later"], stage: ["large"] }, text: "For the large" },
  ],
  nextSteps: [{ when: { timeline: ["later"] }, text: "Wait" }],
};

function insight(id: string, when: Record<string, string[]>) {
  return { id, when, category: "warning", title: id, description: id, actionItems: [id] };
}
