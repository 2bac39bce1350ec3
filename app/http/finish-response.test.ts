import { expect, test } from "vitest";
import { finishResponse, replaceJsonError } from "./finish-response";

test("a redirect keeps its status, cookies and location", () => {
  const headers = new Headers({ Location: "/inquiry/review" });
  headers.append("Set-Cookie", "a=1");
  headers.append("Set-Cookie", "b=2");
  const response = finishResponse(
    new Response(null, { status: 303, headers }),
    "POST",
    "https://studio.test",
  );
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(response.headers.get("Location")).toBe("/inquiry/review");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

test("a route may set a stricter Referrer-Policy", () => {
  const strict = new Response(null, { headers: { "Referrer-Policy": "no-referrer" } });
  expect(finishResponse(strict, "GET", "http://x.test").headers.get("Referrer-Policy")).toBe(
    "no-referrer",
  );
});

test("a response without Cache-Control is never stored", () => {
  const cacheControl = (headers?: HeadersInit) =>
    finishResponse(new Response("", { headers }), "GET", "https://studio.test").headers.get(
      "Cache-Control",
    );
  expect(cacheControl()).toBe("private, no-store");
  expect(cacheControl({ "Cache-Control": "public, max-age=0" })).toBe("public, max-age=0");
});

test("a 405 names the allowed methods, a 429 when to retry", () => {
  const answer = (status: number, method = "GET") =>
    finishResponse(new Response("", { status }), method, "http://x.test");
  expect(answer(405, "PUT").headers.get("Allow")).toBe("GET, HEAD, POST");
  expect(answer(405, "POST").headers.get("Allow")).toBe("GET, HEAD");
  expect(answer(405).headers.get("Allow")).toBe("POST");
  expect(answer(429).headers.get("Retry-After")).toBe("60");
});

test("the JSON error of a resource becomes plain text and keeps its headers", async () => {
  const headers = { "X-Robots-Tag": "noindex" };
  const refused = replaceJsonError(
    Response.json({ message: "Unexpected Server Error" }, { status: 405, headers }),
  );
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
