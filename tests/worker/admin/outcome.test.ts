import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { site as content } from "#content/site.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { dayIn } from "~/content/format";
import type { Admin } from "~/features/admin/guard.server";
import { reasonLabel } from "~/features/admin/outcome.server";
import { openLeadPage } from "~/features/admin/pages.server";
import { runLeadAction } from "~/features/admin/run-lead-action.server";
import { toHeadings, toRow } from "~/outbox/admin/export";
import { exportLeads, listColumns } from "~/outbox/admin/leads";
import { queueReminders } from "~/outbox/notifications/reminders.server";
import { sendNotifications } from "~/outbox/notifications/send-notifications.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { deleteExpired } from "~/outbox/store/expiry.server";
import { openNotifiedSite } from "../sweep/notified-site.ts";
import { acceptInquiry, DAY_MS } from "../test-site.ts";

const setClock = (time: string | number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });

beforeEach(() => void setClock("2026-11-17T18:00Z"));

/** A lead, and what a signed-in user does with it. */
async function openAdmin() {
  const site = openNotifiedSite();
  const { platform } = site;
  const lead = await acceptInquiry(platform);
  const admin: Admin = {
    db: platform.bindings.DB,
    user: { name: "ada@studio.test", id: "ada", auth: "access" },
    platform,
  };
  let pages = 0;
  const post = (action: "won" | "lost" | "reopen" | "follow-up" | "done", typed = {}) => {
    pages += 1;
    const values = { note: "", amount: "", reason: "", day: "", ...typed };
    const posted = { action, page: `p${pages}`, values, isConfirmed: false };
    return runLeadAction(admin, lead.reference, posted);
  };
  const openPage = async () => {
    const page = await openLeadPage(admin, lead.reference, null);
    return page && "lead" in page ? page : expect.unreachable("no lead");
  };
  return { ...site, ...lead, post, openPage };
}

const DONE = { result: "done" };

test("a lead is won with an amount, which counts as answered, and that can be undone", async () => {
  const { post, openPage } = await openAdmin();
  expect(await post("won", { amount: "1.500,00" })).toEqual(DONE);
  expect((await openPage()).lead).toMatchObject({
    result: "won",
    amount: 150_000,
    done: Date.now(),
  });
  expect(await post("reopen")).toEqual(DONE);
  expect((await openPage()).lead).toMatchObject({ result: null, amount: null });
  expect(await post("reopen")).toMatchObject({ status: 409 });
  expect((await openPage()).acts.map(({ verb }) => verb)).toEqual(["reopen", "won"]);
});

test("an amount, a reason and a day are optional, and refused when they are none", async () => {
  const { post, openPage } = await openAdmin();
  expect(await post("won", { amount: "about 1500" })).toMatchObject({ problem: "amount" });
  expect(await post("lost", { reason: "gone" })).toMatchObject({ problem: "reason" });
  for (const day of ["2026-11-16", "soon", "2026-02-31", "2027-11-17"])
    expect(await post("follow-up", { day }), day).toMatchObject({ status: 422, problem: "day" });
  expect((await openPage()).lead).toMatchObject({ result: null, followUp: null });
  expect(await post("lost")).toEqual(DONE);
  expect(await post("won")).toEqual(DONE);
  expect((await openPage()).lead).toMatchObject({ result: "won", amount: null, reason: null });
});

test("a lost lead has a reason, which keeps its stored word once content does not have it", async () => {
  const { post, openPage } = await openAdmin();
  const [reason] = inbox.outcome.reasons;
  await post("lost", { reason: reason?.value });
  expect((await openPage()).reasonLabel).toBe(reason?.label);
  expect(reasonLabel("a-former-one")).toBe("a-former-one");
});

test("on the chosen day the studio is reminded once, also when it is closed on that day", async () => {
  const { post, openPage, platform, received, reference } = await openAdmin();
  const place = { ...content, timeZone: "UTC", holidays: [] };
  const hours = { days: "Monday to Friday", opens: "09:00", closes: "17:00", zone: "UTC" };
  const remindAt = async (time: string) => {
    setClock(time);
    await Promise.all([1, 2].map(() => queueReminders(platform, Date.now(), { ...place, hours })));
    await sendNotifications(platform, 20);
  };
  await sendNotifications(platform, 20);
  // A Saturday.
  expect(await post("follow-up", { day: "2026-11-21" })).toEqual(DONE);
  expect((await openPage()).lead.followUp).toBe("2026-11-21");
  await remindAt("2026-11-20T10:00Z");
  await remindAt("2026-11-21T10:00Z");
  expect(await received()).toHaveLength(1);
  await remindAt("2026-11-23T09:00Z");
  await remindAt("2026-11-23T09:01Z");
  const [, ...reminders] = (await received()).map(({ json }) => json);
  expect(reminders).toMatchObject([{ event: "lead.follow-up", reference }]);
  expect((await openPage()).lead.followUp).toBeNull();
});

test("of many leads to follow up on one day each is named", async () => {
  const { platform, received } = openNotifiedSite();
  for (let leads = 0; leads < 7; leads++) await acceptInquiry(platform);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM notices"),
    env.DB.prepare("UPDATE leads SET follow_up = '2026-11-17', done = 1"),
  ]);
  const place = { ...content, timeZone: "UTC", holidays: [] };
  const hours = { days: "Monday to Friday", opens: "09:00", closes: "19:00" };
  await queueReminders(platform, Date.now(), { ...place, hours });
  await sendNotifications(platform, 20);
  const references = (await received()).map(({ json }) => json?.reference);
  expect(new Set(references).size).toBe(7);
  expect(references).not.toContain(undefined);
});

test("an export ends with what became of leads, where something did", async () => {
  const { post } = await openAdmin();
  await post("won", { amount: "1500.5" });
  const columns = await listColumns(env.DB, {});
  expect(toHeadings(columns).slice(-3)).toEqual(["done", "result", "amount"]);
  for await (const leads of exportLeads(env.DB, {}))
    expect(leads.map((lead) => toRow(lead, columns).slice(-2))).toEqual([["won", "1500.5"]]);
});

test("what became of a lead stays when it is deleted, by month and without anything personal", async () => {
  const { post, platform } = await openAdmin();
  await post("won", { amount: "1500" });
  await acceptInquiry(platform);
  await acceptInquiry(platform, { honeypotFilled: true });
  await withdrawLead(platform, await acceptInquiry(platform));
  const month = dayIn("UTC", Date.now()).slice(0, 7);
  setClock(Date.now() + 200 * DAY_MS);
  await deleteExpired(platform, Date.now());
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM leads").first("n")).toBe(0);
  const { results } = await env.DB.prepare("SELECT * FROM lead_months").all();
  const sums = { leads: 2, answered: 1, won: 1, lost: 0, amount: 150_000 };
  expect(results).toEqual([
    { month, kind: "wizard", offer: "", source: "none", reason: "", ...sums },
  ]);
  setClock(Date.now() + 700 * DAY_MS);
  await deleteExpired(platform, Date.now());
  expect((await env.DB.prepare("SELECT * FROM lead_months").all()).results).toEqual([]);
});
