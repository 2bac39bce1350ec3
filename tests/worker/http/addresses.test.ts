import { expect, test } from "vitest";
import { publicCacheControl } from "~/http/cache-control";
import { handleRequest } from "../../../workers/handle-request.ts";
import { openTestSite } from "../test-site.ts";

const FORM = "application/x-www-form-urlencoded";
const SITE = "https://studio.test";
const SETTINGS = { SITE_ORIGIN: SITE, SESSION_SECRET: "s".repeat(32) };

const PAGES = ["/", "/about-us", "/contact", "/odd."];

/** Answers for a site whose pages are these, each of them cacheable; /contact renders a token. */
function open(address: string, init?: RequestInit) {
  const { platform } = openTestSite(SETTINGS);
  return handleRequest(new Request(SITE + address, init), platform, async ({ url, method }) => {
    const { pathname, search } = new URL(url);
    if (!PAGES.includes(pathname)) return new Response("missing", { status: 404 });
    const cacheControl = pathname === "/contact" ? "private, no-store" : publicCacheControl();
    const headers = { "Cache-Control": cacheControl };
    return new Response(`${method} ${pathname}${search}`, { headers });
  });
}

test.each([
  ["/about-us", /^public, max-age=0, s-maxage=\d+$/],
  ["/about-us?fbclid=x", /^private, max-age=0$/],
  ["/about-us?gclid=x&tab=diy", /^private, max-age=0$/],
  ["/about-us?msclkid=x", /^private, max-age=0$/],
  ["/about-us?utm_source=news", /^private, max-age=0$/],
  ["/contact?fbclid=x", /^private, no-store$/],
])("%s is answered with the policy %s", async (address, policy) => {
  expect((await open(address)).headers.get("Cache-Control")).toMatch(policy);
});

const ESCAPED = "/contact?utm_source=a&amp;utm_medium=b&amp;service=X";
const READABLE = "/contact?utm_source=a&utm_medium=b&service=X";

test("an address with &amp; between its parameters leads to the one it stands for", async () => {
  const answer = await open(ESCAPED);
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, READABLE]);
});

test("what is posted to such an address is read with the parameters it stands for", async () => {
  const headers = { "Content-Type": FORM, Origin: SITE };
  const answer = await open(ESCAPED, { method: "POST", headers, body: "email=a" });
  expect(await answer.text()).toBe(`POST ${READABLE}`);
});

test.each(["GET", "HEAD"])(
  "a %s of a pasted address leads to the page that it means",
  async (method) => {
    for (const end of [",", ")", ".", "%E2%80%9D", "%E2%80%8B", "%EF%BB%BF", ")."]) {
      const answer = await open(`/about-us${end}?utm_source=a`, { method });
      expect([answer.status, answer.headers.get("Location")], end).toEqual([
        308,
        "/about-us?utm_source=a",
      ]);
    }
  },
);

test.each([
  ["of a page whose own address ends so", "/odd.", 200],
  ["that means no page either", "/nowhere,", 404],
  ["without such an end", "/nowhere", 404],
])("an address %s is answered as it is", async (_, address, status) => {
  expect((await open(address)).status).toBe(status);
});

test("a post to a pasted address is not moved", async () => {
  const headers = { "Content-Type": FORM, Origin: SITE };
  expect((await open("/contact,", { method: "POST", headers, body: "a=b" })).status).toBe(404);
});
