import { expect, test } from "vitest";
import { rangeResponse } from "./byte-range";

function ask(asked: Record<string, string>) {
  const whole = new Response("0123456789", { headers: { ETag: '"a"', "Content-Length": "10" } });
  return rangeResponse(whole, new Headers(asked));
}

test.each([
  ["bytes=0-1", "01", "bytes 0-1/10"],
  ["bytes=5-", "56789", "bytes 5-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
  ["bytes=-99", "0123456789", "bytes 0-9/10"],
])("%s is answered with %s", async (range, body, contentRange) => {
  const part = await ask({ Range: range, "If-Range": '"a"' });
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Range")).toBe(contentRange);
  expect(part.headers.get("Cache-Control")).toContain("private");
  expect(await part.text()).toBe(body);
});

test.each(["bytes=10-", "bytes=5-4", "bytes=-0", "bytes=-"])(
  "%s is outside the body",
  async (range) => {
    const part = await ask({ Range: range });
    expect(part.status).toBe(416);
    expect(part.headers.get("Content-Range")).toBe("bytes */10");
  },
);

test.each<Record<string, string>>([
  {},
  { Range: "bytes=0-1,4-5" },
  { Range: "pages=1-2" },
  { Range: "bytes=0-1", "If-Range": '"b"' },
])("%o is answered with the whole body", async (asked) => {
  const whole = await ask(asked);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
  expect(await whole.text()).toBe("0123456789");
});

test("a 404 stays a 404", async () => {
  const missing = new Response(null, { status: 404 });
  expect((await rangeResponse(missing, new Headers({ Range: "bytes=0-1" }))).status).toBe(404);
});
