import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { openNotifiedSite } from "../sweep/notified-site.ts";
import {
  acceptInquiry,
  advanceClock,
  countRows,
  HOUR_MS,
  openTestSite,
  readRows,
} from "../test-site.ts";

/** How many of so many new leads are held. */
async function send(count: number, ipAddress: string, caps: Record<string, string>) {
  const { platform } = openTestSite({ FORMS_URL_WIZARD: "", ...caps });
  const accepting = Array.from({ length: count }, () => acceptInquiry(platform, { ipAddress }));
  const received = await Promise.all(accepting);
  return received.filter(({ status }) => status === "held").length;
}

test("more than HOURLY_CAP from one address are held, even all at once, and others are not", async () => {
  const caps = { HOURLY_CAP: "3" };
  expect(await send(5, "192.0.2.1", caps)).toBe(2);
  expect(await send(2, "192.0.2.2", caps)).toBe(0);
  advanceClock(HOUR_MS + 1);
  expect(await send(3, "192.0.2.1", caps)).toBe(0);
});

test("DAILY_CAP counts a day, and the counts are deleted after it", async () => {
  const caps = { HOURLY_CAP: "10", DAILY_CAP: "4" };
  expect(await send(4, "192.0.2.3", caps)).toBe(0);
  advanceClock(2 * HOUR_MS);
  expect(await send(1, "192.0.2.3", caps)).toBe(1);
  advanceClock(25 * HOUR_MS);
  await sweepLeads(openTestSite().platform);
  expect(await countRows("sends")).toBe(0);
  expect(await send(1, "192.0.2.3", caps)).toBe(0);
});

test("the same lead counts once, and no address is stored", async () => {
  const { platform } = openTestSite({ HOURLY_CAP: "1" });
  const { inquiry } = await acceptInquiry(platform, { ipAddress: "192.0.2.4" });
  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
  const next = await acceptInquiry(platform, { ipAddress: "192.0.2.4" });
  expect(next.status).toBe("held");
  expect(await readRows(next.submission)).toMatchObject([{ status: "held", flags: '["cap"]' }]);
  const { results } = await env.DB.prepare("SELECT * FROM sends").all();
  expect(JSON.stringify(results)).not.toContain("192.0.2");
});

test("with RATE_LIMITS off only a cap that is set applies", async () => {
  expect(await send(32, "192.0.2.5", { RATE_LIMITS: "off" })).toBe(0);
  expect(await send(2, "192.0.2.5", { RATE_LIMITS: "off", HOURLY_CAP: "1" })).toBe(1);
  expect(await send(31, "192.0.2.6", {})).toBe(1);
});

test("SITE_DAILY_CAP holds what all visitors send above it in a day, and the owner is notified once", async () => {
  const site = openNotifiedSite({ SITE_DAILY_CAP: "3", FORMS_URL_WIZARD: "" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T12:00:00Z") });
  const sendFrom = (ipAddress: string) => acceptInquiry(site.platform, { ipAddress });
  const first = await Promise.all(["1", "2", "3", "4", "5"].map((n) => sendFrom(`192.0.2.1${n}`)));
  expect(first.filter(({ status }) => status === "held")).toHaveLength(2);
  for (let minute = 0; minute < 2; minute += 1) await sweepLeads(site.platform);
  const notifications = (await site.received()).map(({ json }) => json);
  expect(notifications.filter((notification) => notification?.event !== "lead.new")).toMatchObject([
    { event: "cap.reached", count: 3, url: "https://studio.test/studio?state=held" },
  ]);
  advanceClock(12 * HOUR_MS);
  expect((await sendFrom("192.0.2.11")).status).toBe("stored");
});
