import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import {
  findVisitorDetails,
  forgetVisitorDetails,
  purgeVisitorDetails,
  saveVisitorDetails,
  type VisitorDetails,
} from "~/features/inquiry/details/visitor-details.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { openStudio } from "../studio.ts";

const { platform } = openStudio();
const details: VisitorDetails = {
  typed: { firstName: "Zoë", email: "half an addr", challenge: "日本 & 👋\n\nNobody knows us." },
  mintedAt: 1_760_000_000_000,
  accepted: null,
};

function newOwner() {
  const id = () => crypto.randomUUID().replaceAll("-", "").slice(0, 22);
  return { session: id(), submission: id() };
}

test("details come back to the letter, for their own session only", async () => {
  const owner = newOwner();
  expect(await findVisitorDetails(platform, owner)).toEqual({ state: "none" });
  expect(await saveVisitorDetails(platform, owner, details)).toBe(true);
  expect(await findVisitorDetails(platform, owner)).toEqual({ state: "found", details });
  const stranger = { ...owner, session: newOwner().session };
  expect(await findVisitorDetails(platform, stranger)).toEqual({ state: "foreign" });
});

test("nothing that was typed can be read in the store", async () => {
  const owner = newOwner();
  await saveVisitorDetails(platform, owner, details);
  const row = await env.DB.prepare("SELECT * FROM details WHERE submission = ?1")
    .bind(owner.submission)
    .first();
  expect(JSON.stringify(row)).not.toMatch(/Zoë|half|Nobody/);
});

test("a row that was moved to another submission does not open", async () => {
  const [mine, other] = [newOwner(), newOwner()];
  await saveVisitorDetails(platform, mine, details);
  await env.DB.prepare("UPDATE details SET submission = ?1 WHERE submission = ?2")
    .bind(other.submission, mine.submission)
    .run();
  const moved = { ...mine, submission: other.submission };
  expect(await findVisitorDetails(platform, moved)).toEqual({ state: "none" });
});

test("two sessions may hold details of one submission", async () => {
  const owner = newOwner();
  const other = { ...owner, session: newOwner().session };
  const changed = { ...details, typed: { firstName: "Ada" } };
  await Promise.all([
    saveVisitorDetails(platform, owner, details),
    saveVisitorDetails(platform, other, changed),
  ]);
  expect(await findVisitorDetails(platform, owner)).toEqual({ state: "found", details });
  expect(await findVisitorDetails(platform, other)).toEqual({ state: "found", details: changed });
  await forgetVisitorDetails(platform, owner);
  expect((await findVisitorDetails(platform, owner)).state).toBe("foreign");
  expect((await findVisitorDetails(platform, other)).state).toBe("found");
});

test("a session keeps the newest fifty", async () => {
  const { session } = newOwner();
  const submissions = Array.from({ length: 53 }, () => newOwner().submission);
  for (const [index, submission] of submissions.entries()) {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_790_000_000_000 + index });
    await saveVisitorDetails(platform, { session, submission }, details);
  }
  vi.useRealTimers();
  const states = await Promise.all(
    submissions.map((submission) => findVisitorDetails(platform, { session, submission })),
  );
  expect(states.map(({ state }) => state)).toEqual([
    ...Array(3).fill("none"),
    ...Array(50).fill("found"),
  ]);
});

test("details that nobody came back for go after two days", async () => {
  const owner = newOwner();
  await saveVisitorDetails(platform, owner, details);
  const hour = 60 * 60 * 1000;
  await purgeVisitorDetails(env.DB, Date.now() + 47 * hour);
  expect((await findVisitorDetails(platform, owner)).state).toBe("found");
  await purgeVisitorDetails(env.DB, Date.now() + 49 * hour);
  expect((await findVisitorDetails(platform, owner)).state).toBe("none");
});

test("rows of former links to an inquiry go after two days", async () => {
  const hour = 60 * 60 * 1000;
  await env.DB.prepare(
    `INSERT INTO elsewhere (submission, key_hash, place, sealed, created)
     VALUES ('old', 'hash', '/inquiry/details', 'sealed', ?1)`,
  )
    .bind(Date.now())
    .run();
  const count = () => env.DB.prepare("SELECT COUNT(*) FROM elsewhere").first("COUNT(*)");
  await purgeVisitorDetails(env.DB, Date.now() + 47 * hour);
  expect(await count()).toBe(1);
  await purgeVisitorDetails(env.DB, Date.now() + 49 * hour);
  expect(await count()).toBe(0);
});

test("a store that stumbles once is asked again, one that is down is said to be", async () => {
  const owner = newOwner();
  expect(await saveVisitorDetails(breakStatements(platform, 1), owner, details)).toBe(true);
  expect((await findVisitorDetails(breakStatements(platform, 1), owner)).state).toBe("found");
  expect(await saveVisitorDetails(breakStatements(platform, 9), owner, details)).toBe(false);
  expect((await findVisitorDetails(breakStatements(platform, 9), owner)).state).toBe("down");
  await forgetVisitorDetails(breakStatements(platform, 9), owner);
  expect(takeErrors()).toHaveLength(3);
});
