import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { withdrawLead } from "~/outbox/withdraw.server";
import { advanceClock, writeInquiry } from "../studio.ts";
import { forgetEverything, openToldStudio } from "./notices.ts";

const MINUTE_MS = 60_000;

afterEach(async () => {
  vi.useRealTimers();
  await forgetEverything();
});

test("a new lead is told within a sweep, once, with nothing but kind and short name", async () => {
  const studio = openToldStudio();
  const inquiry = writeInquiry();
  const received = await acceptLead(studio.platform, inquiry);
  await acceptLead(studio.platform, inquiry);
  expect(await studio.told()).toEqual([]);
  await sweepLeads(studio.platform);
  await sweepLeads(studio.platform);

  const reference = received.status === "lost" ? "" : received.reference;
  const [notice, ...others] = await studio.told();
  expect(others).toEqual([]);
  expect(notice?.json).toEqual({
    event: "lead.new",
    reference,
    kind: "wizard",
    name: "Ada L.",
    count: 1,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    url: `https://studio.test/studio/leads/${reference}`,
  });
  expect(notice?.headers).toMatchObject({ "content-type": "application/json" });
  const id = await env.DB.prepare("SELECT id FROM notices").first("id");
  expect(notice?.headers["idempotency-key"]).toBe(id);
  expect(notice?.rawBody).not.toMatch(/Lovelace|visitor\.test|film/);
});

test("with NOTIFY_DETAILS every answer is told", async () => {
  const studio = openToldStudio({ NOTIFY_DETAILS: "on" });
  const inquiry = writeInquiry();
  await acceptLead(studio.platform, inquiry);
  await sweepLeads(studio.platform);
  expect((await studio.told())[0]?.json).toMatchObject({ details: inquiry.fields });
});

test("more than five at once are one notice without names, up to five are themselves", async () => {
  const studio = openToldStudio();
  for (let i = 0; i < 8; i++) await acceptLead(studio.platform, writeInquiry());
  await sweepLeads(studio.platform);
  expect((await studio.told()).map(({ json }) => json)).toEqual([
    {
      event: "lead.new",
      count: 8,
      at: expect.any(String),
      url: "https://studio.test/studio?state=new",
    },
  ]);
  for (let i = 0; i < 5; i++) await acceptLead(studio.platform, writeInquiry());
  await sweepLeads(studio.platform);
  await sweepLeads(studio.platform);
  expect(await studio.told()).toHaveLength(6);
});

test.each(["500", "hang", "reset", "redirect", "429"] as const)(
  "a webhook that answers with %s is told later, once, and no visitor notices",
  async (mode) => {
    const studio = openToldStudio({ DELIVER_TIMEOUT_MS: "300" });
    await studio.setMode(mode, 1);
    expect((await acceptLead(studio.platform, writeInquiry())).status).toBe("delivered");
    await sweepLeads(studio.platform);
    expect(await studio.told()).toEqual([]);
    advanceClock(MINUTE_MS);
    await sweepLeads(studio.platform);
    await sweepLeads(studio.platform);
    expect(await studio.told()).toHaveLength(1);
    const keys = (await studio.tried()).map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  },
);

test("a notice is given up after a day", async () => {
  const studio = openToldStudio();
  await studio.setMode("500");
  await acceptLead(studio.platform, writeInquiry());
  await sweepLeads(studio.platform);
  advanceClock(25 * 60 * MINUTE_MS);
  await sweepLeads(studio.platform);
  advanceClock(50 * 60 * MINUTE_MS);
  await sweepLeads(studio.platform);
  const about = "SELECT status FROM notices WHERE event = 'lead.new'";
  expect(await env.DB.prepare(about).first("status")).toBe("dead");
});

test("several sweeps at once tell a lead once", async () => {
  const studio = openToldStudio();
  await acceptLead(studio.platform, writeInquiry());
  await studio.setMode("slow");
  await Promise.all(Array.from({ length: 5 }, () => sweepLeads(studio.platform)));
  expect(await studio.told()).toHaveLength(1);
});

test("a person who is forgotten is not told of, and a withdrawn lead is", async () => {
  const studio = openToldStudio();
  const [forgotten, withdrawn] = [writeInquiry(), writeInquiry()];
  await acceptLead(studio.platform, forgotten);
  await env.DB.prepare("DELETE FROM leads").run();
  const received = await acceptLead(studio.platform, withdrawn);
  const reference = received.status === "lost" ? "" : received.reference;
  await withdrawLead(studio.platform, { submission: withdrawn.submission, reference });
  await sweepLeads(studio.platform);
  expect((await studio.told()).map(({ json }) => [json?.event, json?.reference])).toEqual([
    ["lead.new", reference],
    ["lead.withdrawn", reference],
  ]);
});
