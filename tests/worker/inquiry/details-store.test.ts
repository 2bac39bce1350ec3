import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import {
  deleteDetails,
  findDetails,
  type StoredDetails,
  saveDetails,
} from "~/features/inquiry/details-store.server";
import { deleteExpired } from "~/outbox/store/expiry.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { openStudio } from "../studio.ts";

const { platform } = openStudio();
const details: StoredDetails = {
  typed: { firstName: "Zoë", email: "half an addr", challenge: "日本 & 👋\n\nNobody knows us." },
  mintedAt: 1_760_000_000_000,
  accepted: null,
};

function newOwner() {
  const id = () => crypto.randomUUID().replaceAll("-", "").slice(0, 22);
  return { session: id(), submission: id() };
}

test("details are found unchanged, by their own session only", async () => {
  const owner = newOwner();
  expect(await findDetails(platform, owner)).toEqual({ state: "none" });
  expect(await saveDetails(platform, owner, details)).toBe(true);
  expect(await findDetails(platform, owner)).toEqual({ state: "found", details });
  const stranger = { ...owner, session: newOwner().session };
  expect(await findDetails(platform, stranger)).toEqual({ state: "foreign" });
});

test("no value can be read in the database", async () => {
  const owner = newOwner();
  await saveDetails(platform, owner, details);
  const row = await env.DB.prepare("SELECT * FROM details WHERE submission = ?1")
    .bind(owner.submission)
    .first();
  expect(JSON.stringify(row)).not.toMatch(/Zoë|half|Nobody/);
});

test("a row that was moved to another submission cannot be decrypted", async () => {
  const [mine, other] = [newOwner(), newOwner()];
  await saveDetails(platform, mine, details);
  await env.DB.prepare("UPDATE details SET submission = ?1 WHERE submission = ?2")
    .bind(other.submission, mine.submission)
    .run();
  const moved = { ...mine, submission: other.submission };
  expect(await findDetails(platform, moved)).toEqual({ state: "none" });
});

test("two sessions may have details of one submission", async () => {
  const owner = newOwner();
  const other = { ...owner, session: newOwner().session };
  const changed = { ...details, typed: { firstName: "Ada" } };
  await Promise.all([saveDetails(platform, owner, details), saveDetails(platform, other, changed)]);
  expect(await findDetails(platform, owner)).toEqual({ state: "found", details });
  expect(await findDetails(platform, other)).toEqual({ state: "found", details: changed });
  await deleteDetails(platform, owner);
  expect((await findDetails(platform, owner)).state).toBe("foreign");
  expect((await findDetails(platform, other)).state).toBe("found");
});

test("a session keeps the newest fifty", async () => {
  const { session } = newOwner();
  const submissions = Array.from({ length: 53 }, () => newOwner().submission);
  for (const [index, submission] of submissions.entries()) {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_790_000_000_000 + index });
    await saveDetails(platform, { session, submission }, details);
  }
  vi.useRealTimers();
  const states = await Promise.all(
    submissions.map((submission) => findDetails(platform, { session, submission })),
  );
  expect(states.map(({ state }) => state)).toEqual([
    ...Array(3).fill("none"),
    ...Array(50).fill("found"),
  ]);
});

test("details expire after two days, also while the cron does not run", async () => {
  const owner = newOwner();
  await saveDetails(platform, owner, details);
  const hour = 60 * 60 * 1000;
  await deleteExpired(platform, Date.now() + 47 * hour);
  expect((await findDetails(platform, owner)).state).toBe("found");
  expect((await findDetails(platform, owner, Date.now() + 49 * hour)).state).toBe("none");
  await deleteExpired(platform, Date.now() + 49 * hour);
  expect((await findDetails(platform, owner)).state).toBe("none");
});

test("a query that fails once is repeated, and a database that is down is reported", async () => {
  const owner = newOwner();
  expect(await saveDetails(breakStatements(platform, 1), owner, details)).toBe(true);
  expect((await findDetails(breakStatements(platform, 1), owner)).state).toBe("found");
  expect(await saveDetails(breakStatements(platform, 9), owner, details)).toBe(false);
  expect((await findDetails(breakStatements(platform, 9), owner)).state).toBe("down");
  await deleteDetails(breakStatements(platform, 9), owner);
  expect(takeErrors()).toHaveLength(3);
});
