import { expect, test } from "vitest";
import { encryptReview } from "~/features/inquiry/review.server";
import { prefillScheduler } from "~/features/inquiry/scheduler-prefill.server";
import { loader } from "~/routes/request/request";
import { acceptedPosts, exhausted, openTestSite, readRows, routeArgs } from "../test-site.ts";
import { openBrowser, send, storeDetails } from "./inquiry-visitor.ts";

test("the booking link stores one lead, however often it is followed", async () => {
  const site = openTestSite();
  const { platform, settled } = site;
  const { submission, requestTo, details } = await storeDetails(site);
  for (let time = 0; time < 3; time += 1) {
    const person = await prefillScheduler(platform, requestTo(`/book/strategy?id=${submission}`));
    expect(person).toMatchObject({ name: "Zoë Quill", email: details.typed.email });
    await settled();
  }
  expect(await readRows(submission)).toMatchObject([
    { status: "delivered", outcome: "booking opened" },
  ]);
  const [post, ...more] = await acceptedPosts(details.typed.email);
  expect(more).toEqual([]);
  const payload = post?.json as Record<string, string>;
  expect(payload.message).toMatch(/^Booking opened$/m);
  expect(Object.keys(payload)).not.toContain("outcome");
});

test("sending it afterwards stores a second lead only if it was changed", async () => {
  const site = openTestSite();
  const { platform, settled } = site;
  const { submission, session, requestTo, details } = await storeDetails(site);
  await prefillScheduler(platform, requestTo(`/book/strategy?id=${submission}`));
  await settled();
  const sendWith = async (challenge: string) => {
    const values = { ...details.typed, challenge };
    const encryptedReview = await encryptReview(platform, submission, {
      ...details,
      typed: values,
    });
    return send(site, { session, submission, sealed: encryptedReview });
  };
  expect(await sendWith(details.typed.challenge)).toMatchObject({ ok: true });
  expect(await acceptedPosts(details.typed.email)).toHaveLength(1);
  expect(await sendWith("Something else.")).toMatchObject({ ok: true });
  expect(await acceptedPosts(details.typed.email)).toHaveLength(2);
});

test("only a visit of the browser with accepted details stores a lead", async () => {
  const site = openTestSite();
  const { platform, settled } = site;
  const { submission, requestTo } = await storeDetails(site);
  const path = `/book/strategy?id=${submission}`;
  await prefillScheduler(platform, requestTo(path, { method: "HEAD" }));
  expect(await prefillScheduler(platform, (await openBrowser(site)).requestTo(path))).toBeNull();
  expect(await prefillScheduler(platform, new Request(`https://studio.test${path}`))).toBeNull();
  expect(await prefillScheduler(platform, requestTo(path.replace(submission, "x")))).toBeNull();
  const draft = await storeDetails(site, { accepted: null });
  await prefillScheduler(platform, draft.requestTo(`/book/strategy?id=${draft.submission}`));
  await settled();
  expect(await readRows(submission)).toEqual([]);
  expect(await readRows(draft.submission)).toEqual([]);
});

/** Opens `/book/strategy` of a site whose scheduler is at book.test; what its loader throws. */
async function openBookingLink(limited: boolean, headers: Record<string, string> = {}) {
  const site = openTestSite({ BOOKING_URLS: '{"strategy":"https://book.test/call"}' });
  if (limited) site.platform.bindings.SUBMITS = exhausted;
  const { submission, requestTo } = await storeDetails(site);
  const request = requestTo(`/book/strategy?id=${submission}`, { headers });
  const args = { ...routeArgs(site.platform, request), params: { kind: "strategy" } };
  const thrown = await loader(args as never).catch((response) => response);
  await site.settled();
  return { thrown, rows: await readRows(submission) };
}

test("above the send limit the link leads to the scheduler, and stores nothing", async () => {
  const { thrown, rows } = await openBookingLink(true);
  expect(thrown.headers.get("Location")).toBe("https://book.test/call");
  expect(rows).toEqual([]);
  expect((await openBookingLink(false)).rows).toHaveLength(1);
});

test.each([
  ["Sec-Purpose", "prefetch"],
  ["Sec-Purpose", "prefetch;prerender"],
  ["Sec-Purpose", "prerender"],
  ["Purpose", "prefetch"],
  ["X-Purpose", "preview"],
  ["X-Moz", "prefetch"],
])("a request with %s: %s stores nothing and leads nowhere", async (name, purpose) => {
  const { thrown, rows } = await openBookingLink(false, { [name]: purpose });
  expect(thrown).toMatchObject({ init: { status: 503 } });
  expect(rows).toEqual([]);
});

test("the booking of a filled honeypot is held", async () => {
  const site = openTestSite();
  const { platform, settled } = site;
  const accepted = { at: Date.now(), held: true, tooFast: false };
  const { submission, requestTo } = await storeDetails(site, { accepted });
  await prefillScheduler(platform, requestTo(`/book/strategy?id=${submission}`));
  await settled();
  expect(await readRows(submission)).toMatchObject([{ status: "held" }]);
});

test("an inquiry that is edited after booking names the first message and says that it replaces it", async () => {
  const site = openTestSite();
  const { platform, settled } = site;
  const { submission, session, requestTo, details } = await storeDetails(site);
  await prefillScheduler(platform, requestTo(`/book/strategy?id=${submission}`));
  await settled();
  const edited = { ...details, typed: { ...details.typed, challenge: "Two films." } };
  const sealed = await encryptReview(platform, submission, edited);
  expect(await send(site, { session, submission, sealed })).toMatchObject({ ok: true });
  const posts = await acceptedPosts(details.typed.email);
  const [first = "", second] = posts.map(({ json }) => (json as { message: string }).message);
  const [, reference] = /^Reference: (\S+)$/m.exec(first) ?? [];
  expect(first).not.toContain("replaces");
  expect(second).toMatch(
    new RegExp(
      `^Reference: \\S+\nThis replaces the message with the reference ${reference}\\.$`,
      "m",
    ),
  );
  expect(await readRows(submission)).toMatchObject([
    { status: "superseded" },
    { status: "delivered" },
  ]);
});
