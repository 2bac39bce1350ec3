import { expect, test } from "vitest";
import { classifyFormResponse } from "./form-service.server";
import type { ServiceResponse } from "./service-response.server";

function answer(body: unknown, status = 200, type = "application/json"): ServiceResponse {
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
  expect(classifyFormResponse("generic", given)).toBe("accepted");
});

test.each([
  ["an error with status 200", answer({ error: "invalid token" })],
  ["a list of errors", answer({ errors: [{ code: "BLOCKED" }] })],
  ["success false", answer({ success: false })],
  ["ok false", answer({ ok: false, next: "/thanks" })],
  ["success as text", answer({ success: "false" })],
])("every profile refuses %s", (_, given) => {
  for (const profile of ["generic", "formspree", "web3forms", "forminit", "basin"] as const) {
    expect(classifyFormResponse(profile, given)).toBe("refused-unless-quota");
  }
});

test.each([
  ["an HTML page", answer("<p>captcha</p>", 200, "text/html; charset=utf-8")],
  ["HTML that calls itself JSON", answer("\n<!DOCTYPE html><title>Robot?</title>")],
  ["a page about a used-up quota", answer("<p>Form over quota</p>", 200, "text/html")],
  ["a server error", answer({ ok: true }, 500)],
])("%s is as its status says, in every profile", (_, given) => {
  expect(classifyFormResponse("generic", given)).toBe("failed");
  expect(classifyFormResponse("web3forms", given)).toBe("failed");
});

test.each([
  ...[300, 301, 302, 303, 307, 308].map((status) => [`a ${status}`, answer("", status)] as const),
  ["a page", answer("<p>Your form has been submitted.</p>", 200, "text/html")] as const,
])("%s denies nothing, and is never sent again by itself", (_, given) => {
  expect(classifyFormResponse("generic", given)).toBe("unconfirmed");
  expect(classifyFormResponse("formspree", given)).toBe("unconfirmed");
});

test("formspree wants next or ok, or nothing is proven", () => {
  expect(classifyFormResponse("formspree", formspree)).toBe("accepted");
  expect(classifyFormResponse("formspree", answer({ ok: true }))).toBe("accepted");
  expect(classifyFormResponse("formspree", answer({}))).toBe("unconfirmed");
});

test.each(["web3forms", "forminit", "basin"] as const)("%s wants success true", (name) => {
  expect(classifyFormResponse(name, web3forms)).toBe("accepted");
  expect(classifyFormResponse(name, formspree)).toBe("unconfirmed");
  expect(classifyFormResponse(name, answer("", 204))).toBe("unconfirmed");
});
