import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { assessmentCopy } from "#content/assessment/copy";
import { submitBooking } from "~/features/assessment/booking.server";
import { answerAll, sample } from "~/features/assessment/fixture";
import { describeResults } from "~/features/assessment/results.server";
import { HONEYPOT } from "~/http/form-fields";
import { createFormToken } from "~/http/parse-post.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import { acceptedPosts, forms, openStudio, readRows } from "../studio.ts";

const { platform } = openStudio({ FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment` });
const call = {
  code: "1abc",
  permalink: "https://studio.test/results/1abc",
  title: "Video Readiness Audit",
  results: describeResults(sample.assessment, assessmentCopy, answerAll(21, "no")),
  context: {},
  preparation: [],
  bookingUrl: "https://book.test/",
};

async function book(email: string, { age = 60_000, ...fields }: Record<string, unknown> = {}) {
  const token = await createFormToken(platform.settings.SESSION_SECRET, Date.now() - Number(age));
  const body = new URLSearchParams({ token, fullName: "Ada Quill", email, company: "", ...fields });
  const request = new Request("https://studio.test/book", { method: "POST", body });
  const result = await submitBooking(platform, request, call);
  return { result, submission: token.split(".")[1] ?? "" };
}

const newEmail = () => `${crypto.randomUUID()}@visitor.test`;

test("a complete booking is delivered, with the person it is about", async () => {
  const email = newEmail();
  const { result, submission } = await book(email);
  expect(result).toMatchObject({
    ok: true,
    status: "delivered",
    person: { fullName: "Ada Quill", email },
  });
  expect(await readRows(submission)).toMatchObject([
    { kind: "assessment", status: "delivered", flags: "[]" },
  ]);
  expect(await acceptedPosts(email)).toHaveLength(1);
});

test.each<[FormMode, status: string, alerts: number]>([
  ["500", "queued", 0],
  ["validation422", "refused", 1],
])("a booking that the service answers with %s is %s", async (mode, status, alerts) => {
  const email = newEmail();
  await forms.setMode(mode, { match: email, times: 1 });
  expect((await book(email)).result).toMatchObject({ ok: true, status });
  expect(takeErrors()).toHaveLength(alerts);
});

test("a robot's booking is held and a fast one is marked", async () => {
  const { submission } = await book(newEmail(), { [HONEYPOT]: "x", age: 100 });
  expect(await readRows(submission)).toMatchObject([
    { status: "held", flags: '["honeypot","too-fast"]' },
  ]);
});
