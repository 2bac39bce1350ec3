import { expect, test } from "vitest";
import { encodeAnswers, sections } from "~/features/assessment/answer-code";
import { bookCall } from "~/features/assessment/booking.server";
import { answerAll } from "~/features/assessment/fixture";
import { submitDetails } from "~/features/inquiry/details.server";
import {
  inquirySessionContext,
  inquirySessionMiddleware,
  readInquirySession,
} from "~/features/inquiry/session.server";
import { submitInquiry } from "~/features/inquiry/submit.server";
import { submitContactForm } from "~/features/lead-form/contact.server";
import { findRequestTopic, submitRequest } from "~/features/lead-form/request.server";
import { signedCookie } from "~/http/crypto.server";
import { newId } from "~/http/parse-post.server";
import { limitSteps } from "~/http/rate-limit.server";
import type { Platform } from "~/platform.server";
import { action as close } from "~/routes/inquiry/closed";
import wranglerConfig from "../../../wrangler.toml?raw";
import {
  continueWith,
  fillDetails,
  newSession,
  openBrowser,
  review,
  send,
} from "../inquiry/inquiry-visitor.ts";
import {
  advanceClock,
  countRows,
  exhausted,
  MINUTE_MS,
  openTestSite,
  readRows,
  routeArgs,
} from "../test-site.ts";

const OFFICE = "203.0.113.30";
const RESULTS = encodeAnswers({ answers: answerAll("no", sections), context: {} });
const answers = { campaign: {} };

/** Limiters as wrangler.toml sets them, which count by key and minute; `counted` names every limiter asked. */
function limitAsDeployed(platform: Platform) {
  const counted: string[] = [];
  const limiter = (name: string) => {
    const [, limit] = new RegExp(`name = "${name}"[^[]*?limit = (\\d+)`).exec(wranglerConfig) ?? [];
    const counts = new Map<string, number>();
    return {
      limit: async ({ key }: RateLimitOptions) => {
        counted.push(`${name} ${key}`);
        const window = `${key} ${Math.floor(Date.now() / MINUTE_MS)}`;
        const count = (counts.get(window) ?? 0) + 1;
        counts.set(window, count);
        return { success: count <= Number(limit) };
      },
    };
  };
  for (const name of ["SUBMITS", "POSTS", "STEPS", "NEW_SESSIONS", "SESSION_STEPS"] as const) {
    platform.bindings = { ...platform.bindings, [name]: limiter(name) };
  }
  return counted;
}

function post(fields: Record<string, string> = {}, address = OFFICE) {
  const headers = { "CF-Connecting-IP": address };
  const init = { method: "POST", headers, body: new URLSearchParams(fields) };
  return new Request("https://studio.test/", init);
}

const noStore = new Proxy({}, { get: () => expect.unreachable("the database was used") });

const FORMS: Record<string, (platform: Platform, request: Request) => Promise<unknown>> = {
  details: (platform, request) => submitDetails(platform, request, newSession(), answers),
  review: (platform, request) =>
    submitInquiry(platform, request, newSession(), { submission: newId(), encryptedReview: "x" }),
  "lead form": submitContactForm,
  request: (platform, request) =>
    submitRequest(platform, request, findRequestTopic({ kind: "strategy" })),
  booking: (platform, request) => bookCall(platform, request, RESULTS),
  close: (platform, request) =>
    close(routeArgs(platform, request) as never).catch(({ init }) => init),
};

test.each(Object.entries(FORMS))(
  "a %s posted above the limit is a 429 that uses no database",
  async (_, submit) => {
    const db = noStore as D1Database;
    const { platform } = openTestSite({}, db, noStore as KVNamespace);
    platform.bindings = { ...platform.bindings, POSTS: exhausted, SUBMITS: exhausted };
    expect(await submit(platform, post())).toMatchObject({ status: 429 });
  },
);

test("refused details of a session are counted by the address, and what was typed comes back", async () => {
  const site = openTestSite();
  const counted = limitAsDeployed(site.platform);
  const session = newSession();
  const fields = { ...(await fillDetails(site)).fields, email: "half" };
  const results = [];
  for (let time = 0; time < 140; time += 1) {
    // They may fall into two of the limiter's minutes.
    if (time === 60) advanceClock(MINUTE_MS);
    results.push(await submitDetails(site.platform, post(fields), session, answers));
  }
  const limited = results.filter((result) => !result.ok && result.status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(15);
  expect(limited[0]).toMatchObject({
    failed: { problem: "limited", reply: { initialValue: { email: "half" } } },
  });
  expect(new Set(counted)).toEqual(new Set([`POSTS ${OFFICE}`]));
});

test("an address gets 20 new sessions a minute; above it pages open, and details are a 429", async () => {
  const site = openTestSite();
  limitAsDeployed(site.platform);
  const visit = async () => {
    const args = routeArgs(site.platform, post());
    const response = await inquirySessionMiddleware(args, async () => new Response());
    const cookie = response instanceof Response && response.headers.get("Set-Cookie");
    return { cookie, session: args.context.get(inquirySessionContext) };
  };
  const visits = await Promise.all(Array.from({ length: 25 }, visit));
  expect(visits.filter(({ cookie }) => cookie)).toHaveLength(20);
  const late = visits.at(-1)?.session ?? newSession();
  const { fields } = await fillDetails(site);
  expect(await submitDetails(site.platform, post(fields), late, answers)).toMatchObject({
    status: 429,
    failed: { problem: "limited", token: fields.token },
  });
  expect(await countRows("details")).toBe(0);
});

test("thirty people of one office all send an inquiry within ten minutes, and none is held", async () => {
  const site = openTestSite({ FORMS_URL_WIZARD: "" });
  limitAsDeployed(site.platform);
  for (let person = 0; person < 30; person += 1) {
    if (person % 3 === 0) advanceClock(MINUTE_MS);
    const { session } = await openBrowser(site);
    const { fields, submission } = await fillDetails(site);
    const wrong = await continueWith(site, session, { ...fields, email: "half" });
    expect(wrong).toMatchObject({ status: 422 });
    expect(await continueWith(site, session, fields)).toMatchObject({ ok: true });
    const shown = await review(site, session, submission);
    const sent = await send(site, { session, submission, sealed: shown?.sealed ?? "" });
    expect(sent).toMatchObject({ ok: true });
    expect(await readRows(submission)).toMatchObject([{ status: "received" }]);
  }
});

const ADDRESS = "203.0.113.7";

/** Opens a step of the wizard; which limiter counted it, and under which key. */
async function openStep(cookieOf: (platform: Platform) => unknown) {
  const { platform } = openTestSite();
  const counted: string[] = [];
  for (const name of ["STEPS", "SESSION_STEPS"] as const) {
    const limit = async ({ key }: RateLimitOptions) => {
      counted.push(`${name} ${key}`);
      return { success: false };
    };
    platform.bindings = { ...platform.bindings, [name]: { limit } };
  }
  const headers = { "CF-Connecting-IP": ADDRESS, Cookie: String(await cookieOf(platform)) };
  const request = new Request("https://studio.test/inquiry/goals?flow=full", { headers });
  const args = routeArgs(platform, request);
  const middleware = limitSteps(readInquirySession);
  const thrown = await Promise.resolve(middleware(args, async () => new Response())).catch(
    (refusal) => refusal,
  );
  expect(thrown).toMatchObject({ init: { status: 429 } });
  expect(thrown.data.retryLink.href).toBe("/inquiry/goals?flow=full");
  return counted;
}

test("steps within a valid session are counted by the session", async () => {
  const id = newId();
  const counted = await openStep((platform) =>
    signedCookie(platform, "inquiry", { maxAge: 60 }).serialize(id),
  );
  expect(counted).toEqual([`SESSION_STEPS ${id}`]);
});

test.each([
  ["no cookie", ""],
  ["a forged one", `__Host-inquiry=${btoa(JSON.stringify("x".repeat(22)))}.forged`],
  ["one without its prefix", `inquiry=${btoa(JSON.stringify("x".repeat(22)))}`],
])("with %s they are counted by the address", async (_, cookie) => {
  expect(await openStep(() => cookie)).toEqual([`STEPS ${ADDRESS}`]);
});
