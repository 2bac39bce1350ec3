import { expect, test } from "vitest";
import type { ServiceAnswer } from "./endpoint.server";
import { profiles } from "./profiles.server";

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
  ["an error that is null", answer({ error: null, errors: [] })],
])("generic accepts %s", (_, given) => {
  expect(profiles.generic(given)).toBe(true);
});

test.each([
  ["an error with status 200", answer({ error: "form over quota" })],
  ["a list of errors", answer({ errors: [{ code: "BLOCKED" }] })],
  ["success false", answer({ success: false })],
  ["an HTML page", answer("<p>captcha</p>", 200, "text/html; charset=utf-8")],
  ["HTML that calls itself JSON", answer("\n<!DOCTYPE html><title>Robot?</title>")],
  ["a redirect", answer("", 302)],
  ["a server error", answer({ ok: true }, 500)],
])("generic refuses %s", (_, given) => {
  expect(profiles.generic(given)).toBe(false);
});

test("formspree wants next or ok", () => {
  expect(profiles.formspree(formspree)).toBe(true);
  expect(profiles.formspree(answer({ ok: true }))).toBe(true);
  expect(profiles.formspree(answer({}))).toBe(false);
  expect(profiles.formspree(answer({ ok: true, error: "form over quota" }))).toBe(false);
});

test.each(["web3forms", "forminit", "basin"] as const)("%s wants success true", (name) => {
  expect(profiles[name](web3forms)).toBe(true);
  expect(profiles[name](formspree)).toBe(false);
  expect(profiles[name](answer("null"))).toBe(false);
});
