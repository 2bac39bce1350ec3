import { afterEach, expect, test, vi } from "vitest";
import type { Platform } from "~/env.server";
import { parseEnv } from "~/settings/settings.server";
import { reportConversion } from "./report-conversion.server";

const SET = {
  GA_MEASUREMENT_ID: "G-AB12",
  GA_API_SECRET: "s&cret",
  GA_ENDPOINT: "https://ga.test/",
};
const COOKIES = "consent=grant; _ga=GA1.1.1.2";

afterEach(() => vi.unstubAllGlobals());

test("with consent and a client the server reports behind the answer, to the configured endpoint", async () => {
  const { handover, sent } = await report(SET, COOKIES);
  expect(handover).toBeNull();
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
  const { handover, sent } = await report(variables, cookies, async () => first);
  expect(handover).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("without a secret the next page is asked to report, once", async () => {
  const variables = { ...SET, GA_API_SECRET: "" };
  const first = await report(variables, "consent=grant");
  expect(first.handover).toBe("conversion=quick; Max-Age=60; Path=/; SameSite=Lax");
  expect(first.sent).not.toHaveBeenCalled();
  const second = await report(variables, "consent=grant", async () => false);
  expect(second.handover).toBeNull();
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
    const { handover } = await report({ ...SET, GA_API_SECRET }, COOKIES, down);
    expect(handover).toBeNull();
    expect(takeErrors()).toHaveLength(1);
  }
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
  const handover = await reportConversion(platform, request, "quick", countOnce);
  await Promise.all(background);
  return { handover, sent };
}

function takeErrors() {
  const spy = vi.mocked(console.error);
  const lines = spy.mock.calls.map(String);
  spy.mockClear();
  return lines;
}
