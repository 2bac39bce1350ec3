import { expect, test } from "vitest";
import { acceptedPosts, forms, openStudio } from "../studio.ts";
import { newSession, reachReview, review, send, valuesOf } from "./inquiry-visitor.ts";

const studio = openStudio();
const FORMER = "the secret of last year, thirty-two characters";
const former = openStudio({ SESSION_SECRET: FORMER });

const DAMAGES: [string, (sealed: string) => string | Promise<string>][] = [
  [
    "changed",
    (sealed) => `${sealed.slice(0, 60)}${sealed[60] === "A" ? "B" : "A"}${sealed.slice(61)}`,
  ],
  ["emptied", () => ""],
  ["of another submission", async () => (await reachReview(studio)).sealed],
  ["from another secret", async () => (await reachReview(former)).sealed],
  ["no text of ours", () => '{"typed":{"email":"eve@visitor.test"}}\u0000\ud800'],
];

test.each(DAMAGES)(
  "an encrypted review %s reopens the form, and nothing is sent",
  async (_name, damage) => {
    const shown = await reachReview(studio);
    const result = await send(studio, { ...shown, sealed: await damage(shown.sealed) });
    expect(result).toMatchObject({
      ok: false,
      status: 422,
      failed: { problem: "broken", form: { typed: valuesOf(shown.fields) } },
    });
    expect(await forms.posts(shown.email)).toEqual([]);
  },
);

test("a damaged review in another browser shows nothing personal", async () => {
  const shown = await reachReview(studio);
  const result = await send(studio, { ...shown, session: newSession(), sealed: "" });
  expect(result).toMatchObject({ status: 422, failed: { problem: "broken", form: { typed: {} } } });
});

test("a review without a submission reopens a form that can be sent", async () => {
  const result = await send(studio, { session: newSession(), submission: "", sealed: "" });
  const token = "failed" in result && "form" in result.failed ? result.failed.form.token : "";
  expect(token.split(".")[1]).toMatch(/^[\w-]{22}$/);
});

test("what the former secret encrypted and signed can be read after it was replaced", async () => {
  const shown = await reachReview(former);
  const replaced = openStudio({ SESSION_SECRET_OLD: FORMER });
  expect(await review(replaced, shown.session, shown.submission)).toMatchObject({
    summary: shown.summary,
  });
  expect(await send(replaced, shown)).toMatchObject({ ok: true });
  expect(await acceptedPosts(shown.email)).toHaveLength(1);
});
