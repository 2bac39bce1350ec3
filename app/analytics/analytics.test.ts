import { afterEach, expect, test, vi } from "vitest";
import { site } from "#content/site.yaml";
import type { Platform } from "~/platform.server";
import { parseEnv } from "~/settings/settings.server";
import {
  conversionRequest,
  hasConsent,
  readTagVisitor,
  recordChoice,
  reportConversion,
} from "./report-conversion.server";

const SET = {
  GA_MEASUREMENT_ID: "G-AB12",
  GA_API_SECRET: "s&cret",
  GA_ENDPOINT: "https://ga.test/",
};
const COOKIES = "consent=grant; _ga=GA1.1.1.2";

const carrying = (Cookie: string) =>
  new Request("https://studio.test/", { method: "POST", headers: { Cookie } });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["consent=grant", true],
  ["a=b; consent=grant; c=d", true],
  ["consent=deny", false],
  ["consent=granted", false],
  ["xconsent=grant", false],
  ["other=consent=grant", false],
  ["", false],
  ["consent=grant-gpc", true],
])("the cookies %j mean consent: %s", (cookies, consents) => {
  expect(hasConsent(carrying(cookies))).toBe(consents);
});

test.each([
  ["consent=grant", false],
  ["consent=grant-gpc", true],
  ["consent=deny", false],
  ["", false],
])("with Global Privacy Control, the cookies %j mean consent: %s", (cookies, consents) => {
  const request = carrying(cookies);
  request.headers.set("Sec-GPC", "1");
  expect(hasConsent(request)).toBe(consents);
});

test("a yes is kept for 180 days where scripts can read it, and a no deletes the tag's cookies", () => {
  expect(recordChoice("grant", "http://127.0.0.1:8787", "G-AB12")).toEqual([
    "consent=grant; Max-Age=15552000; Path=/; SameSite=Lax",
  ]);
  expect(recordChoice("deny", "https://studio.test", "G-AB12")).toEqual([
    "consent=deny; Max-Age=15552000; Path=/; SameSite=Lax; Secure",
    "_ga=; Max-Age=0; Path=/",
    "_ga_AB12=; Max-Age=0; Path=/",
  ]);
});

test("with consent and a client the server reports behind the answer, to the configured endpoint", async () => {
  const { cookie, sent } = await report(SET, COOKIES);
  expect(cookie).toBeNull();
  expect(sent.mock.calls).toHaveLength(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("https://ga.test/mp/collect?measurement_id=G-AB12&api_secret=s%26cret");
  expect(JSON.parse(String(init?.body))).toMatchObject({ client_id: "1.2" });
});

test.each<[why: string, variables: Record<string, string>, cookies: string, first?: boolean]>([
  ["unset", {}, COOKIES],
  ["a refusal", SET, "consent=deny; _ga=GA1.1.1.2"],
  ["no choice", SET, "_ga=GA1.1.1.2"],
  ["no client", SET, "consent=grant"],
  ["the second report", SET, COOKIES, false],
])("%s sends nothing and hands nothing over", async (_why, variables, cookies, first = true) => {
  const { cookie, sent } = await report(variables, cookies, async () => first);
  expect(cookie).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("without a secret the next page is asked to report, once", async () => {
  const variables = { ...SET, GA_API_SECRET: "" };
  const first = await report(variables, "consent=grant");
  expect(first.cookie).toBe("conversion=quick; Max-Age=60; Path=/; SameSite=Lax");
  expect(first.sent).not.toHaveBeenCalled();
  expect((await report(variables, "consent=grant", async () => false)).cookie).toBeNull();
});

test.each<[string, () => Promise<Response>]>([
  ["status 500", async () => new Response("no", { status: 500 })],
  ["TimeoutError", () => Promise.reject(new DOMException("s&cret", "TimeoutError"))],
])("%s is logged without secret or client, and hurts nobody", async (error, answer) => {
  await report(SET, COOKIES, undefined, answer);
  const line = { event: "conversion.failed", formType: "quick", error };
  expect(takeErrors().map((text) => JSON.parse(text))).toEqual([line]);
});

test("a store that is down costs the report and nothing else", async () => {
  const down = () => Promise.reject(new Error("D1_ERROR"));
  for (const GA_API_SECRET of ["secret", ""]) {
    const { cookie } = await report({ ...SET, GA_API_SECRET }, COOKIES, down);
    expect(cookie).toBeNull();
    expect(takeErrors()).toHaveLength(1);
  }
});

test.each<[session: object]>([
  [{ session_id: "1700000000", engagement_time_msec: 100 }],
  [{ engagement_time_msec: 100 }],
])("one request holds the three events of a sent form, with %j", (session) => {
  const visitor = { clientId: "1.2", sessionId: Object(session).session_id };
  const worth = { value: 1, currency: site.currency };
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

test.each<[cookies: string, clientId?: string, sessionId?: string]>([
  ["_ga=GA1.1.123456.7654321", "123456.7654321"],
  ["_ga=GA1.2-2.123456.7654321; _ga_OTHER=GS1.1.5.1", "123456.7654321"],
  ["_ga=GA1.1.1.2; _ga_AB12=GS1.1.1700000000.3.1.1700000100.0.0.0", "1.2", "1700000000"],
  ["_ga_AB12=GS2.1.s1700000000$o3$g1$t1700000100; _ga=GA1.1.1.2", "1.2", "1700000000"],
  ["_ga=GA1.1.1.2; _ga_AB12=GS9.nothing", "1.2"],
  ["_ga_AB12=GS1.1.1700000000.3"],
  ["_ga=ada@visitor.test"],
  ["_ga="],
  [""],
])("the cookies %j name the client %s and the session %s", (cookies, clientId, sessionId) => {
  const visitor = clientId ? { clientId, ...(sessionId && { sessionId }) } : null;
  expect(readTagVisitor(carrying(cookies), "G-AB12")).toEqual(visitor);
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
  const cookie = await reportConversion(platform, carrying(cookies), "quick", countOnce);
  await Promise.all(background);
  return { cookie, sent };
}

function takeErrors() {
  const spy = vi.mocked(console.error);
  const lines = spy.mock.calls.map(String);
  spy.mockClear();
  return lines;
}
