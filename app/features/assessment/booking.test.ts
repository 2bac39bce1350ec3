import { expect, test } from "vitest";
import * as z from "zod";
import type { Platform } from "~/env.server";
import { createFormToken } from "~/http/parse-post.server";
import { parseEnv } from "~/settings/settings.server";
import { assessmentContent, encodeAnswers } from "./answer-code";
import { bookCall, bookingSchema } from "./booking.server";
import { callTopics } from "./recommendations";
import { openResults } from "./results.server";

const SECRET = "secret";
const PERSON = { fullName: "Ada Quill", email: "ada@visitor.test" };
const code = encodeAnswers({
  answers: Object.fromEntries(assessmentContent.layout.questions.map(({ id }) => [id, "no"])),
  context: {},
});

/** Posts to a platform without a store: a refused post must not need one. */
async function post(fields: Record<string, string>, { limited = false, age = 60_000 } = {}) {
  const token = await createFormToken(SECRET, Date.now() - age);
  const body = new URLSearchParams({ token, ...PERSON, ...fields });
  const platform = {
    settings: parseEnv({ SESSION_SECRET: SECRET }),
    bindings: {
      POSTS: { limit: async () => ({ success: true }) },
      SUBMITS: { limit: async () => ({ success: !limited }) },
    },
  } as unknown as Platform;
  const request = new Request("http://studio.test/book", { method: "POST", body });
  return { result: await bookCall(platform, request, code), token };
}

test.each([
  [{ fullName: " " }, "incomplete"],
  [{ email: " " }, "incomplete"],
  [{ email: "ada" }, "invalid"],
  [{ company: "x".repeat(101) }, "invalid"],
])("%o is refused as %s, with everything entered kept", async (fields, problem) => {
  const { result, token } = await post(fields);
  expect(result).toMatchObject({ ok: false, status: 422, failed: { problem, token } });
  const entered = { ...PERSON, ...fields };
  expect(result).toHaveProperty("failed.reply.initialValue", expect.objectContaining(entered));
});

test("a forged and a stale token get a fresh one, and too many bookings keep the values", async () => {
  for (const { result, token } of [
    await post({ token: "forged" }),
    await post({}, { age: 25 * 60 * 60 * 1000 }),
  ]) {
    expect(result).toMatchObject({ ok: false, status: 422, failed: { problem: "expired" } });
    expect(result).not.toHaveProperty("failed.token", token);
  }
  const { result } = await post({ company: "Quill" }, { limited: true });
  expect(result).toMatchObject({ ok: false, status: 429, failed: { problem: "limited" } });
  expect(result).toHaveProperty("failed.reply.initialValue.company", "Quill");
});

test.each<[change: Record<string, string | undefined>, message?: string]>([
  [{ fullName: undefined }, "Full name is required"],
  [{ fullName: " \t " }, "Full name is required"],
  [{ fullName: "x".repeat(101) }, "Please use at most 100 characters"],
  [{ email: undefined }, "Email is required"],
  [{ email: `${"x".repeat(250)}@b.test` }, "Please use at most 254 characters"],
  // As browsers read an e-mail address.
  ...["ada", "ada@", "@visitor.test", "ada @visitor.test", "ada@-x.test", "ada@x..test"].map(
    (email): [{ email: string }, string] => [{ email }, "Email is invalid"],
  ),
  ...["ada@localhost", "a!#$%&'*@b-c.test", " ada@visitor.test "].map(
    (email): [{ email: string }] => [{ email }],
  ),
])("%o has the error %s", (change, message) => {
  const { error } = z.safeParse(bookingSchema, { ...PERSON, ...change });
  expect(error?.issues[0]?.message).toBe(message);
});

test("lines are trimmed and made of one line", () => {
  const typed = { ...PERSON, fullName: " Ada\n Quill ", company: "" };
  expect(z.parse(bookingSchema, typed)).toEqual({ ...PERSON, company: "" });
});

test("topics of the call are the priority actions, then other recommendations, each once", () => {
  const { results } = openResults(code);
  const topics = callTopics(results, "title");
  expect(topics.slice(0, 6)).toEqual(results.actions.map(({ title }) => title));
  expect(new Set(topics).size).toBe(topics.length);
});
