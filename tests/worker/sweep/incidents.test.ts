import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { performAction } from "~/outbox/admin/perform-action";
import { notifyIfSweepOverdue } from "~/outbox/notifications/incidents.server";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import {
  acceptInquiry,
  advanceClock,
  countRows,
  DAY_MS,
  forms,
  HOUR_MS,
  MINUTE_MS,
  readRows,
} from "../test-site.ts";
import { MAIL, openNotifiedSite } from "./notified-site.ts";

type Received = Awaited<ReturnType<ReturnType<typeof openNotifiedSite>["received"]>>;
const events = (received: Received) =>
  received.map(({ json }) => json?.trouble ?? json?.event).filter((event) => event !== "lead.new");

test.each([
  ["validation422", "lead.dead"],
  ["empty200", "lead.unconfirmed"],
] as const)("%s: one notification, and one when it is settled", async (mode, event) => {
  const site = openNotifiedSite({ FORMS_PROFILE: "formspree" });
  const { inquiry } = await acceptInquiry(site.platform, {}, mode);
  takeErrors();
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  expect(events(await site.received())).toEqual([event]);

  // Queued again, it is not settled before it is sent.
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  const queue = { action: event === "lead.dead" ? "retry" : "resend", who: "owner" } as const;
  await performAction(env.DB, sql`TRUE`, queue);
  await sweepLeads(site.platform);
  expect(events(await site.received())).toEqual([event]);

  await env.DB.exec("UPDATE leads SET status = 'delivered'");
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  const well = (await site.received()).at(-1)?.json;
  expect(well).toEqual({
    event: "leads.well",
    count: 1,
    trouble: event,
    at: expect.any(String),
    url: `https://studio.test/studio?state=${event.split(".")[1]}`,
  });
  expect(events(await site.received())).toEqual([event, event]);
});

test("a held lead is notified as held, not as new, and once when it is settled", async () => {
  const site = openNotifiedSite();
  await acceptInquiry(site.platform, { honeypotFilled: true });
  await sweepLeads(site.platform);
  expect((await site.received()).map(({ json }) => json?.event)).toEqual(["lead.held"]);

  await env.DB.exec("UPDATE leads SET done = 1");
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  expect((await site.received()).map(({ json }) => [json?.event, json?.trouble])).toEqual([
    ["lead.held", undefined],
    ["leads.well", "lead.held"],
  ]);
});

test("leads that wait too long are notified once, and once when they do not any more", async () => {
  const slow = { WAITING_ALERT_MS: "60000", BACKOFF_MS: "600000" };
  const site = openNotifiedSite({ ...slow, ...MAIL });
  await acceptInquiry(site.platform, {}, "500");
  for (let minute = 0; minute < 14; minute++) {
    advanceClock(MINUTE_MS);
    await sweepLeads(site.platform);
  }
  expect(events(await site.received())).toEqual(["leads.waiting", "leads.waiting"]);
  const [, begun, over] = (await site.received()).map(({ json }) => json);
  expect([begun?.event, begun?.count, over?.event]).toEqual(["leads.waiting", 1, "leads.well"]);
  const subjects = site.mails.map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining("1 lead has waited too long"));
});

test("a cron that stopped is notified by the next visit, and its return by a sweep", async () => {
  const site = openNotifiedSite();
  await sweepLeads(site.platform);
  advanceClock(6 * MINUTE_MS);
  await notifyIfSweepOverdue(site.platform);
  await notifyIfSweepOverdue(site.platform);
  expect(events(await site.received())).toEqual(["sweep.late"]);
  await sweepLeads(site.platform);
  advanceClock(MINUTE_MS);
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  expect(events(await site.received())).toEqual(["sweep.late", "sweep.late"]);
});

test("held leads are announced once, three days before they are deleted", async () => {
  const site = openNotifiedSite({ HELD_DAYS: "10" });
  for (let lead = 0; lead < 2; lead += 1) {
    await acceptInquiry(site.platform, { honeypotFilled: true });
  }
  const expiring = async () =>
    (await site.received())
      .map(({ json }) => json)
      .filter((json) => json?.event === "leads.expiring");
  advanceClock(6 * DAY_MS);
  await sweepLeads(site.platform);
  expect(await expiring()).toEqual([]);
  for (let day = 0; day < 2; day += 1) {
    advanceClock(DAY_MS);
    await sweepLeads(site.platform);
  }
  expect(await expiring()).toMatchObject([{ count: 2 }]);
  advanceClock(3 * DAY_MS);
  await sweepLeads(site.platform);
  expect(await countRows("leads")).toBe(0);
});

test("without a channel no notification is recorded", async () => {
  const site = openNotifiedSite({ NOTIFY_URL: "" });
  await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  expect(await countRows("notices")).toBe(0);
});

test("the waiting time of a released lead counts from its release", async () => {
  advanceClock(0);
  const site = openNotifiedSite();
  const { submission } = await acceptInquiry(site.platform, { honeypotFilled: true });
  await sweepLeads(site.platform);
  advanceClock(2 * HOUR_MS);
  await sweepLeads(site.platform);
  await performAction(env.DB, sql`submission = ${submission}`, { action: "release", who: "owner" });
  advanceClock(MINUTE_MS);
  await sweepLeads(site.platform);
  advanceClock(MINUTE_MS);
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
  const events = (await site.received()).map(({ json }) => json?.trouble ?? json?.event);
  expect(events).not.toContain("leads.waiting");
});
