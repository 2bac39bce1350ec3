import { expect, test, vi } from "vitest";
import { rangeResponse } from "~/http/byte-range";

async function ask(asked: Record<string, string>) {
  const headers = { ETag: '"a"', "Cache-Control": "public, max-age=86400" };
  const whole = new Response("0123456789", { headers });
  const part = rangeResponse(whole, new Headers(asked), 10);
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
  expect(part.headers.get("Cache-Control")).toBe(status === 206 ? "private, max-age=86400" : null);
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

test.each([
  [404, null],
  [500, null],
  [304, "public, max-age=86400"],
])("a %i stays one, cached as %s", (status, cached) => {
  const headers = { "Cache-Control": "public, max-age=86400" };
  const answer = rangeResponse(
    new Response(null, { status, headers }),
    new Headers({ Range: "bytes=0-1" }),
    10,
  );
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, cached]);
});

const CHUNK = 64 * 1024;
const FILM_BYTES = 10 * 1024 * 1024;

/** A film whose bytes come as they are asked for; byte n is n modulo 251. */
function openFilm() {
  const film = { read: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = Math.min(CHUNK, FILM_BYTES - film.read);
        if (size === 0) return controller.close();
        controller.enqueue(Uint8Array.from({ length: size }, (_, at) => (film.read + at) % 251));
        film.read += size;
      },
      cancel() {
        film.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const whole = new Response(body);
  const ask = (Range: string) => rangeResponse(whole, new Headers({ Range }), FILM_BYTES);
  return { film, ask };
}

test("of a film that a slow client asks for at most 1 MB is read ahead", async () => {
  const { film, ask } = openFilm();
  const reader = ask("bytes=1-").body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(film.read).toBeLessThanOrEqual(1024 * 1024);
  await reader?.cancel();
  await vi.waitFor(() => expect(film.isCancelled).toBe(true));
});

test("a part that spans chunks is what the film has there, and the rest is not read", async () => {
  const { film, ask } = openFilm();
  const bytes = new Uint8Array(await ask(`bytes=${CHUNK - 3}-${CHUNK * 2 + 2}`).arrayBuffer());
  expect(bytes.byteLength).toBe(CHUNK + 6);
  expect(bytes.every((byte, at) => byte === (CHUNK - 3 + at) % 251)).toBe(true);
  expect(film.read).toBeLessThanOrEqual(CHUNK * 4);
});
