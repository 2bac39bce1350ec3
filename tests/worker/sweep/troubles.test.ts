import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { notifyIfSweepOverdue } from "~/outbox/notifications/incidents.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { advanceClock, forms, writeInquiry } from "../studio.ts";
import { forgetEverything, openToldStudio } from "./notices.ts";

const MINUTE_MS = 60_000;

afterEach(async () => {
  vi.useRealTimers();
  await forgetEverything();
});

type Told = Awaited<ReturnType<ReturnType<typeof openToldStudio>["told"]>>;
const events = (told: Told) =>
  told.map(({ json }) => json?.trouble ?? json?.event).filter((event) => event !== "lead.new");

test.each([
  ["validation422", "lead.dead"],
  ["empty200", "lead.unconfirmed"],
] as const)("%s: one notice of it, and one when it is settled", async (mode, event) => {
  const studio = openToldStudio({ FORMS_PROFILE: "formspree" });
  const inquiry = writeInquiry();
  await forms.setMode(mode, { match: inquiry.email, times: 1 });
  await acceptLead(studio.platform, inquiry);
  takeErrors();
  await sweepLeads(studio.platform);
  await sweepLeads(studio.platform);
  expect(events(await studio.told())).toEqual([event]);

  await env.DB.exec("UPDATE leads SET status = 'delivered'");
  await sweepLeads(studio.platform);
  await sweepLeads(studio.platform);
  const well = (await studio.told()).at(-1)?.json;
  expect(well).toEqual({
    event: "leads.well",
    count: 1,
    trouble: event,
    at: expect.any(String),
    url: `https://studio.test/studio?state=${event.split(".")[1]}`,
  });
  expect(events(await studio.told())).toEqual([event, event]);
});

test("a held lead is told as held, not as new, and once when it is settled", async () => {
  const studio = openToldStudio();
  await acceptLead(studio.platform, writeInquiry({ honeypotFilled: true }));
  await sweepLeads(studio.platform);
  expect((await studio.told()).map(({ json }) => json?.event)).toEqual(["lead.held"]);

  await env.DB.exec("UPDATE leads SET done = 1");
  await sweepLeads(studio.platform);
  await sweepLeads(studio.platform);
  expect((await studio.told()).map(({ json }) => [json?.event, json?.trouble])).toEqual([
    ["lead.held", undefined],
    ["leads.well", "lead.held"],
  ]);
});

test("leads that wait too long are told once, and once that they do not any more", async () => {
  const studio = openToldStudio({ WAITING_ALERT_MS: "60000", BACKOFF_MS: "600000" });
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await acceptLead(studio.platform, inquiry);
  for (let minute = 0; minute < 14; minute++) {
    advanceClock(MINUTE_MS);
    await sweepLeads(studio.platform);
  }
  expect(events(await studio.told())).toEqual(["leads.waiting", "leads.waiting"]);
  const [, begun, over] = (await studio.told()).map(({ json }) => json);
  expect([begun?.event, begun?.count, over?.event]).toEqual(["leads.waiting", 1, "leads.well"]);
});

test("a cron that stopped is told by the next visit, and by a sweep that it is back", async () => {
  const studio = openToldStudio();
  await sweepLeads(studio.platform);
  advanceClock(6 * MINUTE_MS);
  await notifyIfSweepOverdue(studio.platform);
  await notifyIfSweepOverdue(studio.platform);
  expect(events(await studio.told())).toEqual(["sweep.late"]);
  await sweepLeads(studio.platform);
  advanceClock(MINUTE_MS);
  await sweepLeads(studio.platform);
  await sweepLeads(studio.platform);
  expect(events(await studio.told())).toEqual(["sweep.late", "sweep.late"]);
});

test("a studio that wants no notices has none noted down", async () => {
  const studio = openToldStudio({ NOTIFY_URL: "" });
  await acceptLead(studio.platform, writeInquiry());
  await sweepLeads(studio.platform);
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM notices").first("n")).toBe(0);
});
