import { expect, test } from "vitest";
import { plainRefusal } from "./plain-refusal";

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
