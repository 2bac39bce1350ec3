import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import type { NewLead } from "~/outbox/lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore, noSecondStore } from "../broken-stores.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  edit,
  forms,
  openTestSite,
  REST_MS,
  readRows,
  writeInquiry,
} from "../test-site.ts";

function openStorelessStudio(variables: Record<string, string> = {}) {
  return openTestSite(variables, breakStore("before"), noSecondStore());
}

test("without both stores the lead is sent directly with the same key", async () => {
  const { platform } = openStorelessStudio();
  const { inquiry, status } = await acceptInquiry(platform);

  expect(status).toBe("delivered");
  const [post] = await acceptedPosts(inquiry.email);
  expect(post?.headers["idempotency-key"]).toMatch(new RegExp(`^${inquiry.submission}\\.`));
  expect(takeErrors()).toHaveLength(2);
});

test("a lead that is neither stored nor sent is reported as lost and logged without personal data", async () => {
  const { platform } = openStorelessStudio();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email });

  expect(await acceptLead(platform, inquiry)).toEqual({ status: "lost" });
  const lines = takeErrors().join("\n");
  expect(lines).toContain('"event":"lead.lost"');
  expect(lines).not.toMatch(/visitor\.test|\bAda\b|launch film/);
});

test.each<[what: string, Record<string, string>, Partial<NewLead>]>([
  ["a lead without an endpoint", { FORMS_URL_WIZARD: "" }, {}],
  ["a filled honeypot", {}, { honeypotFilled: true }],
])("without both stores %s is lost and not sent", async (_, variables, changes) => {
  const { platform } = openStorelessStudio(variables);
  const inquiry = writeInquiry(changes);
  expect(await acceptLead(platform, inquiry)).toEqual({ status: "lost" });
  expect(await forms.posts(inquiry.email)).toEqual([]);
  expect(takeErrors()).toHaveLength(3);
});

test.each(["before", "after"] as const)(
  "a store that fails once %s it writes does not block the lead",
  async (moment) => {
    const { platform } = openTestSite({}, breakStore(moment, 1));
    const { inquiry, status } = await acceptInquiry(platform);
    expect(status).toBe("delivered");
    expect(await readRows(inquiry.submission)).toMatchObject([
      { status: "delivered", attempts: 1 },
    ]);
    expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
  },
);

test("a lead that is in both stores is sent once", async () => {
  const { platform, settled } = openTestSite({}, breakStore("after"));
  const { inquiry, status } = await acceptInquiry(platform);
  expect(status).toBe("stored");
  await settled();
  expect(takeErrors()).toHaveLength(1);

  const healthy = openTestSite();
  await sweepLeads(healthy.platform);
  expect(await readRows(inquiry.submission)).toHaveLength(1);
  advanceClock(REST_MS);
  await sweepLeads(healthy.platform);
  await sweepLeads(healthy.platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("an insert that is repeated because its answer was lost counts as one attempt", async () => {
  const site = openTestSite({}, breakStore("after", 1));
  const { inquiry, submission } = await acceptInquiry(site.platform, {}, "500");
  await site.settled();
  takeErrors();
  expect(await readRows(submission)).toMatchObject([{ attempts: 1, unknown_outcomes: 0 }]);
  await acceptLead(site.platform, edit(inquiry, "Another message."));
  await site.settled();
  await env.DB.exec("UPDATE leads SET due = 0, updated = 0 WHERE status = 'pending'");
  await sweepLeads(site.platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});
