import { expect, test } from "vitest";
import type { ResponseClass } from "~/outbox/endpoints/service-response.server";
import { maskExcerpt } from "./mask-values.server";
import { classifyAttempt, classifyNetworkError } from "./send.server";

function refuse(status: number, text = "", responseClass: ResponseClass = "failed") {
  return classifyAttempt(responseClass, { status, headers: new Headers(), text }, maskExcerpt, 0);
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

test("a gateway error and a timeout leave the result unknown", () => {
  expect(refuse(502)).toMatchObject({ result: "retry", isUnknown: true });
  expect(
    classifyNetworkError(new DOMException("timed out", "TimeoutError"), maskExcerpt),
  ).toMatchObject({
    result: "retry",
    isUnknown: true,
    timedOut: true,
    error: "no answer (TimeoutError: timed out)",
  });
});

test("the error is the status and the masked start of the body", () => {
  expect(refuse(422, "ada@example.test is taken")).toMatchObject({
    error: "422 [e-mail] is taken",
  });
  expect(refuse(500, "x".repeat(900))).toMatchObject({ error: `500 ${"x".repeat(500)}` });
});

test("a refused lead is permanent whatever the text, unless a quota may be used up", () => {
  expect(refuse(200, "monthly quota", "refused").result).toBe("permanent");
  expect(refuse(200, "monthly quota", "refused-unless-quota").result).toBe("quota");
  expect(refuse(200, "invalid token", "refused-unless-quota").result).toBe("permanent");
});

test("the text of a response that proves nothing is kept for a person", () => {
  const answer = { status: 200, headers: new Headers(), text: "<p>Sorry</p>" };
  expect(classifyAttempt("unconfirmed", answer, maskExcerpt, 0)).toEqual({
    result: "unconfirmed",
    error: "200 <p>Sorry</p>",
  });
});
