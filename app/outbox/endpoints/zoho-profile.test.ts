import { expect, test } from "vitest";
import type { ServiceAnswer } from "./endpoint.server";
import { isAcceptedByZoho, isRefusedByZoho } from "./zoho-profile.server";

const addresses = {
  url: "https://crm.zoho.com/crm/WebToLeadForm",
  returnURL: "https://studio.test/thank-you",
};

function answer(body: unknown, status = 200, location?: string): ServiceAnswer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers: new Headers(location === undefined ? {} : { location }), text };
}

test.each([
  ["a redirect to the return address", answer("", 302, "https://studio.test/thank-you")],
  ["one with a query and a fragment", answer("", 303, "https://studio.test/thank-you?id=1#top")],
  ["one without a scheme", answer("", 301, "//studio.test/thank-you")],
  ["a splash message", answer({ actionsubmit: "Splash Message", actionvalue: "Thanks" })],
  ["a captcha that is right", answer({ invalidCaptcha: "false", actionvalue: "Thanks" })],
  ["a page that confirms nothing", answer("<!doctype html><p>Thanks</p>")],
  ["no body", answer("", 204)],
])("the CRM accepted with %s", (_, given) => {
  expect(isAcceptedByZoho(given, addresses)).toBe(true);
});

test.each([
  ["an error message", answer({ actionsubmit: "error_msg", message: "Invalid" })],
  ["a captcha error", answer({ actionsubmit: "captcha_error" })],
  ["a wrong captcha as text", answer({ invalidCaptcha: "true" })],
  ["a wrong captcha", answer({ invalidCaptcha: true })],
  ["a redirect to another path", answer("", 302, "https://studio.test/contact")],
  ["a redirect to another origin", answer("", 302, "https://crm.zoho.com/thank-you")],
  ["a redirect within the CRM", answer("", 302, "/thank-you")],
  ["a redirect to nowhere", answer("", 302)],
  ["a redirect that cannot be read", answer("", 302, "https://")],
  ["a redirect that repeats the post", answer("", 307, "https://studio.test/thank-you")],
  ["a server error", answer("", 500)],
  ["a refused request", answer({ actionsubmit: "Splash Message" }, 403)],
])("the CRM did not accept with %s", (_, given) => {
  expect(isAcceptedByZoho(given, addresses)).toBe(false);
});

test("only an error message about the lead is for good", () => {
  expect(isRefusedByZoho(answer({ actionsubmit: "error_msg" }))).toBe(true);
  expect(isRefusedByZoho(answer({ actionsubmit: "captcha_error" }))).toBe(false);
  expect(isRefusedByZoho(answer({ actionsubmit: "error_msg" }, 503))).toBe(false);
});
