import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { STRATEGY } from "../support/assessment-booking.ts";
import { test } from "../support/site.ts";

// Requests need no browser: each test runs once.
const once = { tag: "@no-js" };
const STAGE = "/inquiry/business-stage";
const DETAILS = "/inquiry/details?flow=short&serviceType=consultation";
const FORM = "application/x-www-form-urlencoded";

function post(request: APIRequestContext, headers: Record<string, string>, data = "firstName=Ada") {
  return request.post(DETAILS, { data, headers: { "Content-Type": FORM, ...headers } });
}

/** A page of the site that says what is wrong, with a way home, and nothing about the code. */
async function expectErrorPage(response: APIResponse, status: number) {
  const html = await response.text();
  expect(response.status(), response.url().slice(0, 200)).toBe(status);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home/);
  expect(html).not.toMatch(/\n\s+at |node_modules|\.tsx?\b/);
  expect(response.headers()["cache-control"]).toContain("no-store");
}

test("an unsupported method is answered with an error page", once, async ({ request }) => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
    await expectErrorPage(await request.fetch("/", { method }), 405);
    await expectErrorPage(await request.fetch(DETAILS, { method }), 405);
  }
  await expectErrorPage(await request.post("/", { form: { a: "b" } }), 405);
});

test("a body that is not a form is answered with an error page", once, async ({ request }) => {
  for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"]) {
    await expectErrorPage(await post(request, { "Content-Type": type }), 415);
  }
  await expectErrorPage(await post(request, {}, "firstName=%E0%A4%A"), 400);
  await expectErrorPage(await post(request, {}, "firstName=100%"), 400);
});

test(
  "a body that is too large is rejected with advice about Back",
  once,
  async ({ request, baseURL }) => {
    const declared = await post(request, {}, `challenge=${"x".repeat(300_000)}`);
    await expectErrorPage(declared, 413);
    expect(await declared.text()).toContain("Back button");

    // Nobody says how long a stream is.
    const body = new Blob(["x".repeat(300_000)]).stream();
    const headers = { "Content-Type": FORM };
    const init = { method: "POST", headers, body, duplex: "half" };
    const streamed = await fetch(`${baseURL}${DETAILS}`, init as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await streamed.text()).toContain("Back button");
  },
);

test("a large body is read before its method or type is rejected", once, async ({ baseURL }) => {
  const body = "x".repeat(300_000);
  const send = async (method: string, path: string, type: string) => {
    const headers = { "Content-Type": type };
    return (await fetch(baseURL + path, { method, headers, body })).status;
  };
  for (let time = 0; time < 5; time++) {
    expect(await send("PUT", DETAILS, FORM)).toBe(405);
    expect(await send("POST", DETAILS, "application/json")).toBe(415);
    expect(await send("DELETE", "/offers.json", FORM)).toBe(405);
  }
});

test("a resource answers a post with plain text", once, async ({ request }) => {
  const files = ["/healthz", "/offers.json", "/sitemap.xml", "/robots.txt", "/llms.txt"];
  files.push("/manifest.webmanifest", "/blog/rss.xml", "/blog/feed.json", "/thank-you/receipt");
  files.push("/.well-known/security.txt", `${STRATEGY}.txt`);
  for (const path of files) {
    const posted = await request.post(path, { form: { a: "b" } });
    expect([path, posted.status(), posted.headers().allow]).toEqual([path, 405, "GET, HEAD"]);
    expect(posted.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await posted.text()).toBe("This address does not answer that method.\n");
    expect((await request.put(path)).status(), path).toBe(405);
  }
  const booking = await request.put(`${STRATEGY}/book.json`);
  expect([booking.status(), booking.headers().allow]).toEqual([405, "GET, HEAD, POST"]);
  expect(await (await request.get(`${STRATEGY}x.txt`)).text()).toBe("There is nothing here.\n");
});

test("a form from another site is rejected", once, async ({ request, baseURL }) => {
  for (const Origin of ["https://evil.test", "null", `${baseURL}0`]) {
    await expectErrorPage(await post(request, { Origin }), 403);
  }
  await expectErrorPage(await post(request, { "Sec-Fetch-Site": "cross-site" }), 403);
  expect((await post(request, {})).status()).toBe(422);
  expect((await post(request, { Origin: `${baseURL}` })).status()).toBe(422);
});

test("a tampered answer and an unknown step are rejected", once, async ({ request }) => {
  const tampered = await request.get(`${STAGE}?businessProfile=%3Cscript%3E`);
  await expectErrorPage(tampered, 400);
  expect(await tampered.text()).toContain(`href="${STAGE}"`);
  await expectErrorPage(await request.get("/inquiry/step-13"), 404);
  const start = await request.get("/inquiry?utm_source=a", { maxRedirects: 0 });
  expect(start.status()).toBe(302);
  expect(start.headers().location).toBe(`${STAGE}?utm_source=a`);
});

test("no unusual URL breaks the site or leads away from it", once, async ({ request, baseURL }) => {
  const odd: [string, number][] = [
    ["/%", 400],
    ["/inquiry/%E0%A4%A", 400],
    [`/${"x".repeat(9_000)}`, 414],
    ["/%00", 404],
    ["/inquiry/..%2f", 404],
    ["/inquiry/__proto__", 404],
    ["/inquiry/details;a=b", 404],
    ["/nope?plan=<script>", 404],
  ];
  for (const [path, status] of odd) {
    await expectErrorPage(await request.get(baseURL + path, { maxRedirects: 0 }), status);
  }
  const doubled = await request.get(`${baseURL}//evil.test/inquiry`, { maxRedirects: 0 });
  expect(doubled.headers().location).toBe("/evil.test/inquiry");
  const repeated = `${STAGE}?businessProfile=solo&businessProfile=x&__proto__=1&q=%`;
  expect((await request.get(repeated)).status()).toBe(200);
});
