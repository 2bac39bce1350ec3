import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { HONEYPOT } from "~/http/form-fields";
import {
  acceptedPosts,
  advanceClock,
  forms,
  HOUR_MS,
  openTestSite,
  readRows,
} from "../test-site.ts";
import {
  continueWith,
  fillDetails,
  newSession,
  reachReview,
  review,
  send,
  valuesOf,
} from "./inquiry-visitor.ts";

const site = openTestSite();
const FORMER = "the secret of last year, thirty-two characters";
const former = openTestSite({ SESSION_SECRET: FORMER });
const replaced = openTestSite({ SESSION_SECRET_OLD: FORMER });

test("a review is sent as it was shown after its row and its session were deleted", async () => {
  const shown = await reachReview(site);
  await env.DB.prepare("DELETE FROM details").run();
  expect(await send(site, { ...shown, session: newSession() })).toMatchObject({ ok: true });
  expect(await acceptedPosts(shown.email)).toMatchObject([
    {
      json: {
        name: "Zoë Quill",
        company: "Quill & Töchter",
        challenge: shown.fields.challenge,
        service_type: inquiry.services.find(({ value }) => value === "coaching")?.label,
      },
    },
  ]);
});

test("a review of 23 hours is sent", async () => {
  const shown = await reachReview(site);
  advanceClock(23 * HOUR_MS);
  expect(await send(site, shown)).toMatchObject({ ok: true });
  expect(await acceptedPosts(shown.email)).toHaveLength(1);
});

test("a filled honeypot of the details looks like success; the lead is held and not sent", async () => {
  const shown = await reachReview(site, { [HONEYPOT]: "robot" });
  expect(await send(site, shown)).toMatchObject({ ok: true });
  await site.settled();
  expect(await readRows(shown.submission)).toMatchObject([{ status: "held" }]);
  expect(await forms.posts(shown.email)).toEqual([]);
});

test.each([
  ["the row still there", false],
  ["the row gone", true],
])("after 25 hours the form is shown again with all values, %s", async (_name, isGone) => {
  const shown = await reachReview(site);
  if (isGone) await env.DB.prepare("DELETE FROM details").run();
  advanceClock(25 * HOUR_MS);
  const { session } = shown;
  const result = await send(site, shown);
  expect(result).toMatchObject({
    ok: false,
    status: 422,
    failed: { problem: "expired", form: { typed: valuesOf(shown.fields) } },
  });
  expect(await forms.posts(shown.email)).toEqual([]);

  const token = "failed" in result && "form" in result.failed ? result.failed.form.token : "";
  expect(await continueWith(site, session, { ...shown.fields, token })).toMatchObject({
    ok: true,
  });
  const again = await review(site, session, token.split(".")[1] ?? "");
  expect(again?.summary).toEqual(shown.summary);
});

test.each([
  ["of 25 hours", site, site, 25 * HOUR_MS, {}],
  ["of the former secret", former, replaced, 0, {}],
  ["that is damaged", site, site, 0, { sealed: "" }],
])(
  "a review %s is neither shown nor sent in another session",
  async (_, then, now, age, damage) => {
    const shown = await reachReview(then);
    advanceClock(age);
    const result = await send(now, { ...shown, ...damage, session: newSession() });
    expect(result).toMatchObject({
      status: 422,
      failed: { problem: "broken", form: { typed: {} } },
    });
    expect(await forms.posts(shown.email)).toEqual([]);
  },
);

test("the age counts from the accepted details, not from opening their review again", async () => {
  const shown = await reachReview(site);
  advanceClock(23 * HOUR_MS);
  const reopened = await review(site, shown.session, shown.submission);
  advanceClock(2 * HOUR_MS);
  const result = await send(site, { ...shown, sealed: String(reopened?.sealed) });
  expect(result).toMatchObject({ status: 422, failed: { problem: "expired" } });
});

test("twenty forms of one browser, posted at once, give twenty reviews of their own", async () => {
  const session = newSession();
  const filled = await Promise.all(
    Array.from({ length: 20 }, (_, i) => fillDetails(site, { company: `Company ${i}` })),
  );
  await Promise.all(filled.map(({ fields }) => continueWith(site, session, fields)));
  const reviews = await Promise.all(
    filled.map(({ submission }) => review(site, session, submission)),
  );
  const companies = reviews.map((shown) =>
    Object.fromEntries(shown?.summary.sections[1]?.rows ?? []),
  );
  expect(companies.map(({ Company }) => Company)).toEqual(
    filled.map(({ fields }) => fields.company),
  );
});

test("each tab sends what it shows, also the one whose details another tab has edited", async () => {
  const first = await reachReview(site);
  const edited = { ...first.fields, company: "The other tab" };
  await continueWith(site, first.session, edited);
  const second = await review(site, first.session, first.submission);
  await send(site, first);
  expect(await acceptedPosts(first.email)).toMatchObject([
    { json: { company: "Quill & Töchter" } },
  ]);
  await send(site, { ...first, sealed: String(second?.sealed) });
  expect((await acceptedPosts(first.email)).at(-1)).toMatchObject({
    json: { company: "The other tab" },
  });
});

test.each<[string, damage: (encryptedReview: string) => string | Promise<string>]>([
  [
    "changed",
    (encryptedReview) =>
      `${encryptedReview.slice(0, 60)}${encryptedReview[60] === "A" ? "B" : "A"}${encryptedReview.slice(61)}`,
  ],
  ["of another submission", async () => (await reachReview(site)).sealed],
  ["from another secret", async () => (await reachReview(former)).sealed],
  ["no text of ours", () => '{"typed":{"email":"eve@visitor.test"}}\u0000\ud800'],
])("an encrypted review %s reopens the form, and nothing is sent", async (_, damage) => {
  const shown = await reachReview(site);
  const result = await send(site, { ...shown, sealed: await damage(shown.sealed) });
  expect(result).toMatchObject({
    ok: false,
    status: 422,
    failed: { problem: "broken", form: { typed: valuesOf(shown.fields) } },
  });
  expect(await forms.posts(shown.email)).toEqual([]);
});

test("a review without a submission reopens a form that can be sent", async () => {
  const result = await send(site, { session: newSession(), submission: "", sealed: "" });
  const token = "failed" in result && "form" in result.failed ? result.failed.form.token : "";
  expect(token.split(".")[1]).toMatch(/^[\w-]{22}$/);
});

test("what the former secret encrypted and signed can be read after it was replaced", async () => {
  const shown = await reachReview(former);
  expect(await review(replaced, shown.session, shown.submission)).toMatchObject({
    summary: shown.summary,
  });
  expect(await send(replaced, shown)).toMatchObject({ ok: true });
  expect(await acceptedPosts(shown.email)).toHaveLength(1);
});
