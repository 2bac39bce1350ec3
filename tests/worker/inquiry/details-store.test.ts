import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import {
  deleteDetails,
  findDetails,
  type StoredDetails,
  saveDetails,
} from "~/features/inquiry/details-store.server";
import { encryptReview } from "~/features/inquiry/review.server";
import { submitInquiry } from "~/features/inquiry/submit.server";
import { createFormToken, newId } from "~/http/parse-post.server";
import { issueSentProof } from "~/outbox/sent-proof.server";
import { deleteExpired } from "~/outbox/store/expiry.server";
import { action as close } from "~/routes/inquiry/closed";
import { action as withdraw } from "~/routes/thank-you/withdraw";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import {
  acceptInquiry,
  advanceClock,
  countRows,
  HOUR_MS,
  openTestSite,
  routeArgs,
} from "../test-site.ts";
import { storeDetails } from "./inquiry-visitor.ts";

const { platform } = openTestSite();
const ADDRESS = "192.0.2.9";
const details: StoredDetails = {
  typed: { firstName: "Zoë", email: "half an addr", challenge: "日本 & 👋\n\nNobody knows us." },
  mintedAt: 1_760_000_000_000,
  accepted: null,
};

function newOwner() {
  return { session: newId(), submission: newId() };
}

test("details are found unchanged, by their own session only", async () => {
  const owner = newOwner();
  expect(await findDetails(platform, owner)).toEqual({ state: "none" });
  expect(await saveDetails(platform, owner, details, ADDRESS)).toBe("saved");
  expect(await findDetails(platform, owner)).toEqual({ state: "found", details });
  const stranger = { ...owner, session: newOwner().session };
  expect(await findDetails(platform, stranger)).toEqual({ state: "none" });
});

test("no value can be read in the database, and a row moved to another submission not at all", async () => {
  const [mine, other] = [newOwner(), newOwner()];
  await saveDetails(platform, mine, details, ADDRESS);
  const row = await env.DB.prepare("SELECT * FROM details").first();
  expect(JSON.stringify(row)).not.toMatch(/Zoë|half|Nobody/);
  await env.DB.prepare("UPDATE details SET submission = ?1").bind(other.submission).run();
  const moved = { ...mine, submission: other.submission };
  expect(await findDetails(platform, moved)).toEqual({ state: "none" });
});

test("two sessions may have details of one submission", async () => {
  const owner = newOwner();
  const other = { ...owner, session: newOwner().session };
  const changed = { ...details, typed: { firstName: "Ada" } };
  await Promise.all([
    saveDetails(platform, owner, details, ADDRESS),
    saveDetails(platform, other, changed, ADDRESS),
  ]);
  expect(await findDetails(platform, owner)).toEqual({ state: "found", details });
  expect(await findDetails(platform, other)).toEqual({ state: "found", details: changed });
  await deleteDetails(platform, owner);
  expect((await findDetails(platform, owner)).state).toBe("none");
  expect((await findDetails(platform, other)).state).toBe("found");
});

test("a session keeps the newest fifty", async () => {
  const { session } = newOwner();
  const submissions = Array.from({ length: 53 }, () => newOwner().submission);
  const start = Date.now() - 1_000;
  for (const [index, submission] of submissions.entries()) {
    vi.useFakeTimers({ toFake: ["Date"], now: start + index });
    await saveDetails(platform, { session, submission }, details, ADDRESS);
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
  await saveDetails(platform, owner, details, ADDRESS);
  await deleteExpired(platform, Date.now() + 47 * HOUR_MS);
  expect((await findDetails(platform, owner)).state).toBe("found");
  advanceClock(49 * HOUR_MS);
  expect((await findDetails(platform, owner)).state).toBe("none");
  await deleteExpired(platform, Date.now());
  vi.useRealTimers();
  expect((await findDetails(platform, owner)).state).toBe("none");
});

test("a query that fails once is repeated, and a database that is down is reported", async () => {
  const owner = newOwner();
  expect(await saveDetails(breakStatements(platform, 1), owner, details, ADDRESS)).toBe("saved");
  expect((await findDetails(breakStatements(platform, 1), owner)).state).toBe("found");
  expect(await saveDetails(breakStatements(platform, 9), owner, details, ADDRESS)).toBe("failed");
  expect((await findDetails(breakStatements(platform, 9), owner)).state).toBe("down");
  await deleteDetails(breakStatements(platform, 9), owner);
  expect(takeErrors()).toHaveLength(3);
});

test("what a form may post is read back, however long", async () => {
  const owner = newOwner();
  const long = { ...details, typed: { challenge: "\u65e5".repeat(85_000) } };
  expect(await saveDetails(platform, owner, long, ADDRESS)).toBe("saved");
  expect(await findDetails(platform, owner)).toEqual({ state: "found", details: long });
});

test("one address adds 200 rows a day; it may change them, and others are not limited", async () => {
  const address = "192.0.2.200";
  const owners = Array.from({ length: 203 }, newOwner);
  const save = (owner: ReturnType<typeof newOwner>, from = address) =>
    saveDetails(platform, owner, details, from);
  const states = await Promise.all(owners.map((owner) => save(owner)));
  expect(states.filter((state) => state === "saved")).toHaveLength(200);
  expect(states.filter((state) => state === "limited")).toHaveLength(3);
  const [first] = owners.filter((_, index) => states[index] === "saved");
  expect(await save(first ?? newOwner())).toBe("saved");
  expect(await save(newOwner(), "192.0.2.201")).toBe("saved");
  const unlimited = openTestSite({ RATE_LIMITS: "off" }).platform;
  expect(await saveDetails(unlimited, newOwner(), details, address)).toBe("saved");
});

test("details are saved 300 times a day from one address, and as often in one session", async () => {
  const saveTimes = async (count: number, save: (time: number) => Promise<string>) => {
    const states = await Promise.all(Array.from({ length: count }, (_, time) => save(time)));
    return states.filter((state) => state === "saved").length;
  };
  const owner = newOwner();
  const fromOneAddress = () => saveDetails(platform, owner, details, "192.0.2.210");
  expect(await saveTimes(310, fromOneAddress)).toBe(300);
  const another = newOwner();
  const fromAnywhere = (time: number) =>
    saveDetails(platform, another, details, `198.51.100.${time % 100}`);
  expect(await saveTimes(310, fromAnywhere)).toBe(300);
  expect(await saveDetails(platform, newOwner(), details, "198.51.100.1")).toBe("saved");
  advanceClock(24 * HOUR_MS);
  expect(await fromOneAddress()).toBe("saved");
});

test("an IPv6 network of 48 bits saves ten times as often, from however many addresses", async () => {
  let address = 0;
  const save = (network: string) =>
    saveDetails(platform, newOwner(), details, `${network}:${(address++).toString(16)}`);
  expect(await save("2001:db8:9")).toBe("saved");
  // As after 2,999 times: each count but that of the network stays below its limit with new addresses.
  await env.DB.exec("UPDATE saves SET count = 2999");
  expect(await save("2001:db8:9")).toBe("saved");
  expect(await save("2001:db8:9")).toBe("limited");
  expect(await save("2001:db8:a")).toBe("saved");
});

test.each(["closing", "sending", "withdrawing"] as const)(
  "%s deletes the details, also when nobody waits for the answer",
  async (what) => {
    const site = openTestSite();
    const { platform } = site;
    const { submission, session, requestTo, details } = await storeDetails(site);
    const post = (fields: Record<string, string>, proof = "") => {
      const Cookie = `${requestTo("/").headers.get("Cookie")}; ${proof.split(";")[0]}`;
      const init = { method: "POST", body: new URLSearchParams(fields), headers: { Cookie } };
      return routeArgs(platform, requestTo("/", init)) as never;
    };
    if (what === "closing") void close(post({ id: submission, next: "/" }));
    if (what === "sending") {
      const encryptedReview = await encryptReview(platform, submission, details);
      void submitInquiry(platform, requestTo("/"), session, { submission, encryptedReview });
    }
    if (what === "withdrawing") {
      const { reference } = await acceptInquiry(platform, { submission });
      const proof = await issueSentProof(platform, "inquiry", { submission, reference });
      const { SESSION_SECRET } = platform.settings;
      const token = await createFormToken(SESSION_SECRET, Date.now(), submission);
      void withdraw(post({ token, next: "/" }, proof));
    }
    await vi.waitFor(async () => expect(await countRows("details")).toBe(0));
    await site.settled();
  },
);
