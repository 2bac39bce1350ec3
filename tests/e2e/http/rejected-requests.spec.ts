import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { STRATEGY } from "../support/assessment-booking.ts";
import { newPerson } from "../support/inquiry-answers.ts";
import { postDetails } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";

const STAGE = "/inquiry/business-stage";
const DETAILS = "/inquiry/details?flow=short&serviceType=consultation";
const FORM = "application/x-www-form-urlencoded";
const LARGE = "x".repeat(300_000);

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

test("a wrong method or body is answered with an error page @no-js", async ({ request }) => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
    await expectErrorPage(await request.fetch(DETAILS, { method }), 405);
  await expectErrorPage(await request.post("/", { form: { a: "b" } }), 405);
  for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"])
    await expectErrorPage(await post(request, { "Content-Type": type }), 415);
  await expectErrorPage(await post(request, {}, "firstName=%E0%A4%A"), 400);
});

test("a large body is rejected after it was read, with advice @no-js", async ({
  request,
  baseURL,
}) => {
  const declared = await post(request, {}, `challenge=${LARGE}`);
  await expectErrorPage(declared, 413);
  expect(await declared.text()).toContain("Back button");

  const send = (method: string, type: string, body: string | ReadableStream) =>
    fetch(baseURL + DETAILS, {
      ...{ method, headers: { "Content-Type": type }, body },
      ...(typeof body !== "string" && { duplex: "half" }),
    } as RequestInit).then(({ status }) => status);
  // Nobody says how long a stream is.
  expect(await send("POST", FORM, new Blob([LARGE]).stream())).toBe(413);
  for (let time = 0; time < 3; time++) {
    expect(await send("PUT", FORM, LARGE)).toBe(405);
    expect(await send("POST", "application/json", LARGE)).toBe(415);
  }
});

test("a resource answers a post with plain text @no-js", async ({ request }) => {
  const files = ["/healthz", "/sitemap.xml", "/manifest.webmanifest", "/blog/rss.xml"];
  for (const path of [...files, "/thank-you/receipt", `${STRATEGY}.txt`]) {
    const posted = await request.post(path, { form: { a: "b" } });
    expect([path, posted.status(), posted.headers().allow]).toEqual([path, 405, "GET, HEAD"]);
    expect(await posted.text()).toBe("This address does not answer that method.\n");
  }
  const booking = await request.put(`${STRATEGY}/book.json`);
  expect([booking.status(), booking.headers().allow]).toEqual([405, "GET, HEAD, POST"]);
  expect(await (await request.get(`${STRATEGY}x.txt`)).text()).toBe("There is nothing here.\n");
});

test("a form from another site is rejected @no-js", async ({ request, baseURL }) => {
  for (const Origin of ["https://evil.test", "null", `${baseURL}0`])
    await expectErrorPage(await post(request, { Origin }), 403);
  await expectErrorPage(await post(request, { "Sec-Fetch-Site": "cross-site" }), 403);
  expect((await post(request, {})).status()).toBe(422);
  expect((await post(request, { Origin: `${baseURL}` })).status()).toBe(422);
});

test("no unusual URL breaks the site @no-js", async ({ request, baseURL }) => {
  const odd: [string, number][] = [
    ["/%", 400],
    ["/inquiry/%E0%A4%A", 400],
    [`/${"x".repeat(9_000)}`, 414],
    ["/%00", 404],
    ["/inquiry/..%2f", 404],
    ["/inquiry/__proto__", 404],
    ["/inquiry/details;a=b", 404],
    ["/nope?plan=<script>", 404],
    [`${STAGE}?businessProfile=%3Cscript%3E`, 400],
  ];
  for (const [path, status] of odd)
    await expectErrorPage(await request.get(baseURL + path, { maxRedirects: 0 }), status);
  const tampered = await request.get(`${STAGE}?businessProfile=x`);
  expect(await tampered.text()).toContain(`href="${STAGE}"`);
  const repeated = `${STAGE}?businessProfile=solo&businessProfile=x&__proto__=1&q=%`;
  expect((await request.get(repeated)).status()).toBe(200);
});

test("a tampered session cookie reads no details back @no-js", async ({ page, baseURL }) => {
  const first = await page.request.get("/inquiry/business-stage");
  const cookie = first.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^inquiry=.*; Max-Age=172800; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const odd = { "challenge[999999999]": "x", "constructor.prototype.polluted": "x" };
  const saved = await postDetails(page, newPerson(), undefined, odd);
  expect(saved.status()).toBe(303);
  expect(saved.headers()["set-cookie"]).toBeUndefined();

  const review = `${baseURL}${saved.headers().location}`;
  const open = (Cookie: string) => fetch(review, { redirect: "manual", headers: { Cookie } });
  const [pair = ""] = cookie.split(";");
  expect((await open(pair)).status).toBe(200);
  for (const bad of [`${pair}x`, pair.slice(0, -9), "inquiry=%E0%A4%A", "inquiry=e30=.x"]) {
    const refused = await open(bad);
    expect(refused.status).toBe(303);
    const address = baseURL + String(refused.headers.get("Location"));
    const details = await fetch(address, { headers: { Cookie: bad } });
    expect(await details.text()).toContain("We could not read your details back");
  }
  for (const id of ["", "__proto__", "AAAAAAAAAAAAAAAAAAAAAA"]) {
    const hop = await page.request.get(`/book/strategy?id=${id}`, { maxRedirects: 0 });
    expect([hop.status(), hop.headers().location]).toEqual([303, expect.not.stringContaining("?")]);
  }
});
