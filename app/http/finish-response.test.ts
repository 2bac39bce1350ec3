import { expect, test } from "vitest";
import { finishResponse, plainRefusal } from "./finish-response";

test("a redirect keeps its status, its cookies and its place when secured", () => {
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

test("an answer may keep its own address to itself", () => {
  const strict = new Response(null, { headers: { "Referrer-Policy": "no-referrer" } });
  expect(finishResponse(strict, "GET", "http://x.test").headers.get("Referrer-Policy")).toBe(
    "no-referrer",
  );
});

test("an answer that says nothing about caching is never stored", () => {
  const cacheControl = (headers?: HeadersInit) =>
    finishResponse(new Response("", { headers }), "GET", "https://studio.test").headers.get(
      "Cache-Control",
    );
  expect(cacheControl()).toBe("private, no-store");
  expect(cacheControl({ "Cache-Control": "public, max-age=0" })).toBe("public, max-age=0");
});

test("a refusal says what would be accepted, and when to come back", () => {
  const answer = (status: number, method = "GET") =>
    finishResponse(new Response("", { status }), method, "http://x.test");
  expect(answer(405, "PUT").headers.get("Allow")).toBe("GET, HEAD, POST");
  expect(answer(405, "POST").headers.get("Allow")).toBe("GET, HEAD");
  expect(answer(405).headers.get("Allow")).toBe("POST");
  expect(answer(429).headers.get("Retry-After")).toBe("60");
});

test("a refused file is words, with the headers it had", async () => {
  const headers = { "X-Robots-Tag": "noindex" };
  const refused = plainRefusal(
    Response.json({ message: "Unexpected Server Error" }, { status: 405, headers }),
  );
  expect(refused.status).toBe(405);
  expect(await refused.text()).toBe("This address does not answer that method.\n");
  expect(refused.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(refused.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("a page, and what a route says for itself in JSON, stay as they are", () => {
  const page = new Response("<p>", { status: 405, headers: { "Content-Type": "text/html" } });
  const others = [page, Response.json({ ok: true }), Response.json({ ok: false }, { status: 503 })];
  for (const response of others) expect(plainRefusal(response)).toBe(response);
  expect(plainRefusal(Response.json({ refused: {} }, { status: 422 })).status).toBe(422);
});
