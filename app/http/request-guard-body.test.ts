import { afterEach, expect, test, vi } from "vitest";
import { BODY_TIMEOUT_MS, guardRequest, MAX_BODY_BYTES, withoutBody } from "./request-guard";

const SITE = "https://studio.test";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

afterEach(() => {
  vi.useRealTimers();
});

function post(body: BodyInit, headers: Record<string, string> = {}) {
  const init = { method: "POST", body, headers: { ...FORM, ...headers }, duplex: "half" };
  return new Request(`${SITE}/contact?q=1`, init as RequestInit);
}

/** A body that never says how long it is, and whether it was given up. */
function stream(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => unknown) {
  const cancel = vi.fn();
  return { cancel, body: new ReadableStream<Uint8Array>({ pull: (c) => void pull(c), cancel }) };
}

test("the body is passed on as it came, with the headers of the request", async () => {
  const guarded = await guardRequest(post("name=Am%C3%A9lie+&x=é", { Cookie: "a=1" }), SITE);
  if (!(guarded instanceof Request)) throw new Error(`refused with ${guarded.status}`);
  expect(await guarded.text()).toBe("name=Am%C3%A9lie+&x=é");
  expect(guarded.url).toBe(`${SITE}/contact?q=1`);
  expect(guarded.headers.get("Cookie")).toBe("a=1");
});

test("a post without a body passes as an empty form", async () => {
  const empty = new Request(`${SITE}/contact`, { method: "POST", headers: FORM });
  const guarded = await guardRequest(empty, SITE);
  expect(guarded).toBeInstanceOf(Request);
  expect(await (guarded as Request).text()).toBe("");
});

test("a body of exactly the limit passes and one byte more is rejected", async () => {
  const body = "x".repeat(MAX_BODY_BYTES);
  expect(await guardRequest(post(body), SITE)).toBeInstanceOf(Request);
  expect(await guardRequest(post(`${body}x`), SITE)).toEqual({ status: 413 });
  expect(await guardRequest(post("é".repeat(MAX_BODY_BYTES / 2 + 1)), SITE)).toEqual({
    status: 413,
  });
});

test("a body that declares far too much is rejected unread", async () => {
  const { body } = stream(() => {
    throw new Error("The body was read");
  });
  const given = post(body, { "Content-Length": "100000000" });
  expect(await guardRequest(given, SITE)).toEqual({ status: 413 });
});

test.each<[string, RequestInit, number]>([
  ["a method the site has not", { method: "PUT", headers: FORM }, 405],
  ["a foreign origin", { headers: { ...FORM, Origin: "https://evil.test" } }, 403],
  ["another type", { headers: { "Content-Type": "text/plain" } }, 415],
])("a body is read to its end before %s is rejected", async (_, init, status) => {
  let left = 5;
  const { body } = stream((controller) => {
    if (left-- > 0) controller.enqueue(new Uint8Array(64 * 1024));
    else controller.close();
  });
  const sent = { method: "POST", body, duplex: "half", ...init } as RequestInit;
  expect(await guardRequest(new Request(`${SITE}/contact`, sent), SITE)).toEqual({ status });
  expect(left).toBe(-1);
});

test.each(["abc", "-1", "0", "Infinity"])(
  "a declared length of %s does not let an endless body through",
  async (length) => {
    const { body, cancel } = stream((c) => c.enqueue(new Uint8Array(64 * 1024)));
    const given = post(body, { "Content-Length": length });
    expect(await guardRequest(given, SITE)).toEqual({ status: 413 });
    if (length !== "Infinity") expect(cancel).toHaveBeenCalled();
  },
);

test("a body that stops arriving is given up after 15 seconds in all", async () => {
  vi.useFakeTimers();
  const { body, cancel } = stream(async (controller) => {
    await new Promise((resolve) => setTimeout(resolve, BODY_TIMEOUT_MS / 2 - 1));
    controller.enqueue(new TextEncoder().encode("a"));
  });
  const guarded = guardRequest(post(body), SITE);
  const settled = vi.fn();
  guarded.then(settled);
  await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await guarded).toEqual({ status: 408 });
  expect(cancel).toHaveBeenCalled();
});

test("a body that was read leaves no timer behind", async () => {
  vi.useFakeTimers();
  await guardRequest(post("name=Ada"), SITE);
  expect(vi.getTimerCount()).toBe(0);
});

test("a body that breaks off is rejected as unreadable", async () => {
  const { body } = stream((controller) => controller.error(new Error("Connection reset")));
  expect(await guardRequest(post(body), SITE)).toEqual({ status: 400 });
});

test.each([
  ["raw bytes that are not UTF-8", new Uint8Array([110, 61, 0xff, 0xfe])],
  ["a surrogate in UTF-8", new Uint8Array([110, 61, 0xed, 0xa0, 0x80])],
  ["escaped bytes that are not UTF-8", "name=%FF"],
  ["a broken escape", "name=100%"],
  ["a cut-off escape", "name=%E0%A4%A"],
])("%s are rejected", async (_, body) => {
  expect(await guardRequest(post(body), SITE)).toEqual({ status: 400 });
});

test("the request for the page of a rejection keeps its URL, without body and origin", () => {
  const refused = withoutBody(post("x", { "Content-Length": "1", Origin: "https://evil.test" }));
  expect([refused.method, refused.body]).toEqual(["POST", null]);
  expect(refused.url).toBe(`${SITE}/contact?q=1`);
  expect(refused.headers.get("Content-Length")).toBeNull();
  expect(refused.headers.get("Origin")).toBeNull();
  expect(withoutBody(new Request(SITE, { method: "DELETE" })).method).toBe("GET");
});
