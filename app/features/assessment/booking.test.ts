import { expect, test } from "vitest";
import * as z from "zod";
import { encodeAnswers, sections } from "./answer-code";
import { bookingSchema } from "./booking.server";
import { answerAll } from "./fixture";
import { callTopics } from "./recommendations";
import { readResults } from "./results.server";

const PERSON = { fullName: "Ada Quill", email: "ada@visitor.test" };
const code = encodeAnswers({ answers: answerAll("no", sections), context: {} });

test.each<[change: Record<string, string | undefined>, message?: string]>([
  [{ fullName: undefined }, "Full name is required"],
  [{ fullName: " \t " }, "Full name is required"],
  [{ fullName: "x".repeat(101) }, "Full name: please use at most 100 characters"],
  [{ email: undefined }, "Email is required"],
  [{ email: `${"x".repeat(250)}@b.test` }, "Email: please use at most 254 characters"],
  ...["ada", "ada@", "@visitor.test", "ada @visitor.test", "ada@localhost"].map(
    (email): [{ email: string }, string] => [{ email }, "Email is invalid"],
  ),
  ...["josé@müller.test", "a!#$%&'*@b-c.test", " ada@visitor.test "].map(
    (email): [{ email: string }] => [{ email }],
  ),
])("%o has the error %s", (change, message) => {
  const { error } = z.safeParse(bookingSchema, { ...PERSON, ...change });
  expect(error?.issues[0]?.message).toBe(message);
});

test("lines are trimmed and made of one line", () => {
  const values = { ...PERSON, fullName: " Ada\n Quill ", company: "" };
  expect(z.parse(bookingSchema, values)).toEqual({ ...PERSON, company: "" });
});

test("topics of the call are the priority actions, then other recommendations, each once", () => {
  const { results } = readResults(code);
  const topics = callTopics(results, "title");
  expect(topics.slice(0, 6)).toEqual(results.actions.map(({ title }) => title));
  expect(new Set(topics).size).toBe(topics.length);
});
