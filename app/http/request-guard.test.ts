import { afterEach, expect, test, vi } from "vitest";
import {
  BODY_TIMEOUT_MS,
  guardRequest,
  httpsUrl,
  MAX_BODY_BYTES,
  withoutBody,
} from "./request-guard";

const SITE = "https://studio.test";
const FORM = "application/x-www-form-urlencoded";
const evil = "https://evil.test";

afterEach(() => void vi.useRealTimers());

const get = (path: string) => new Request(SITE + path);

function post(headers: Record<string, string> = {}, body: BodyInit = "name=Ada") {
  const init = { method: "POST", body, headers: { "Content-Type": FORM, ...headers } };
  return new Request(`${SITE}/contact?q=1`, { ...init, duplex: "half" } as RequestInit);
}

async function judge(given: Request, origin = SITE) {
  const guarded = await guardRequest(given, origin);
  return guarded instanceof Request ? "passed" : guarded.status;
}

/** A body that never says how long it is, and whether it was given up. */
function stream(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => unknown) {
  const cancel = vi.fn();
  return { cancel, body: new ReadableStream<Uint8Array>({ pull: (c) => void pull(c), cancel }) };
}

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is rejected", async (method) => {
  expect(await judge(new Request(SITE, { method }))).toBe(405);
});

test.each(["GET", "HEAD"])("%s passes untouched, wherever it comes from", async (method) => {
  const headers = { Origin: evil, "Sec-Fetch-Site": "cross-site" };
  const given = new Request(SITE, { method, headers });
  expect(await guardRequest(given, SITE)).toBe(given);
});

test.each<[string, Record<string, string>, answer: number | string]>([
  ["a foreign origin", { Origin: evil }, 403],
  ["a subdomain", { Origin: "https://studio.test.evil.test" }, 403],
  ["another scheme", { Origin: "http://studio.test" }, 403],
  ["another port", { Origin: "https://studio.test:8443" }, 403],
  ["an opaque origin", { Origin: "null" }, 403],
  ["a cross-site form without a referrer", { Origin: "null", "Sec-Fetch-Site": "cross-site" }, 403],
  ["a subdomain's without a referrer", { Origin: "null", "Sec-Fetch-Site": "same-site" }, 403],
  ["our form without a referrer", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, "passed"],
  ["an empty origin", { Origin: "" }, 403],
  ["a cross-site form without an origin", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["a foreign origin that claims our site", { Origin: evil, "Sec-Fetch-Site": "same-origin" }, 403],
  ["our origin", { Origin: SITE, "Sec-Fetch-Site": "same-origin" }, "passed"],
  ["our form for a new tab in WebKit", { Origin: SITE, "Sec-Fetch-Site": "cross-site" }, "passed"],
  ["a client without an Origin header", {}, "passed"],
  ["a reload", { Origin: SITE, "Sec-Fetch-Site": "none" }, "passed"],
])("a post from %s", async (_, headers, answer) => {
  expect(await judge(post(headers))).toBe(answer);
});

test("a post from the address it was sent to passes when the site has another name", async () => {
  const site = "https://www.studio.test";
  for (const Origin of [SITE, site]) expect(await judge(post({ Origin }), site)).toBe("passed");
});

test.each<[type: string, answer: number | string]>([
  [FORM, "passed"],
  [`${FORM};charset=UTF-8`, "passed"],
  [`${FORM} ; charset="utf-8"; x=y`, "passed"],
  ["Application/X-WWW-Form-URLencoded", "passed"],
  ["text/plain", 415],
  ["application/json", 415],
  ["multipart/form-data; boundary=x", 415],
  [`text/plain; ${FORM}`, 415],
  [`${FORM}, text/plain`, 415],
  ["", 415],
])("a body of type '%s': %s", async (type, answer) => {
  expect(await judge(post({ "Content-Type": type }))).toBe(answer);
});

const room = 8_192 - SITE.length - 1;

test.each<[path: string, answer: number | string]>([
  ...["/%", "/%E0%A4%A", "/inquiry/%ff", "/a%2", "/%C0%AF"].map((path): [string, number] => [
    path,
    400,
  ]),
  ...["/?q=100%", "/?q=%ff", "/..%2f", "/%00", "/%F0%9F%8E%AC", "/%25"].map(
    (path): [string, string] => [path, "passed"],
  ),
  [`/${"x".repeat(room)}`, "passed"],
  [`/${"x".repeat(room + 1)}`, 414],
  [`/?q=${"x".repeat(9_000)}`, 414],
])("the address %.20s: %s", async (path, answer) => {
  expect(await judge(get(path))).toBe(answer);
});

test.each([
  ["http://studio.test/faq?q=a%20b", SITE, "https://studio.test/faq?q=a%20b"],
  ["http://STUDIO.test:80/", SITE, "https://studio.test/"],
  ["http://studio.test//evil.test/x", SITE, "https://studio.test//evil.test/x"],
  ["http://studio.test:8080/x", "https://studio.test:8443", "https://studio.test:8443/x"],
  ["https://studio.test/", SITE, null],
  ["http://www.studio.test/", SITE, null],
  ["http://studio.test/", "http://studio.test", null],
  ["http://localhost:8787/", "https://localhost", null],
  ["http://127.0.0.1:8787/", "https://127.0.0.1", null],
])("%s of the site %s is redirected to %s", (url, site, target) => {
  expect(httpsUrl(new Request(url), site)).toBe(target);
});

test("the body is passed on as it came, with the headers of the request", async () => {
  const guarded = await guardRequest(post({ Cookie: "a=1" }, "name=Am%C3%A9lie+&x=é"), SITE);
  if (!(guarded instanceof Request)) throw new Error(`refused with ${guarded.status}`);
  expect(await guarded.text()).toBe("name=Am%C3%A9lie+&x=é");
  expect(guarded.url).toBe(`${SITE}/contact?q=1`);
  expect(guarded.headers.get("Cookie")).toBe("a=1");
});

test.each<[string, body: BodyInit | undefined, answer: number | string]>([
  ["nothing", undefined, "passed"],
  ["exactly the limit", "x".repeat(MAX_BODY_BYTES), "passed"],
  ["one byte more", "x".repeat(MAX_BODY_BYTES + 1), 413],
  ["fewer characters of more bytes", "é".repeat(MAX_BODY_BYTES / 2 + 1), 413],
  ["raw bytes that are not UTF-8", new Uint8Array([110, 61, 0xff, 0xfe]), 400],
  ["a surrogate in UTF-8", new Uint8Array([110, 61, 0xed, 0xa0, 0x80]), 400],
  ["escaped bytes that are not UTF-8", "name=%FF", 400],
  ["a broken escape", "name=100%", 400],
  ["a cut-off escape", "name=%E0%A4%A", 400],
  ["a body that breaks off", stream((c) => c.error(new Error("Connection reset"))).body, 400],
])("a post of %s", async (_, body, answer) => {
  const init = { method: "POST", headers: { "Content-Type": FORM }, body, duplex: "half" };
  expect(await judge(new Request(`${SITE}/contact`, init as RequestInit))).toBe(answer);
});

test.each<[string, RequestInit, number]>([
  ["a method the site has not", { method: "PUT", headers: { "Content-Type": FORM } }, 405],
  ["a foreign origin", { headers: { "Content-Type": FORM, Origin: evil } }, 403],
  ["another type", { headers: { "Content-Type": "text/plain" } }, 415],
])("a body is read to its end before %s is rejected", async (_, init, status) => {
  let left = 5;
  const { body } = stream((controller) => {
    if (left-- > 0) controller.enqueue(new Uint8Array(64 * 1024));
    else controller.close();
  });
  const sent = { method: "POST", body, duplex: "half", ...init } as RequestInit;
  expect(await judge(new Request(`${SITE}/contact`, sent))).toBe(status);
  expect(left).toBe(-1);
});

test.each(["abc", "-1", "0", "Infinity"])(
  "a declared length of %s does not let an endless body through",
  async (length) => {
    const { body, cancel } = stream((c) => c.enqueue(new Uint8Array(64 * 1024)));
    expect(await judge(post({ "Content-Length": length }, body))).toBe(413);
    if (length !== "Infinity") expect(cancel).toHaveBeenCalled();
  },
);

test("a body that declares far too much is rejected unread", async () => {
  const { body } = stream(() => {
    throw new Error("The body was read");
  });
  expect(await judge(post({ "Content-Length": "100000000" }, body))).toBe(413);
});

test("a body that stops arriving is given up after 15 seconds in all, without a timer left", async () => {
  vi.useFakeTimers();
  const { body, cancel } = stream(async (controller) => {
    await new Promise((resolve) => setTimeout(resolve, BODY_TIMEOUT_MS / 2 - 1));
    controller.enqueue(new TextEncoder().encode("a"));
  });
  const settled = vi.fn();
  const judged = judge(post({}, body)).then((answer) => settled(answer));
  await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await judged;
  expect(settled).toHaveBeenCalledWith(408);
  expect(cancel).toHaveBeenCalled();
  vi.clearAllTimers();
  await guardRequest(post(), SITE);
  expect(vi.getTimerCount()).toBe(0);
});

test("the request for the page of a rejection keeps its URL, without body and origin", () => {
  const refused = withoutBody(post({ "Content-Length": "1", Origin: evil }));
  expect([refused.method, refused.body]).toEqual(["POST", null]);
  expect(refused.url).toBe(`${SITE}/contact?q=1`);
  for (const name of ["Content-Length", "Origin"]) expect(refused.headers.get(name)).toBeNull();
  expect(withoutBody(new Request(SITE, { method: "DELETE" })).method).toBe("GET");
});

test("a file is taken at one address alone, unread, and not above its own limit", async () => {
  const upload = async (path: string, headers: Record<string, string> = {}, length = 9_000_000) => {
    const { body, cancel } = stream(() => expect.unreachable("was read"));
    const type = "multipart/form-data; boundary=x";
    const given = { "Content-Type": type, "Content-Length": `${length}`, ...headers };
    const init = { method: "POST", body, headers: given, duplex: "half" } as RequestInit;
    const guarded = await guardRequest(new Request(SITE + path, init), SITE).catch(() => null);
    void cancel;
    return guarded instanceof Request ? "passed" : guarded?.status;
  };
  const there = "/studio/content/pictures";
  expect(await upload(there)).toBe("passed");
  expect(await upload(there, {}, 20_100_000)).toBe(413);
  expect(await upload(there, { "Content-Length": "many" })).toBe(413);
  expect(await upload(there, { Origin: evil })).toBe(403);
});

test("nowhere else is a file taken", async () => {
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  expect(await judge(post(type))).toBe(415);
});
