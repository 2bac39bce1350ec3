import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { forgetPerson } from "~/outbox/admin/forget";
import { performAction } from "~/outbox/admin/perform-action";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore } from "../broken-stores.ts";
import {
  acceptedPosts,
  acceptInquiry,
  advanceClock,
  forms,
  MINUTE_MS,
  openTestSite,
  REST_MS,
  readRows,
} from "../test-site.ts";

// The first batch of an acceptance stores the lead, the next ones record its delivery.
test("a delivery is recorded even when the store fails three times", async () => {
  const site = openTestSite({}, breakStore("before", 3, 1));
  const { submission } = await acceptInquiry(site.platform);
  await site.settled();
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
});

test("a lead whose delivery only its marker records is not sent again", async () => {
  const site = openTestSite({}, breakStore("before", 4, 1));
  const { inquiry } = await acceptInquiry(site.platform);
  await site.settled();
  expect(takeErrors()).toEqual([expect.stringContaining("lead.store-failed")]);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending" }]);

  const healthy = openTestSite();
  advanceClock(REST_MS);
  await sweepLeads(healthy.platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test("a lead whose attempt had an unknown result waits 90 seconds, also for its visitor", async () => {
  const site = openTestSite({ BACKOFF_MS: "1" });
  advanceClock(0);
  const { inquiry } = await acceptInquiry(site.platform, {}, "reset");

  const due = Date.now() + REST_MS;
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "pending", due }]);

  expect((await acceptLead(site.platform, inquiry)).status).toBe("queued");
  advanceClock(REST_MS - 1_000);
  await sweepLeads(site.platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  advanceClock(1_000);
  expect((await acceptLead(site.platform, inquiry)).status).toBe("delivered");
});

test("a person's resend is sent, whatever became of earlier attempts and resends", async () => {
  const site = openTestSite();
  advanceClock(0);
  const { inquiry } = await acceptInquiry(site.platform);
  await site.settled();
  for (const accepted of [2, 3]) {
    advanceClock(1_000);
    const isThis = sql`submission = ${inquiry.submission}`;
    await performAction(env.DB, isThis, { action: "resend", who: "the test" });
    await forms.setMode("reset", { match: inquiry.email, times: 1 });
    await sweepLeads(site.platform);
    advanceClock(REST_MS);
    await sweepLeads(site.platform);
    await site.settled();
    expect(await acceptedPosts(inquiry.email)).toHaveLength(accepted);
  }
});

test("what a forgotten person sends again is sent in spite of the earlier marker", async () => {
  advanceClock(0);
  const site = openTestSite({ BACKOFF_MS: "1" });
  const { inquiry, submission } = await acceptInquiry(site.platform);
  await site.settled();
  const [row] = await readRows(submission);
  await forgetPerson(env.DB, { id: row?.id ?? "", reference: "", email: inquiry.email }, "owner");
  expect(await readRows(submission)).toEqual([]);
  advanceClock(MINUTE_MS);
  await forms.setMode("reset", { match: inquiry.email, times: 1 });
  await acceptLead(site.platform, inquiry);
  await site.settled();
  advanceClock(REST_MS);
  await sweepLeads(site.platform);
  await site.settled();
  takeErrors();
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
});

test("a resend from a computer whose clock is ten minutes behind is sent", async () => {
  advanceClock(0);
  const site = openTestSite();
  const { inquiry, submission } = await acceptInquiry(site.platform);
  await site.settled();
  advanceClock(-10 * MINUTE_MS);
  await performAction(env.DB, sql`submission = ${submission}`, { action: "resend", who: "laptop" });
  advanceClock(11 * MINUTE_MS);
  await forms.setMode("reset", { match: inquiry.email, times: 1 });
  await sweepLeads(site.platform);
  advanceClock(REST_MS);
  await sweepLeads(site.platform);
  await site.settled();
  expect(await acceptedPosts(inquiry.email)).toHaveLength(2);
});
