import { type APIResponse, expect } from "@playwright/test";
import { STRATEGY } from "../support/assessment.ts";
import { firstQuestion, optionOf } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

const { id, slug } = firstQuestion;
const STAGE = `/inquiry/${slug}`;
const DETAILS = "/inquiry/details?flow=short&serviceType=consultation";
const FORM = "application/x-www-form-urlencoded";

test("a post that no form sends is answered with an error page @no-js", async ({ request }) => {
  const post = (headers: Record<string, string>, data = "firstName=Ada") =>
    request.post(DETAILS, { data, headers: { "Content-Type": FORM, ...headers } });
  await expectErrorPage(await request.fetch(DETAILS, { method: "PUT" }), 405);
  await expectErrorPage(await request.post("/", { form: { a: "b" } }), 405);
  await expectErrorPage(await post({ "Content-Type": "application/json" }), 415);
  await expectErrorPage(await post({}, "firstName=%E0%A4%A"), 400);
  await expectErrorPage(await post({ Origin: "https://evil.test" }), 403);
  const large = await post({}, `challenge=${"x".repeat(300_000)}`);
  await expectErrorPage(large, 413);
  expect(await large.text()).toContain("Back button");
  expect((await post({})).status()).toBe(422);
});

test("a resource answers a post with plain text @no-js", async ({ request }) => {
  for (const path of ["/healthz", "/sitemap.xml", "/thank-you/receipt", `${STRATEGY}.txt`]) {
    const posted = await request.post(path, { form: { a: "b" } });
    expect([path, posted.status(), posted.headers().allow]).toEqual([path, 405, "GET, HEAD"]);
    expect(await posted.text()).toBe("This address does not answer that method.\n");
  }
  expect(await (await request.get(`${STRATEGY}x.txt`)).text()).toBe("There is nothing here.\n");
});

test("no unusual URL breaks the site @no-js", async ({ request, baseURL }) => {
  const odd: [string, number][] = [
    ["/%", 400],
    [`/${"x".repeat(9_000)}`, 414],
    ["/%00", 404],
    ["/inquiry/..%2f", 404],
    ["/inquiry/__proto__", 404],
    ["/inquiry/details;a=b", 404],
    ["/nope?plan=<script>", 404],
    [`${STAGE}?${id}=%3Cscript%3E`, 400],
  ];
  for (const [path, status] of odd)
    await expectErrorPage(await request.get(baseURL + path, { maxRedirects: 0 }), status);
  const tampered = await request.get(`${STAGE}?${id}=x`);
  expect(await tampered.text()).toContain(`href="${STAGE}"`);
  const repeated = `${STAGE}?${id}=${optionOf(firstQuestion).value}&${id}=x&__proto__=1&q=%`;
  expect((await request.get(repeated)).status()).toBe(200);
});

/** A page of the site that says what is wrong, with a way home, and nothing about the code. */
async function expectErrorPage(response: APIResponse, status: number) {
  const html = await response.text();
  expect(response.status(), response.url().slice(0, 200)).toBe(status);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home/);
  expect(html).not.toMatch(/\n\s+at |node_modules|\.tsx?\b/);
  expect(response.headers()["cache-control"]).toContain("no-store");
}
