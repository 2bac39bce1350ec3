import { type APIRequestContext, expect } from "@playwright/test";
import { readToken } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";

// Requests need no browser: each test runs once.
const once = { tag: "@no-js" };
const DETAILS = "/inquiry/details?flow=short&serviceType=consultation";
const ada = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@visitor.test",
  company: "Analytical Engines",
  challenge: "Nobody knows us.",
  budget: "tbd",
};

/** Opens the details form and sends it with these changes; redirects are not followed. */
async function sendDetails(request: APIRequestContext, changes: Record<string, string> = {}) {
  const token = readToken(await (await request.get(DETAILS)).text());
  const form = { token, ...ada, ...changes };
  return request.post(DETAILS, { form, maxRedirects: 0 });
}

test(
  "a rejected text of 10,000 characters is returned whole, with the error",
  once,
  async ({ request }) => {
    const challenge = "x".repeat(10_000);
    const response = await sendDetails(request, { challenge });
    const html = await response.text();
    expect(response.status()).toBe(422);
    expect(html).toContain(`>${challenge}</textarea>`);
    expect(html).toContain("Please use at most 5,000 characters");
    expect(html).toContain('value="Analytical Engines"');
  },
);

test(
  "posted values are rendered as text, without markup and control characters",
  once,
  async ({ request }) => {
    const typed = '"><script>x\u0000\u001b\u202e\u200b</script>';
    const response = await sendDetails(request, {
      company: typed,
      challenge: "</textarea>\u0007<b>",
    });
    expect(response.status()).toBe(303);
    const review = await (await request.get(response.headers().location ?? "")).text();
    expect(review).toContain("&quot;&gt;&lt;script&gt;x&lt;/script&gt;");
    expect(review).toContain("&lt;/textarea&gt;&lt;b&gt;");
  },
);

test("unknown fields are ignored", once, async ({ request }) => {
  const response = await sendDetails(request, {
    "tags[999999999]": "x",
    "challenge[999999999]": "x",
    "ada.b[0]": "x",
    ["__proto__"]: "x",
    "__proto__[polluted]": "x",
    constructor: "x",
    "constructor.prototype.polluted": "x",
  });
  expect(response.status()).toBe(303);
  expect((await request.get(response.headers().location ?? "")).status()).toBe(200);
});

test(
  "an e-mail address designed to be slow to check is rejected quickly",
  once,
  async ({ request }) => {
    const response = await sendDetails(request, { email: `${"@.".repeat(50_000)} x` });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain("Please use at most 100 characters");
  },
);

test("without a valid token the form is returned with its values", once, async ({ request }) => {
  for (const token of ["", "garbage", "__proto__"]) {
    const response = await sendDetails(request, { token });
    expect(response.status()).toBe(422);
    const html = await response.text();
    expect(html).toContain("This form had been open for a long time");
    expect(html).toContain('value="ada@visitor.test"');
  }
});

test("a tampered session cookie starts a new session", once, async ({ request, baseURL }) => {
  const first = await request.get("/inquiry/business-stage");
  const cookie = first.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^inquiry=.*; Max-Age=172800; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const saved = await sendDetails(request);
  expect(saved.headers()["set-cookie"]).toBeUndefined();
  expect(saved.headers().location).not.toMatch(/Ada|visitor/);

  const review = `${baseURL}${saved.headers().location}`;
  const open = async (Cookie: string) => {
    const response = await fetch(review, { redirect: "manual", headers: { Cookie } });
    return { status: response.status, location: response.headers.get("Location") ?? "" };
  };
  const [pair = ""] = cookie.split(";");
  expect((await open(pair)).status).toBe(200);
  for (const bad of [
    `${pair}x`,
    pair.slice(0, -9),
    "inquiry=%",
    "inquiry=%E0%A4%A",
    "inquiry=e30=.x",
    "inquiry=",
  ]) {
    const { status, location } = await open(bad);
    expect(status).toBe(303);
    const details = await fetch(baseURL + location, { headers: { Cookie: bad } });
    expect(details.status).toBe(200);
    expect(await details.text()).toContain("We could not read your details back");
  }
});

test("a submission id of another session books without details", once, async ({ request }) => {
  await sendDetails(request);
  for (const id of ["", "__proto__", "constructor", "x".repeat(22)]) {
    const response = await request.get(`/book/strategy?id=${id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(response.headers().location).not.toContain("?");
  }
});
