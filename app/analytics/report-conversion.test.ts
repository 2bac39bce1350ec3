import { afterEach, expect, test, vi } from "vitest";
import type { Platform } from "~/env.server";
import { parseEnv } from "~/settings/settings.server";
import { conversionRequest, readTagVisitor, reportConversion } from "./report-conversion.server";

const SET = {
  GA_MEASUREMENT_ID: "G-AB12",
  GA_API_SECRET: "s&cret",
  GA_ENDPOINT: "https://ga.test/",
};
const COOKIES = "consent=grant; _ga=GA1.1.1.2";

afterEach(() => vi.unstubAllGlobals());

test("with consent and a client the server reports behind the answer, to the configured endpoint", async () => {
  const { cookie, sent } = await report(SET, COOKIES);
  expect(cookie).toBeNull();
  expect(sent.mock.calls).toHaveLength(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("https://ga.test/mp/collect?measurement_id=G-AB12&api_secret=s%26cret");
  expect(JSON.parse(String(init?.body))).toMatchObject({ client_id: "1.2" });
});

test.each<[why: string, variables: Record<string, string>, cookies: string, first: boolean]>([
  ["unset", {}, COOKIES, true],
  ["a refusal", SET, "consent=deny; _ga=GA1.1.1.2", true],
  ["no choice", SET, "_ga=GA1.1.1.2", true],
  ["no client", SET, "consent=grant", true],
  ["the second report", SET, COOKIES, false],
])("%s sends nothing and hands nothing over", async (_why, variables, cookies, first) => {
  const { cookie, sent } = await report(variables, cookies, async () => first);
  expect(cookie).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("without a secret the next page is asked to report, once", async () => {
  const variables = { ...SET, GA_API_SECRET: "" };
  const first = await report(variables, "consent=grant");
  expect(first.cookie).toBe("conversion=quick; Max-Age=60; Path=/; SameSite=Lax");
  expect(first.sent).not.toHaveBeenCalled();
  const second = await report(variables, "consent=grant", async () => false);
  expect(second.cookie).toBeNull();
});

test.each<[string, () => Promise<Response>, string]>([
  ["a refusal", async () => new Response("no", { status: 500 }), "status 500"],
  [
    "silence",
    async () => Promise.reject(new DOMException("s&cret", "TimeoutError")),
    "TimeoutError",
  ],
])("%s is logged without secret or client, and hurts nobody", async (_what, answer, error) => {
  await report(SET, COOKIES, undefined, answer);
  const [line, ...others] = takeErrors();
  expect(others).toEqual([]);
  expect(JSON.parse(String(line))).toEqual({
    event: "conversion.failed",
    formType: "quick",
    error,
  });
});

test("a store that is down costs the report and nothing else", async () => {
  const down = () => Promise.reject(new Error("D1_ERROR"));
  for (const GA_API_SECRET of ["secret", ""]) {
    const { cookie } = await report({ ...SET, GA_API_SECRET }, COOKIES, down);
    expect(cookie).toBeNull();
    expect(takeErrors()).toHaveLength(1);
  }
});

test("one request holds the three events of a sent form", () => {
  const visitor = { clientId: "1.2", sessionId: "1700000000" };
  const session = { session_id: "1700000000", engagement_time_msec: 100 };
  const worth = { value: 1, currency: "USD" };
  expect(conversionRequest("wizard", visitor)).toEqual({
    client_id: "1.2",
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: [
      { name: "contact_form_submit", params: { form_type: "wizard", ...session } },
      { name: "conversion", params: { conversion_type: "contact_submit", ...worth, ...session } },
      { name: "generate_lead", params: { lead_source: "wizard", ...worth, ...session } },
    ],
  });
});

test("without a session the events go without one", () => {
  const { events } = conversionRequest("quick", { clientId: "1.2" });
  for (const { params } of events) expect(params).not.toHaveProperty("session_id");
});

test.each<[cookies: string, visitor: ReturnType<typeof readTagVisitor>]>([
  ["_ga=GA1.1.123456.7654321", { clientId: "123456.7654321" }],
  ["_ga=GA1.2-2.123456.7654321; _ga_OTHER=GS1.1.5.1", { clientId: "123456.7654321" }],
  [
    "_ga=GA1.1.123456.7654321; _ga_AB12=GS1.1.1700000000.3.1.1700000100.0.0.0",
    { clientId: "123456.7654321", sessionId: "1700000000" },
  ],
  [
    "_ga_AB12=GS2.1.s1700000000$o3$g1$t1700000100$j60$l0$h0; _ga=GA1.1.1.2",
    { clientId: "1.2", sessionId: "1700000000" },
  ],
  ["_ga=GA1.1.1.2; _ga_AB12=GS9.nothing", { clientId: "1.2" }],
  ["_ga_AB12=GS1.1.1700000000.3", null],
  ["_ga=ada@visitor.test", null],
  ["_ga=", null],
  ["", null],
])("the cookies %j are read", (cookies, visitor) => {
  const request = new Request("https://studio.test/", { headers: { Cookie: cookies } });
  expect(readTagVisitor(request, "G-AB12")).toEqual(visitor);
});

async function report(
  variables: Record<string, string>,
  cookies: string,
  countOnce = async () => true,
  answer = async () => new Response(null, { status: 204 }),
) {
  const sent = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", sent);
  const background: Promise<unknown>[] = [];
  const platform = {
    settings: parseEnv(variables),
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  } as Platform;
  const headers = { Cookie: cookies };
  const request = new Request("https://studio.test/contact", { method: "POST", headers });
  const cookie = await reportConversion(platform, request, "quick", countOnce);
  await Promise.all(background);
  return { cookie, sent };
}

function takeErrors() {
  const spy = vi.mocked(console.error);
  const lines = spy.mock.calls.map(String);
  spy.mockClear();
  return lines;
}
