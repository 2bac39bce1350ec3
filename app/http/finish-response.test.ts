import { expect, test } from "vitest";
import { finishResponse, replaceJsonError, securityHeaders } from "./finish-response";

const finish = (init: ResponseInit, method = "GET") =>
  finishResponse(new Response(null, init), method, "https://studio.test");

test("a redirect keeps its status, cookies and location, and gets the site's headers", () => {
  const headers = new Headers({ Location: "/inquiry/review" });
  for (const cookie of ["a=1", "b=2"]) headers.append("Set-Cookie", cookie);
  const response = finish({ status: 303, headers }, "POST");
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    location: "/inquiry/review",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

test.each<[string, ResponseInit, method: string, name: string, value: string]>([
  ["no policy", {}, "GET", "Cache-Control", "private, no-store"],
  ["its own policy", { headers: { "Cache-Control": "public" } }, "GET", "Cache-Control", "public"],
  [
    "a stricter one",
    { headers: { "Referrer-Policy": "no-referrer" } },
    "GET",
    "Referrer-Policy",
    "no-referrer",
  ],
  ["a 405 of a PUT", { status: 405 }, "PUT", "Allow", "GET, HEAD, POST"],
  ["a 405 of a POST", { status: 405 }, "POST", "Allow", "GET, HEAD"],
  ["a 405 of a GET", { status: 405 }, "GET", "Allow", "POST"],
  ["a 429", { status: 429 }, "GET", "Retry-After", "60"],
])("a response with %s", (_, init, method, name, value) => {
  expect(finish(init, method).headers.get(name)).toBe(value);
});

test("the JSON error of a resource becomes plain text and keeps its headers", async () => {
  const init = { status: 405, headers: { "X-Robots-Tag": "noindex" } };
  const refused = replaceJsonError(Response.json({ message: "Unexpected Server Error" }, init));
  expect(refused.status).toBe(405);
  expect(await refused.text()).toBe("This address does not answer that method.\n");
  expect(refused.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(refused.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("pages and the JSON of our own routes stay as they are", () => {
  const page = new Response("<p>", { status: 405, headers: { "Content-Type": "text/html" } });
  const others = [page, Response.json({ ok: true }), Response.json({ ok: false }, { status: 503 })];
  for (const response of others) expect(replaceJsonError(response)).toBe(response);
  expect(replaceJsonError(Response.json({ refused: {} }, { status: 422 })).status).toBe(422);
});

test("only an https site insists on https", () => {
  expect(securityHeaders("https://studio.test")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://127.0.0.1:8787")).not.toHaveProperty("Strict-Transport-Security");
});
