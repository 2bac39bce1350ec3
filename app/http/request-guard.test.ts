import { expect, test } from "vitest";
import { guardRequest, httpsUrl } from "./request-guard";

const SITE = "https://studio.test";
const FORM = "application/x-www-form-urlencoded";

function request(init: RequestInit = {}, path = "/contact") {
  return new Request(SITE + path, init);
}

function post(headers: Record<string, string> = {}, body = "name=Ada") {
  return request({ method: "POST", body, headers: { "Content-Type": FORM, ...headers } });
}

async function judge(given: Request, origin = SITE) {
  const guarded = await guardRequest(given, origin);
  return guarded instanceof Request ? "passed" : guarded.status;
}

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is rejected", async (method) => {
  expect(await judge(request({ method }))).toBe(405);
});

test.each(["GET", "HEAD"])("%s passes untouched, wherever it comes from", async (method) => {
  const given = request({
    method,
    headers: { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" },
  });
  expect(await guardRequest(given, SITE)).toBe(given);
});

test.each<[string, Record<string, string>]>([
  ["a foreign origin", { Origin: "https://evil.test" }],
  ["a subdomain", { Origin: "https://studio.test.evil.test" }],
  ["another scheme", { Origin: "http://studio.test" }],
  ["another port", { Origin: "https://studio.test:8443" }],
  ["an opaque origin", { Origin: "null" }],
  ["an empty origin", { Origin: "" }],
  ["a cross-site form without an origin", { "Sec-Fetch-Site": "cross-site" }],
  [
    "a foreign origin that claims our site",
    { Origin: "https://evil.test", "Sec-Fetch-Site": "same-origin" },
  ],
])("a post from %s is rejected", async (_, headers) => {
  expect(await judge(post(headers))).toBe(403);
});

test.each<[string, Record<string, string>]>([
  ["our origin", { Origin: SITE, "Sec-Fetch-Site": "same-origin" }],
  ["our form for a new tab in WebKit", { Origin: SITE, "Sec-Fetch-Site": "cross-site" }],
  ["a client without an Origin header", {}],
  ["a reload", { Origin: SITE, "Sec-Fetch-Site": "none" }],
])("a post from %s passes", async (_, headers) => {
  expect(await judge(post(headers))).toBe("passed");
});

test("a post from the address it was sent to passes when the site has another name", async () => {
  expect(await judge(post({ Origin: SITE }), "https://www.studio.test")).toBe("passed");
  expect(await judge(post({ Origin: "https://www.studio.test" }), "https://www.studio.test")).toBe(
    "passed",
  );
});

test.each([
  FORM,
  `${FORM};charset=UTF-8`,
  `${FORM} ; charset="utf-8"; x=y`,
  "Application/X-WWW-Form-URLencoded",
])("a body of type %s passes", async (type) => {
  expect(await judge(post({ "Content-Type": type }))).toBe("passed");
});

test.each([
  "text/plain",
  "application/json",
  "multipart/form-data; boundary=x",
  `text/plain; ${FORM}`,
  `${FORM}, text/plain`,
  "",
])("a body of type '%s' is rejected", async (type) => {
  expect(await judge(post({ "Content-Type": type }))).toBe(415);
});

test.each(["/%", "/%E0%A4%A", "/inquiry/%ff", "/a%2", "/%C0%AF"])(
  "the undecodable path %s is rejected",
  async (path) => {
    expect(await judge(request({}, path))).toBe(400);
  },
);

test.each(["/?q=100%", "/?q=%ff", "/..%2f", "/%00", "/%F0%9F%8E%AC", "/%25"])(
  "the odd address %s passes",
  async (path) => {
    expect(await judge(request({}, path))).toBe("passed");
  },
);

test("an address of 8,192 characters passes and a longer one is rejected", async () => {
  const room = 8_192 - SITE.length - 1;
  expect(await judge(request({}, `/${"x".repeat(room)}`))).toBe("passed");
  expect(await judge(request({}, `/${"x".repeat(room + 1)}`))).toBe(414);
  expect(await judge(request({}, `/?q=${"x".repeat(9_000)}`))).toBe(414);
});

const at = (url: string, site = "https://studio.test") => httpsUrl(new Request(url), site);

test("http for the host of an https site has an https address, its query kept", () => {
  expect(at("http://studio.test/faq?q=a%20b")).toBe("https://studio.test/faq?q=a%20b");
  expect(at("http://STUDIO.test:80/")).toBe("https://studio.test/");
  expect(at("http://studio.test//evil.test/x")).toBe("https://studio.test//evil.test/x");
  expect(at("http://studio.test:8080/x", "https://studio.test:8443")).toBe(
    "https://studio.test:8443/x",
  );
});

test.each([
  ["https already", "https://studio.test/", undefined],
  ["another host", "http://www.studio.test/", undefined],
  ["an http site", "http://studio.test/", "http://studio.test"],
  ["this machine", "http://localhost:8787/", "https://localhost"],
  ["this machine by number", "http://127.0.0.1:8787/", "https://127.0.0.1"],
])("%s is left alone", (_, url, site) => {
  expect(at(url, site)).toBeNull();
});
