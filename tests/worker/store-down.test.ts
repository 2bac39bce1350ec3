import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { receiveLead } from "~/outbox/receive-lead.server";
import { takeErrors } from "../setup/quiet-console.ts";
import { acceptedPosts, forms, openStudio, readRows, writeInquiry } from "./studio.ts";

/** A store whose batches fail, `before` or `after` they took effect, as often as told. */
function breakStore(moment: "before" | "after", times = Number.POSITIVE_INFINITY) {
  let left = times;
  const batch: D1Database["batch"] = async (statements) => {
    if (left <= 0 || moment === "after") {
      const results = await env.DB.batch<never>(statements);
      if (left <= 0) return results;
    }
    left -= 1;
    throw new Error("D1_ERROR: Network connection lost.");
  };
  return { batch, prepare: env.DB.prepare.bind(env.DB) } as D1Database;
}

test("without a store the lead is sent directly under the same key", async () => {
  const { platform } = openStudio({}, breakStore("before"));
  const inquiry = writeInquiry();

  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  const [post] = await acceptedPosts(inquiry.email);
  expect(post?.headers["idempotency-key"]).toMatch(new RegExp(`^${inquiry.submission}\\.`));
  expect(takeErrors()).toEqual([expect.stringContaining("lead.store-failed")]);
});

test("neither stored nor sent is lost, said honestly and logged without personal data", async () => {
  const { platform } = openStudio({}, breakStore("before"));
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email });

  expect(await receiveLead(platform, inquiry)).toEqual({ outcome: "lost" });
  const lines = takeErrors().join("\n");
  expect(lines).toContain('"event":"lead.lost"');
  expect(lines).not.toMatch(/visitor\.test|Ada|launch film/);
});

test("without store and endpoint a lead is lost, not received", async () => {
  const { platform } = openStudio({ FORMS_URL_WIZARD: "" }, breakStore("before"));
  expect(await receiveLead(platform, writeInquiry())).toEqual({ outcome: "lost" });
  expect(takeErrors()).toHaveLength(2);
});

test("a store that fails once is asked again", async () => {
  const { platform } = openStudio({}, breakStore("before", 1));
  const inquiry = writeInquiry();
  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("a store that writes and then fails once does not lock the lead out", async () => {
  const { platform } = openStudio({}, breakStore("after", 1));
  const inquiry = writeInquiry();
  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a row written by a store that reported failure is not sent again", async () => {
  const { platform } = openStudio({}, breakStore("after"));
  const inquiry = writeInquiry();
  expect((await receiveLead(platform, inquiry)).outcome).toBe("delivered");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
  expect(takeErrors()).toHaveLength(1);
});

test("without a store a filled honeypot is lost and not sent", async () => {
  const { platform } = openStudio({}, breakStore("before"));
  const inquiry = writeInquiry({ held: true });
  expect(await receiveLead(platform, inquiry)).toEqual({ outcome: "lost" });
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(takeErrors()).toHaveLength(2);
});
