import { expect, test } from "vitest";
import * as z from "zod";
import { assessmentCopy } from "#content/assessment/copy";
import { assessment } from "#content/assessment/questions";
import type { Answer } from "./answers";
import {
  type BookedCall,
  bookingFields,
  bookingPayload,
  bookingSchema,
} from "./booking-lead.server";
import { callTopics } from "./recommendations";
import { describeResults } from "./results.server";

const { strategy, discovery } = assessmentCopy.routing;
const IDS = assessment.sections.flatMap(({ questions }) => questions.map(({ id }) => id));

function resultsOf(answer: (index: number) => Answer) {
  const answers = Object.fromEntries(IDS.map((id, index) => [id, answer(index)]));
  return describeResults(assessment, assessmentCopy, answers);
}

function call(changes: Partial<BookedCall> = {}): BookedCall {
  const results = resultsOf(() => "partially");
  return {
    person: { fullName: "Ada Quill", email: "ada@visitor.test", company: "Quill & Daughters" },
    code: "1abc",
    permalink: "https://studio.test/assessments/video-readiness/results/1abc",
    title: "Video Readiness Audit",
    results,
    context: { industry: "software" },
    preparation: ["Ask first.", "Then listen."],
    bookingUrl: "https://book.test/strategy",
    bookedAt: new Date("2026-11-21T10:00:00.000Z"),
    ...changes,
  };
}

test("the payload has exactly the agreed keys, in their order", () => {
  const { summary, ...payload } = bookingPayload(call(), "ABCD-1234");
  const { results } = call();
  expect(Object.entries(payload)).toEqual([
    ["subject", `Video Readiness Audit: Ada Quill, ${results.percentage}%`],
    ["assessment_type", "video-readiness"],
    ["score", results.percentage],
    ["level", assessmentCopy.levels.developing.payloadLabel],
    ["routing_decision", strategy.payloadDecision],
    ["user_name", "Ada Quill"],
    ["user_email", "ada@visitor.test"],
    ["user_company", "Quill & Daughters"],
    ["key_recommendations", callTopics(results, "payloadLabel").slice(0, 5).join("; ")],
    ["business_context", '{"industry":"software"}'],
    ["booking_url", "https://book.test/strategy"],
    ["timestamp", "2026-11-21T10:00:00.000Z"],
  ]);
  expect(Number.isInteger(payload.score)).toBe(true);
  expect(summary.split("\n").at(-1)).toBe("Reference: ABCD-1234");
});

test("the summary has score, routing, person, five recommendations and the preparation", () => {
  const { results } = call();
  const { summary } = bookingPayload(call(), "R");
  expect(summary).toContain(`${results.percentage}% (`);
  expect(summary).toContain(`Routing: ${strategy.payloadDecision}`);
  expect(summary).toContain(
    "Name: Ada Quill\nE-mail: ada@visitor.test\nCompany: Quill & Daughters",
  );
  expect(summary).toContain(
    `5. ${callTopics(results, "payloadLabel")[4]}\n\nCall preparation:\n- Ask first.`,
  );
  expect(summary).not.toContain("6. ");
});

test.each([undefined, ""])("company %j and no context are sent as Not provided", (company) => {
  const person = { fullName: "Ada", email: "a@b.c", company };
  const payload = bookingPayload(call({ person, context: {} }), "R");
  expect(payload).toMatchObject({ user_company: "Not provided", business_context: "Not provided" });
  expect(payload.summary).toContain("Company: Not provided");
  expect(JSON.stringify(payload)).not.toMatch(/undefined|null|NaN/);
});

test("a perfect score has no recommendations, and the summary says so", () => {
  const payload = bookingPayload(call({ results: resultsOf(() => "yes") }), "R");
  expect(payload).toMatchObject({ score: 100, key_recommendations: "Not provided" });
  expect(payload.routing_decision).toBe(discovery.payloadDecision);
  expect(payload.summary).toContain("None: every answer was Yes.");
});

test("topics are the priority actions, then recommendations of other sections, without duplicates", () => {
  const oneNo = resultsOf((index) => (index === 0 ? "no" : "yes"));
  expect(oneNo.actions).toEqual([]);
  expect(callTopics(oneNo, "title")).toEqual(
    assessment.sections[0].questions[0]?.recommendations.map(({ title }) => title),
  );
  const results = resultsOf(() => "no");
  const topics = callTopics(results, "title");
  expect(topics.slice(0, 6)).toEqual(results.actions.map(({ title }) => title));
  expect(new Set(topics).size).toBe(topics.length);
});

test("two bookings with the same values and results have the same fields", () => {
  const later = call({ bookedAt: new Date(), person: { ...call().person, company: undefined } });
  expect(bookingFields(later)).toEqual({
    fullName: "Ada Quill",
    email: "ada@visitor.test",
    company: "",
    results: "1abc",
  });
});

function problems(changes: Record<string, string | undefined>) {
  const form = { fullName: "Ada Quill", email: "ada@visitor.test", ...changes };
  const parsed = z.safeParse(bookingSchema, form);
  return parsed.error?.issues.map(({ message }) => message) ?? [];
}

test.each([
  [{ fullName: undefined }, "Full name is required"],
  [{ fullName: " \t " }, "Full name is required"],
  [{ fullName: "x".repeat(101) }, "Please use at most 100 characters"],
  [{ email: undefined }, "Email is required"],
  [{ email: "   " }, "Email is required"],
  [{ email: `${"x".repeat(250)}@b.test` }, "Please use at most 254 characters"],
  [{ company: "x".repeat(101) }, "Please use at most 100 characters"],
])("%o is refused", (changes, message) => {
  expect(problems(changes)).toEqual([message]);
});

test.each(["ada@localhost", "a.b+c@visitor.test", "a!#$%&'*@b-c.test", " ada@visitor.test "])(
  "the address %s is taken, as a browser takes it",
  (email) => {
    expect(problems({ email })).toEqual([]);
  },
);

test.each(["ada", "ada@", "@visitor.test", "ada @visitor.test", "ada@-x.test", "ada@x..test"])(
  "the address %s is refused, as a browser refuses it",
  (email) => {
    expect(problems({ email })).toEqual(["Email is invalid"]);
  },
);

test("lines are trimmed and made of one line", () => {
  const parsed = z.parse(bookingSchema, {
    fullName: " Ada\n Quill ",
    email: "a@b.c",
    company: "",
  });
  expect(parsed).toEqual({ fullName: "Ada Quill", email: "a@b.c", company: "" });
});
