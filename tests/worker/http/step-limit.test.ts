import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { platformContext } from "~/env.server";
import { readInquirySession } from "~/features/inquiry/session.server";
import { signedCookie } from "~/http/crypto.server";
import { newId } from "~/http/parse-post.server";
import { limitSteps } from "~/http/rate-limit.server";
import { openStudio } from "../studio.ts";

const ADDRESS = "203.0.113.7";

/** Opens a step of the wizard; which limiter counted it, and under which key. */
async function openStep(
  cookieOf: (platform: ReturnType<typeof openStudio>["platform"]) => unknown,
) {
  const { platform } = openStudio();
  const counted: string[] = [];
  for (const name of ["STEPS", "SESSION_STEPS"] as const) {
    const limit = async ({ key }: RateLimitOptions) => {
      counted.push(`${name} ${key}`);
      return { success: false };
    };
    platform.bindings = { ...platform.bindings, [name]: { limit } };
  }
  const url = new URL("https://studio.test/inquiry/goals?flow=full");
  const headers = { "CF-Connecting-IP": ADDRESS, Cookie: String(await cookieOf(platform)) };
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  const args = { request: new Request(url, { headers }), url, context, params: {}, pattern: "" };
  const middleware = limitSteps(readInquirySession);
  const thrown = await Promise.resolve(middleware(args, async () => new Response())).catch(
    (refusal) => refusal,
  );
  expect(thrown).toMatchObject({ init: { status: 429 } });
  expect(thrown.data.retry.href).toBe("/inquiry/goals?flow=full");
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
