import { expect, test } from "vitest";
import { rangeResponse } from "./byte-range";

async function ask(asked: Record<string, string>) {
  const whole = new Response("0123456789", { headers: { ETag: '"a"', "Content-Length": "10" } });
  const part = await rangeResponse(whole, new Headers(asked));
  return { ...part, status: part.status, headers: part.headers, text: await part.text() };
}

test.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=5-", 206, "56789", "bytes 5-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
  ...["bytes=10-", "bytes=5-4", "bytes=-0", "bytes=-"].map(
    (range) => [range, 416, "", "bytes */10"] as const,
  ),
] as const)("%s is answered %i with %j", async (Range, status, body, contentRange) => {
  const part = await ask({ Range, "If-Range": '"a"' });
  expect([part.status, part.text]).toEqual([status, body]);
  expect(part.headers.get("Content-Range")).toBe(contentRange);
  if (status === 206) expect(part.headers.get("Cache-Control")).toContain("private");
});

test.each<Record<string, string>>([
  {},
  { Range: "bytes=0-1,4-5" },
  { Range: "pages=1-2" },
  { Range: "bytes=0-1", "If-Range": '"b"' },
])("%o is answered with the whole body", async (asked) => {
  const { status, headers, text } = await ask(asked);
  expect([status, headers.get("Accept-Ranges"), text]).toEqual([200, "bytes", "0123456789"]);
});

test("a 404 stays a 404", async () => {
  const missing = new Response(null, { status: 404 });
  expect((await rangeResponse(missing, new Headers({ Range: "bytes=0-1" }))).status).toBe(404);
});
