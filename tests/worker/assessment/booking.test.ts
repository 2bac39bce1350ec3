import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bookingMessages } from "#content/assessment/booking";
import { assessmentContent, encodeAnswers } from "~/features/assessment/answer-code";
import { bookCall } from "~/features/assessment/booking.server";
import { HONEYPOT } from "~/http/form-fields";
import { createFormToken } from "~/http/parse-post.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import { acceptedPosts, forms, openStudio, readRows } from "../studio.ts";

const { platform } = openStudio({ FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment` });
const code = encodeAnswers({
  answers: Object.fromEntries(assessmentContent.layout.questions.map(({ id }) => [id, "no"])),
  context: {},
});

async function book(email: string, { age = 60_000, ...fields }: Record<string, unknown> = {}) {
  const token = await createFormToken(platform.settings.SESSION_SECRET, Date.now() - Number(age));
  const body = new URLSearchParams({ token, fullName: "Ada Quill", email, company: "", ...fields });
  const request = new Request("https://studio.test/book", { method: "POST", body });
  const result = await bookCall(platform, request, code);
  return { result, submission: token.split(".")[1] ?? "" };
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
  const fields = { fullName: "Ada Quill", email, company: "", results: code };
  expect(JSON.parse(row?.fields ?? "")).toEqual(fields);
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
