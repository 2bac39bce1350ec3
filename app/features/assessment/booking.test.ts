import { expect, test } from "vitest";
import { assessmentCopy } from "#content/assessment/copy";
import type { Platform } from "~/env.server";
import { createFormToken } from "~/http/form-token.server";
import { parseEnv } from "~/settings/settings.server";
import { submitBooking } from "./booking.server";
import { answerAll, sample } from "./fixture";
import { describeResults } from "./results.server";

const SECRET = "secret";
const call = {
  code: "1abc",
  permalink: "http://studio.test/results/1abc",
  title: "Video Readiness Audit",
  results: describeResults(sample.assessment, assessmentCopy, answerAll(21, "no")),
  context: {},
  preparation: [],
  bookingUrl: "http://book.test/",
};

/** Posts to a platform without a store: a refused post must not need one. */
async function post(fields: Record<string, string>, { limited = false, age = 60_000 } = {}) {
  const token = await createFormToken(SECRET, Date.now() - age);
  const body = new URLSearchParams({
    token,
    fullName: "Ada Quill",
    email: "ada@visitor.test",
    ...fields,
  });
  const platform = {
    settings: parseEnv({ SESSION_SECRET: SECRET }),
    bindings: { SUBMITS: { limit: async () => ({ success: !limited }) } },
  } as unknown as Platform;
  const request = new Request("http://studio.test/book", { method: "POST", body });
  const result = await submitBooking(platform, request, call);
  return { result, token };
}

test.each([
  [{ fullName: " " }, "incomplete"],
  [{ email: " " }, "incomplete"],
  [{ email: "ada" }, "invalid"],
  [{ company: "x".repeat(101) }, "invalid"],
])("%o is refused as %s, with everything entered kept", async (fields, problem) => {
  const { result, token } = await post(fields);
  expect(result).toMatchObject({ ok: false, status: 422, failed: { problem, token } });
  const entered = { fullName: "Ada Quill", email: "ada@visitor.test", ...fields };
  expect(result).toHaveProperty("failed.reply.initialValue", expect.objectContaining(entered));
});

test("a forged and a stale token get a fresh one", async () => {
  for (const { result, token } of [
    await post({ token: "forged" }),
    await post({}, { age: 25 * 60 * 60 * 1000 }),
  ]) {
    expect(result).toMatchObject({ ok: false, status: 422, failed: { problem: "expired" } });
    expect(result).not.toHaveProperty("failed.token", token);
  }
});

test("too many bookings are a 429 that keeps the values", async () => {
  const { result } = await post({ company: "Quill" }, { limited: true });
  expect(result).toMatchObject({ ok: false, status: 429, failed: { problem: "limited" } });
  expect(result).toHaveProperty("failed.reply.initialValue.company", "Quill");
});
