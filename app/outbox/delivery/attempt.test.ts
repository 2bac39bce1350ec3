import { expect, test } from "vitest";
import type { Verdict } from "~/outbox/endpoints/endpoint.server";
import { type Failure, judgeAnswer, judgeSilence } from "./attempt.server";
import { maskExcerpt } from "./masked-excerpt.server";

function refuse(status: number, text = "", verdict: Verdict = "failed") {
  return judgeAnswer(verdict, { status, headers: new Headers(), text }, maskExcerpt, 0) as Failure;
}

test.each([400, 410, 413, 415, 422])("%i is permanent", (status) => {
  expect(refuse(status).result).toBe("permanent");
});

test.each([302, 401, 403, 404, 405, 408, 425, 429, 500, 503])("%i is retried", (status) => {
  expect(refuse(status)).toMatchObject({ result: "retry", isUnknown: false });
});

test.each([
  [402, ""],
  [429, "You used up your monthly submissions"],
  [200, '{"error":"form over quota"}'],
])("%i %s is a quota", (status, text) => {
  expect(refuse(status, text).result).toBe("quota");
});

test("a captcha page is retried and a server error that speaks of quotas is no quota", () => {
  expect(refuse(200, "<!doctype html>Are you a robot?").result).toBe("retry");
  expect(refuse(500, "quota table locked").result).toBe("retry");
});

test("a gateway that lost the answer and silence leave the outcome unknown", () => {
  expect(refuse(502)).toMatchObject({ result: "retry", isUnknown: true });
  expect(judgeSilence(new DOMException("timed out", "TimeoutError"), maskExcerpt)).toMatchObject({
    result: "retry",
    isUnknown: true,
    isHanging: true,
    error: "no answer (TimeoutError: timed out)",
  });
});

test("the error is the status and the masked start of the body", () => {
  expect(refuse(422, "ada@example.test is taken").error).toBe("422 [e-mail] is taken");
  expect(refuse(500, "x".repeat(900)).error).toBe(`500 ${"x".repeat(500)}`);
});

test("what a profile calls refused is permanent whatever its words, unless a quota may be used up", () => {
  expect(refuse(200, "monthly quota", "refused").result).toBe("permanent");
  expect(refuse(200, "monthly quota", "refused-unless-quota").result).toBe("quota");
  expect(refuse(200, "invalid token", "refused-unless-quota").result).toBe("permanent");
});

test("an answer that proves nothing is kept for a person to read", () => {
  const answer = { status: 200, headers: new Headers(), text: "<p>Sorry</p>" };
  expect(judgeAnswer("unconfirmed", answer, maskExcerpt, 0)).toEqual({
    result: "unconfirmed",
    error: "200 <p>Sorry</p>",
  });
});
