import { expect, test } from "vitest";
import { openBooking } from "~/features/inquiry/booking.server";
import { encryptReview } from "~/features/inquiry/review.server";
import { submitInquiry } from "~/features/inquiry/submit.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { acceptedPosts, openStudio, readRows } from "../studio.ts";
import { openBrowser, restDetails } from "./inquiry-visit.ts";

test("the way to the scheduler leaves one lead, however often it is taken", async () => {
  const studio = openStudio();
  const { platform, settled } = studio;
  const { submission, ask, details } = await restDetails(studio);
  for (let time = 0; time < 3; time += 1) {
    const person = await openBooking(platform, ask(`/book/strategy?id=${submission}`));
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

test("sending it unchanged afterwards is a thank-you and no second lead; changed it is one", async () => {
  const studio = openStudio();
  const { platform, settled } = studio;
  const { submission, visit, ask, details } = await restDetails(studio);
  await openBooking(platform, ask(`/book/strategy?id=${submission}`));
  await settled();
  const send = async (challenge: string) => {
    const typed = { ...details.typed, challenge };
    const sealed = await encryptReview(platform, submission, { ...details, typed });
    const posted = { submission, sealed };
    return submitInquiry(platform, ask("/inquiry/review", { method: "POST" }), visit, posted);
  };
  expect(await send(details.typed.challenge)).toMatchObject({ ok: true });
  expect(await acceptedPosts(details.typed.email)).toHaveLength(1);
  expect(await send("Something else.")).toMatchObject({ ok: true });
  expect(await acceptedPosts(details.typed.email)).toHaveLength(2);
});

test("only a visit of the browser that typed accepted details leaves a lead", async () => {
  const studio = openStudio();
  const { platform, settled } = studio;
  const { submission, ask } = await restDetails(studio);
  const path = `/book/strategy?id=${submission}`;
  const ahead = { headers: { "Sec-Purpose": "prefetch;prerender" } };
  await openBooking(platform, ask(path, { method: "HEAD" }));
  await openBooking(platform, ask(path, ahead));
  expect(await openBooking(platform, (await openBrowser(studio)).ask(path))).toBeNull();
  expect(await openBooking(platform, new Request(`https://studio.test${path}`))).toBeNull();
  expect(await openBooking(platform, ask(path.replace(submission, "x")))).toBeNull();
  const draft = await restDetails(studio, { accepted: null });
  await openBooking(platform, draft.ask(`/book/strategy?id=${draft.submission}`));
  await settled();
  expect(await readRows(submission)).toEqual([]);
  expect(await readRows(draft.submission)).toEqual([]);
});

test("a filled honeypot is held, and a store that is down leads to the scheduler all the same", async () => {
  const studio = openStudio();
  const { platform, settled } = studio;
  const held = { at: Date.now(), held: true, tooFast: false };
  const robot = await restDetails(studio, { accepted: held });
  await openBooking(platform, robot.ask(`/book/strategy?id=${robot.submission}`));
  await settled();
  expect(await readRows(robot.submission)).toMatchObject([{ status: "held" }]);

  const { submission, ask } = await restDetails(studio);
  const down = breakStatements(platform, 99);
  expect(await openBooking(down, ask(`/book/strategy?id=${submission}`))).toBeNull();
  expect(takeErrors().length).toBeGreaterThan(0);
});
