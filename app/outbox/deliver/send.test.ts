import { expect, test } from "vitest";
import type { ResponseClass } from "~/outbox/endpoints/service-response.server";
import { maskExcerpt } from "./mask-values.server";
import { classifyAttempt, classifyNetworkError } from "./send.server";

function refuse(status: number, text = "", responseClass: ResponseClass = "failed") {
  return classifyAttempt(responseClass, { status, headers: new Headers(), text }, maskExcerpt, 0);
}

type Expected = Partial<ReturnType<typeof refuse>>;

test.each<[status: number, text: string, Expected, responseClass?: ResponseClass]>([
  ...[400, 410, 413, 415, 422].map((status): [number, string, Expected] => {
    return [status, "", { result: "refused" }];
  }),
  ...[401, 403, 404, 405, 408, 425, 429, 500, 503].map((status): [number, string, Expected] => {
    return [status, "", { result: "retry", isUnknown: false }];
  }),
  [502, "", { result: "retry", isUnknown: true }],
  [402, "", { result: "quota" }],
  [429, "You used up your monthly submissions", { result: "quota" }],
  [200, '{"error":"form over quota"}', { result: "quota" }],
  [500, "quota table locked", { result: "retry" }],
  [200, "<!doctype html>Are you a robot?", { result: "retry" }],
  [200, "monthly quota", { result: "refused" }, "refused"],
  [200, "monthly quota", { result: "quota" }, "refused-unless-quota"],
  [200, "invalid token", { result: "refused" }, "refused-unless-quota"],
])("%i %s is classified as %o", (status, text, expected, responseClass) => {
  expect(refuse(status, text, responseClass)).toMatchObject(expected);
});

test("a timeout leaves the result unknown", () => {
  const timeout = new DOMException("timed out", "TimeoutError");
  expect(classifyNetworkError(timeout, maskExcerpt)).toMatchObject({
    ...{ result: "retry", isUnknown: true, timedOut: true },
    error: "no answer (TimeoutError: timed out)",
  });
});

test("the error is the status and the masked start of the body", () => {
  expect(refuse(422, "ada@example.test is taken")).toMatchObject({
    error: "422 [e-mail] is taken",
  });
  expect(refuse(500, "x".repeat(900))).toMatchObject({ error: `500 ${"x".repeat(500)}` });
});

test("the text of a response that proves nothing is kept for a person", () => {
  const answer = { status: 200, headers: new Headers(), text: "<p>Sorry</p>" };
  expect(classifyAttempt("unconfirmed", answer, maskExcerpt, 0)).toMatchObject({
    result: "unconfirmed",
    error: "200 <p>Sorry</p>",
    isUnknown: true,
  });
});
