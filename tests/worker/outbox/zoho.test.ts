import { expect, test } from "vitest";
import type { ServiceResponse } from "~/outbox/endpoints/service-response.server";
import { classifyZohoResponse } from "~/outbox/endpoints/zoho.server";

const addresses = {
  url: "https://crm.zoho.com/crm/WebToLeadForm",
  returnURL: "https://studio.test/thank-you",
};

function answer(body: unknown, status = 200, location?: string): ServiceResponse {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers: new Headers(location === undefined ? {} : { location }), text };
}

/** A streaming parser cannot know whether this is a style. */
const AMBIGUOUS = "<table><select><style></select>";
const hex = "https&#x3a;&#x2f;&#x2f;studio.test&#x2f;thank-you";

test.each([
  ["a redirect to the return address", answer("", 302, "https://studio.test/thank-you")],
  ["one with a query and a fragment", answer("", 303, "https://studio.test/thank-you?id=1#top")],
  ["one without a scheme", answer("", 301, "//studio.test/thank-you")],
  ["a splash message", answer({ actionsubmit: "Splash Message", actionvalue: "Thanks" })],
  ["a page to go on to", answer({ actionsubmit: "thankyou_page", redirectUrl: "x" })],
  ["a link", answer(`<p><a class=x href='${hex}'>Continue</a>`)],
  ["a form", answer('<form method=get action="https://studio.test/thank-you">')],
  ["a refresh", answer('<meta http-equiv=refresh content="0; url=https://studio.test/thank-you">')],
  ["a link after comments", answer(`<!--><!-- x --><a href='${hex}'>Continue</a>`)],
  ["a script", answer(String.raw`<script>location="https:\/\/studio.test\/thank-you"</script>`)],
  ["a link for browsers without scripts", answer(`<noscript><a href='${hex}'>x</a></noscript>`)],
  ["a link before markup that cannot be parsed", answer(`<a href='${hex}'>x</a>${AMBIGUOUS}`)],
  ["a script in an old coat", answer(`<script><!-- location='${hex}' //--></script>`)],
])("the CRM accepted with %s", async (_, given) => {
  expect(await classifyZohoResponse(given, addresses)).toBe("accepted");
});

test.each([
  ["an apology", answer("<!doctype html><p>Sorry, something went wrong.</p>")],
  ["the form once more", answer(`<input name=returnURL value="${addresses.returnURL}">`)],
  ["a page about another address", answer('<a href="https://studio.test/thank-you-not">x</a>')],
  ["a script about another", answer("<script>x='https://studio.test/thank-youth'</script>")],
  ["a link in a comment", answer(`<!-- <a href='${hex}'>Continue</a> -->`)],
  ["a script in a comment", answer(`<!-- <script>x='${hex}'</script>`)],
  ["a link in a text field", answer(`<textarea><a href='${hex}'>x</a></textarea>`)],
  ["markup that cannot be parsed", answer(`${AMBIGUOUS}<a href='${hex}'>x</a>`)],
  ["words about the address", answer(`<p>${addresses.returnURL}</p>`)],
  ["JSON without a word we know", answer({ invalidCaptcha: "false", actionvalue: "Thanks" })],
  ["no body", answer("", 204)],
  ["a list", answer([1])],
  ["a redirect to another path", answer("", 302, "https://studio.test/contact")],
  ["a redirect to another origin", answer("", 302, "https://crm.zoho.com/thank-you")],
  ["a redirect within the CRM", answer("", 302, "/thank-you")],
  ["a redirect to nowhere", answer("", 302)],
  ["a redirect that cannot be read", answer("", 302, "https://")],
  ["a redirect that repeats the post", answer("", 307, "https://studio.test/thank-you")],
])("%s proves nothing", async (_, given) => {
  expect(await classifyZohoResponse(given, addresses)).toBe("unconfirmed");
});

test.each([
  ["an error message", answer({ actionsubmit: "error_msg", message: "Invalid" })],
  ["success false", answer({ success: false })],
  ["ok false with a good word", answer({ ok: false, actionsubmit: "Splash Message" })],
  ["an error", answer({ error: "invalid token" })],
])("%s is a refusal", async (_, given) => {
  expect(await classifyZohoResponse(given, addresses)).toBe("refused");
});

test.each([
  ["a captcha error", answer({ actionsubmit: "captcha_error" })],
  ["a wrong captcha as text", answer({ invalidCaptcha: "true" })],
  ["a wrong captcha", answer({ invalidCaptcha: true })],
  ["a server error", answer("", 500)],
  ["an error message under a failing status", answer({ actionsubmit: "error_msg" }, 503)],
  ["a refused request", answer({ actionsubmit: "Splash Message" }, 403)],
])("%s is classified by its status", async (_, given) => {
  expect(await classifyZohoResponse(given, addresses)).toBe("failed");
});

test("hostile pages of 64 KB are read within the limit", async () => {
  const started = performance.now();
  for (const piece of [
    "<script>",
    "<!--",
    "<a href='",
    "<a href=",
    "href =",
    "&#x3a;",
    "<a \\x3a",
  ]) {
    await classifyZohoResponse(answer(piece.repeat(65_536 / piece.length)), addresses);
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});
