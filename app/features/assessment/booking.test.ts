import { expect, test } from "vitest";
import { encodeAnswers, sections } from "./answer-code";
import { answerAll } from "./fixture";
import { callTopics } from "./recommendations";
import { readResults } from "./results.server";

const code = encodeAnswers({ answers: answerAll("no", sections), context: {} });

test("topics of the call are the priority actions, then other recommendations, each once", () => {
  const { results } = readResults(code);
  const topics = callTopics(results, "title");
  expect(topics.slice(0, 6)).toEqual(results.actions.map(({ title }) => title));
  expect(new Set(topics).size).toBe(topics.length);
});
