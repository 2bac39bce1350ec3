import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { messages as bookingMessages } from "#content/assessment/booking.yaml";
import form from "#content/forms/assessment.yaml";
import { encodeAnswers, sections } from "~/features/assessment/answer-code";
import { bookCall } from "~/features/assessment/booking.server";
import { answerAll } from "~/features/assessment/fixture";
import { sampleOf } from "~/forms/field";
import { HONEYPOT } from "~/http/form-fields";
import { createFormToken } from "~/http/parse-post.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import { acceptedPosts, countRows, forms, HOUR_MS, openTestSite, readRows } from "../test-site.ts";

const { platform } = openTestSite({ FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment` });
const code = encodeAnswers({ answers: answerAll("no", sections), context: {} });

const PERSON = sampleOf(form.filter((field) => field.required));

type Values = Record<string, unknown>;

async function book(email: string, { age = 60_000, ...fields }: Values = {}, site = platform) {
  const { SESSION_SECRET } = platform.settings;
  const token = await createFormToken(SESSION_SECRET, Date.now() - Number(age));
  const body = new URLSearchParams({ token, ...PERSON, email, company: "", ...fields });
  const request = new Request("https://studio.test/book", { method: "POST", body });
  const result = await bookCall(site, request, code);
  return { result, token, submission: token.split(".")[1] ?? "" };
}

const newEmail = () => `${crypto.randomUUID()}@visitor.test`;

test("a complete booking is delivered, with the person it is about", async () => {
  const email = newEmail();
  const { result, submission } = await book(email);
  expect(result).toMatchObject({ ok: true, messages: [bookingMessages.sent] });
  const [row, ...others] = await readRows(submission);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ kind: "assessment", status: "delivered", flags: "[]" });
  // By its fields a repeated booking is the same lead.
  const fields = { ...PERSON, email, company: "", results: code };
  expect(JSON.parse(row?.fields ?? "")).toMatchObject(fields);
  expect(await acceptedPosts(email)).toHaveLength(1);
});

test("a booking posted again is the same lead", async () => {
  const email = newEmail();
  const { token } = await book(email);
  expect((await book(email, { token })).result).toMatchObject({ ok: true });
  expect(await acceptedPosts(email)).toHaveLength(1);
});

test.each<[FormMode, state: string, status: string, alerts: number]>([
  ["500", "queued", "pending", 0],
  ["validation422", "refused", "dead", 1],
])("a booking that the service answers with %s is %s", async (mode, _, status, alerts) => {
  const email = newEmail();
  await forms.setMode(mode, { match: email, times: 1 });
  const { result, submission } = await book(email);
  expect(result).toMatchObject({ ok: true, messages: [] });
  expect(await readRows(submission)).toMatchObject([{ status }]);
  expect(takeErrors()).toHaveLength(alerts);
});

test("a robot's booking is held and a fast one is marked", async () => {
  const { submission } = await book(newEmail(), { [HONEYPOT]: "x", age: 100 });
  expect(await readRows(submission)).toMatchObject([
    { status: "held", flags: '["honeypot","too-fast"]' },
  ]);
});

test.each([
  [{ fullName: " " }, "incomplete"],
  [{ email: " " }, "incomplete"],
  [{ email: "ada" }, "invalid"],
  [{ company: "x".repeat(101) }, "invalid"],
])("%o is refused as %s, with everything entered kept", async (fields, problem) => {
  const { result, token } = await book("ada@visitor.test", fields);
  expect(result).toMatchObject({
    ok: false,
    status: 422,
    failed: { problem, token, reply: { initialValue: { fullName: PERSON.fullName, ...fields } } },
  });
  expect(await countRows("leads")).toBe(0);
});

test.each([
  ["forged", { token: "forged" }],
  ["stale", { age: 25 * HOUR_MS }],
])("a %s token gets a fresh one", async (_, fields) => {
  const { result, token } = await book("ada@visitor.test", fields);
  expect(result).toMatchObject({ ok: false, status: 422, failed: { problem: "expired" } });
  expect(result).not.toHaveProperty("failed.token", token);
});

test("too many bookings keep the values", async () => {
  const SUBMITS = { limit: async () => ({ success: false }) };
  const limited = { ...platform, bindings: { ...platform.bindings, SUBMITS } };
  const { result } = await book("ada@visitor.test", { company: "Quill" }, limited);
  expect(result).toMatchObject({
    ok: false,
    status: 429,
    failed: { problem: "limited", reply: { initialValue: { company: "Quill" } } },
  });
});
