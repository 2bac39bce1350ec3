import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readInquirySession } from "~/features/inquiry/details/inquiry-session.server";
import { encryptReview } from "~/features/inquiry/details/reviewed-inquiry.server";
import { submitInquiry } from "~/features/inquiry/details/submit-inquiry.server";
import {
  findVisitorDetails,
  saveVisitorDetails,
} from "~/features/inquiry/details/visitor-details.server";
import {
  findElsewhere,
  mintElsewhere,
  purgeElsewhere,
  removeElsewhere,
} from "~/features/inquiry/elsewhere/elsewhere-link.server";
import { offerElsewhere } from "~/features/inquiry/elsewhere/offer-elsewhere.server";
import { openElsewhere } from "~/features/inquiry/elsewhere/open-elsewhere.server";
import { newId } from "~/http/forms/form-token.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { openStudio } from "../studio.ts";
import { acceptedDetails, openBrowser } from "./inquiry-visit.ts";

const HOUR = 60 * 60 * 1000;
const studio = openStudio();
const { platform, settled } = studio;

async function carry(details = acceptedDetails()) {
  const submission = newId();
  const inquiry = { submission, place: `/inquiry/review?id=${submission}`, details };
  const path = String(await mintElsewhere(platform, inquiry));
  return { ...inquiry, key: path.replace("/inquiry/elsewhere/", "") };
}

function cleanBrowser() {
  return new Request("https://studio.test/inquiry/elsewhere/");
}

test("a link opens the same step with the same details in a session of its own, more than once", async () => {
  const { submission, place, details, key } = await carry();
  const sessions = new Set<string>();
  for (let time = 0; time < 12; time += 1) {
    const opened = await openElsewhere(platform, cleanBrowser(), key);
    if (opened.state !== "open") throw new Error(opened.state);
    expect(opened.place).toBe(place);
    const Cookie = opened.cookie.split(";")[0] ?? "";
    const next = new Request("https://studio.test/", { headers: { Cookie } });
    const session = String(await readInquirySession(platform, next));
    sessions.add(session);
    expect(await findVisitorDetails(platform, { session, submission })).toEqual({
      state: "found",
      details,
    });
  }
  expect(sessions.size).toBe(12);
});

test("the store knows neither the key nor what was typed", async () => {
  const { submission, key, details } = await carry();
  const row = await env.DB.prepare("SELECT * FROM elsewhere WHERE submission = ?1")
    .bind(submission)
    .first();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(row)).not.toContain(key);
  expect(JSON.stringify(row)).not.toMatch(/Zoë|Quill|visitor\.test/);
  expect(JSON.stringify(row)).not.toContain(details.typed.email);
});

test("a changed key, a moved row and a removed link lead nowhere", async () => {
  const one = await carry();
  const flipped = (one.key.startsWith("0") ? "1" : "0") + one.key.slice(1);
  for (const key of [flipped, one.key.slice(1), `${one.key}0`, "", "x".repeat(100_000)]) {
    expect(await findElsewhere(platform, key)).toEqual({ state: "gone" });
  }
  const moved = newId();
  await env.DB.prepare("UPDATE elsewhere SET submission = ?1 WHERE submission = ?2")
    .bind(moved, one.submission)
    .run();
  expect(await findElsewhere(platform, one.key)).toEqual({ state: "gone" });
  const other = await carry();
  expect(await removeElsewhere(platform, other.submission)).toBe(true);
  expect(await openElsewhere(platform, cleanBrowser(), other.key)).toEqual({ state: "gone" });
});

test("a new link replaces the one before", async () => {
  const first = await carry();
  const path = await mintElsewhere(platform, first);
  expect((await findElsewhere(platform, first.key)).state).toBe("gone");
  expect((await findElsewhere(platform, String(path).slice(-32))).state).toBe("found");
});

test("a link opens for 48 hours, and the cron takes it away after that", async () => {
  const { key } = await carry();
  const states = async (age: number) =>
    (await findElsewhere(platform, key, Date.now() + age)).state;
  expect(await states(48 * HOUR - 60_000)).toBe("found");
  expect(await states(48 * HOUR)).toBe("gone");
  await purgeElsewhere(env.DB, Date.now() + 47 * HOUR);
  expect(await states(0)).toBe("found");
  expect(await purgeElsewhere(env.DB, Date.now() + 48 * HOUR)).toBeGreaterThan(0);
  expect(await states(0)).toBe("gone");
});

test("sending the inquiry ends its link", async () => {
  const { submission, key, details } = await carry();
  const { ask, visit } = await openBrowser(studio);
  const sealed = await encryptReview(platform, submission, details);
  const posted = { submission, sealed, pressed: "" };
  const sent = await submitInquiry(platform, ask("/inquiry/review"), visit, posted);
  expect(sent.ok).toBe(true);
  await settled();
  expect((await findElsewhere(platform, key)).state).toBe("gone");
});

test("what was typed after the link was made stays where it was typed", async () => {
  const { submission, details, key } = await carry();
  const { ask, visit } = await openBrowser(studio);
  const owner = { session: visit.session, submission };
  await openElsewhere(platform, ask("/"), key);
  const typed = { ...details.typed, company: "Typed later" };
  await saveVisitorDetails(platform, owner, { ...details, typed });
  const again = await openElsewhere(platform, ask("/"), key);
  expect(again.state).toBe("open");
  expect(await findVisitorDetails(platform, owner)).toMatchObject({ details: { typed } });
});

test("a store that is down is said to be, at each step", async () => {
  const inquiry = await carry();
  const down = breakStatements(platform, 99);
  expect((await offerElsewhere(down, "elsewhere", inquiry)).isDown).toBe(true);
  expect(await offerElsewhere(down, "unlink", inquiry)).toMatchObject({
    isDown: true,
    isLinked: true,
  });
  expect(await openElsewhere(down, cleanBrowser(), inquiry.key)).toEqual({ state: "down" });
  const full = breakStatements(platform, 99, /INSERT INTO details/);
  expect(await openElsewhere(full, cleanBrowser(), inquiry.key)).toEqual({ state: "down" });
  expect((await openElsewhere(platform, cleanBrowser(), inquiry.key)).state).toBe("open");
  expect(takeErrors()).toHaveLength(4);
});
