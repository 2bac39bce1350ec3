import { expect, test } from "vitest";
import { judgeForm } from "./profiles.server";
import type { ServiceAnswer } from "./service-answer.server";

function answer(body: unknown, status = 200, type = "application/json"): ServiceAnswer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers: new Headers({ "content-type": type }), text };
}

const formspree = answer({ next: "/thanks", ok: true });
const web3forms = answer({ statusCode: 200, success: true, body: { message: "Email sent" } });

test.each([
  ["JSON without an error", formspree],
  ["a nested message", web3forms],
  ["no body", answer("", 204)],
  ["plain text", answer("thanks", 201, "text/plain")],
  ["an error that is null", answer({ error: null, errors: [], ok: true })],
])("generic accepts %s", (_, given) => {
  expect(judgeForm("generic", given)).toBe("accepted");
});

test.each([
  ["an error with status 200", answer({ error: "invalid token" })],
  ["a list of errors", answer({ errors: [{ code: "BLOCKED" }] })],
  ["success false", answer({ success: false })],
  ["ok false", answer({ ok: false, next: "/thanks" })],
  ["success as text", answer({ success: "false" })],
])("every profile refuses %s", (_, given) => {
  for (const profile of ["generic", "formspree", "web3forms", "forminit", "basin"] as const) {
    expect(judgeForm(profile, given)).toBe("refused-unless-quota");
  }
});

test.each([
  ["an HTML page", answer("<p>captcha</p>", 200, "text/html; charset=utf-8")],
  ["HTML that calls itself JSON", answer("\n<!DOCTYPE html><title>Robot?</title>")],
  ["a redirect", answer("", 302)],
  ["a server error", answer({ ok: true }, 500)],
])("%s is as its status says, in every profile", (_, given) => {
  expect(judgeForm("generic", given)).toBe("failed");
  expect(judgeForm("web3forms", given)).toBe("failed");
});

test("formspree wants next or ok, or nothing is proven", () => {
  expect(judgeForm("formspree", formspree)).toBe("accepted");
  expect(judgeForm("formspree", answer({ ok: true }))).toBe("accepted");
  expect(judgeForm("formspree", answer({}))).toBe("unconfirmed");
});

test.each(["web3forms", "forminit", "basin"] as const)("%s wants success true", (name) => {
  expect(judgeForm(name, web3forms)).toBe("accepted");
  expect(judgeForm(name, formspree)).toBe("unconfirmed");
  expect(judgeForm(name, answer("", 204))).toBe("unconfirmed");
});
