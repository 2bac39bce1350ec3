import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { webhookFormats } from "~/outbox/notifications/webhook-formats";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import {
  acceptInquiry,
  advanceClock,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  REST_MS,
  readRows,
} from "../test-site.ts";
import { MAIL, openNotifiedSite } from "./notified-site.ts";

test("a new lead is notified by the next sweep, once, with kind and short name only", async () => {
  const site = openNotifiedSite();
  const { inquiry, reference } = await acceptInquiry(site.platform);
  await acceptLead(site.platform, inquiry);
  expect(await site.received()).toEqual([]);
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);

  const [notification, ...others] = await site.received();
  expect(others).toEqual([]);
  expect(notification?.json).toEqual({
    event: "lead.new",
    reference,
    kind: "wizard",
    name: "Ada L.",
    count: 1,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    url: `https://studio.test/studio/leads/${reference}`,
  });
  expect(notification?.headers).toMatchObject({ "content-type": "application/json" });
  const id = await env.DB.prepare("SELECT id FROM notices").first("id");
  expect(notification?.headers["idempotency-key"]).toBe(id);
  expect(notification?.rawBody).not.toMatch(/Lovelace|visitor\.test|film/);
});

test("with NOTIFY_DETAILS a notification contains every field", async () => {
  const site = openNotifiedSite({ NOTIFY_DETAILS: "on" });
  const { inquiry } = await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  expect((await site.received())[0]?.json).toMatchObject({ details: inquiry.fields });
});

test("a notification that is refused with 400 is sent once more without details", async () => {
  const site = openNotifiedSite({ NOTIFY_DETAILS: "on" });
  await site.setMode("400", 1);
  const { reference } = await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  const attempts = await site.attempts();
  expect(attempts.map(({ status }) => status)).toEqual([400, 204]);
  expect(attempts[1]?.json).toMatchObject({ event: "lead.new", reference, name: "Ada L." });
  expect(attempts[1]?.json).not.toHaveProperty("details");
  // A service that knows the key would answer the same refusal again.
  expect(attempts[1]?.headers["idempotency-key"]).not.toBe(attempts[0]?.headers["idempotency-key"]);
});

test("a notification without details that is refused with 400 is not sent twice at once", async () => {
  const site = openNotifiedSite();
  await site.setMode("400", 1);
  await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  expect(await site.attempts()).toHaveLength(1);
});

test("more than five leads at once are one notification without names, up to five are single ones", async () => {
  const site = openNotifiedSite();
  for (let i = 0; i < 8; i++) await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  expect((await site.received()).map(({ json }) => json)).toEqual([
    {
      event: "lead.new",
      count: 8,
      at: expect.any(String),
      url: "https://studio.test/studio?state=new",
    },
  ]);
  for (let i = 0; i < 5; i++) await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  expect(await site.received()).toHaveLength(6);
});

test.each(["500", "hang", "reset", "429"] as const)(
  "a webhook that answers with %s is notified later, once, without effect on the visitor",
  async (mode) => {
    const site = openNotifiedSite({ DELIVER_TIMEOUT_MS: "300" });
    await site.setMode(mode, 1);
    expect((await acceptInquiry(site.platform)).status).toBe("delivered");
    await sweepLeads(site.platform);
    expect(await site.received()).toEqual([]);
    advanceClock(MINUTE_MS);
    await sweepLeads(site.platform);
    await sweepLeads(site.platform);
    expect(await site.received()).toHaveLength(1);
    const keys = (await site.attempts()).map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  },
);

test("a webhook that answers with a redirect may have the notification: it is not sent again", async () => {
  const site = openNotifiedSite();
  await site.setMode("redirect");
  await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"notice.unconfirmed"')]);
  advanceClock(2 * MINUTE_MS);
  await sweepLeads(site.platform);
  expect(await site.attempts()).toHaveLength(1);
  const stored = "SELECT status, last_error FROM notices WHERE event = 'lead.new'";
  const row = await env.DB.prepare(stored).first();
  expect(row).toEqual({ status: "dead", last_error: "status 307" });
});

const ONLY_MAIL = { ...MAIL, NOTIFY_URL: "" };

test.each<[Record<string, string>, Record<string, string>?]>([
  [{ NOTIFY_URL: "nowhere" }],
  [{ NOTIFY_FORMAT: "pigeon" }],
  [{ ...ONLY_MAIL, NOTIFY_TO: "nobody" }, ONLY_MAIL],
  [{ ...ONLY_MAIL, NOTIFY_FROM: "" }, ONLY_MAIL],
])("a lead that came with %j is notified once that is corrected, once", async (invalid, valid) => {
  const { platform } = openNotifiedSite(invalid);
  const { reference } = await acceptInquiry(platform);
  await sweepLeads(platform);
  const site = openNotifiedSite(valid);
  await sweepLeads(site.platform);
  await sweepLeads(site.platform);
  const texts = [...(await site.received()).map(({ rawBody }) => rawBody), site.mails[0]?.text];
  expect(texts.filter(Boolean)).toEqual([expect.stringContaining(reference)]);
  expect(site.mails).toHaveLength(valid ? 1 : 0);
});

test("a notification is given up after a day", async () => {
  const site = openNotifiedSite();
  await site.setMode("500");
  await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  advanceClock(25 * 60 * MINUTE_MS);
  await sweepLeads(site.platform);
  advanceClock(50 * 60 * MINUTE_MS);
  await sweepLeads(site.platform);
  const about = "SELECT status FROM notices WHERE event = 'lead.new'";
  expect(await env.DB.prepare(about).first("status")).toBe("dead");
});

test("simultaneous sweeps notify a lead once", async () => {
  const site = openNotifiedSite();
  await acceptInquiry(site.platform);
  await site.setMode("slow");
  await Promise.all(Array.from({ length: 5 }, () => sweepLeads(site.platform)));
  expect(await site.received()).toHaveLength(1);
});

test("a forgotten person is not notified, and a withdrawn lead is", async () => {
  const site = openNotifiedSite();
  await acceptInquiry(site.platform);
  await env.DB.prepare("DELETE FROM leads").run();
  const { submission, reference } = await acceptInquiry(site.platform);
  await withdrawLead(site.platform, { submission, reference });
  await sweepLeads(site.platform);
  expect((await site.received()).map(({ json }) => [json?.event, json?.reference])).toEqual([
    ["lead.new", reference],
    ["lead.withdrawn", reference],
  ]);
});

test("with NOTIFY_DETAILS no notification of a withdrawn lead contains what was typed", async () => {
  const studio = openNotifiedSite({ NOTIFY_DETAILS: "on" });
  const { submission, reference } = await acceptInquiry(studio.platform);
  await withdrawLead(studio.platform, { submission, reference });
  await sweepLeads(studio.platform);
  const received = await studio.received();
  expect(received.map(({ json }) => json?.event)).toEqual(["lead.new", "lead.withdrawn"]);
  for (const { json, rawBody } of received) {
    expect(json).not.toHaveProperty("details");
    expect(rawBody).not.toMatch(/Lovelace|visitor\.test|film/);
  }
});

test("mail goes to every address, with subject and text, and replies reach the visitor only with details", async () => {
  const mail = { ...ONLY_MAIL, NOTIFY_TO: "a@studio.test, b@studio.test" };
  const plain = openNotifiedSite(mail);
  await acceptInquiry(plain.platform);
  await sweepLeads(plain.platform);
  expect(plain.mails).toMatchObject([
    {
      from: "site@studio.test",
      to: ["a@studio.test", "b@studio.test"],
      subject: expect.stringMatching(/^New inquiry from "Ada L\.", [0-9A-Z]{4}-[0-9A-Z]{4}$/),
      text: expect.stringContaining("https://studio.test/studio/leads/"),
    },
  ]);
  expect(JSON.stringify(plain.mails)).not.toMatch(/visitor\.test|Lovelace|film/);

  const open = openNotifiedSite({ ...mail, NOTIFY_DETAILS: "on" });
  const { inquiry } = await acceptInquiry(open.platform);
  await sweepLeads(open.platform);
  expect(open.mails).toMatchObject([
    { replyTo: inquiry.email, text: expect.stringContaining("We need a launch film.") },
  ]);
});

test("a name cannot become a header, a link or a second line", async () => {
  const site = openNotifiedSite({ ...MAIL, NOTIFY_DETAILS: "on" });
  const fields = {
    name: "Eve\r\nBcc: x@evil.test\u202e <script>",
    email: "eve@visitor.test\r\nBcc: x@evil.test",
    message: "Hi\u200b\n\nSign in: https://evil.test/studio",
  };
  await acceptInquiry(site.platform, { fields });
  await sweepLeads(site.platform);
  const [sent] = site.mails;
  expect(sent?.subject).toMatch(/^New inquiry from "Eve <\.", [0-9A-Z-]{9}$/);
  expect(sent?.replyTo).toBeUndefined();
  const details = sent?.text.split("\n\n").slice(2).join("\n\n");
  expect(details).toMatch(/^(>.*\n)+$/);
  expect(details).toContain("> message: Hi\n>   \n>   Sign in: https: //evil. test/studio\n");
});

test("a group that has new leads is not given up with its old ones", async () => {
  advanceClock(0);
  const site = openNotifiedSite();
  await site.setMode("500");
  for (let hour = 0; hour < 26; hour += 1) {
    await acceptInquiry(site.platform);
    for (let i = 0; i < 3; i += 1) {
      await sweepLeads(site.platform);
      advanceClock(20 * MINUTE_MS);
    }
  }
  const fresh = await env.DB.prepare(
    `SELECT SUM(count) AS n FROM notices WHERE status = 'pending' AND event = 'lead.new'`,
  ).first<number>("n");
  takeErrors();
  // Of the last 24 hours nothing may be given up yet.
  expect(fresh).toBeGreaterThanOrEqual(20);
});

test("due leads are sent although the mail service does not answer", async () => {
  const site = openNotifiedSite({
    NOTIFY_URL: "",
    ...MAIL,
    DELIVER_TIMEOUT_MS: "300",
    BACKOFF_MS: "1",
  });
  site.platform.bindings.EMAIL = { send: () => new Promise(() => {}) } as unknown as SendEmail;
  const { submission } = await acceptInquiry(site.platform, {}, "500");
  takeErrors();
  advanceClock(REST_MS);
  vi.useRealTimers();
  await env.DB.exec("UPDATE leads SET due = 0");
  const done = sweepLeads(site.platform).then(() => "done");
  const late = new Promise((resolve) => setTimeout(() => resolve("hangs"), 8_000));
  expect(await Promise.race([done, late])).toBe("done");
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
});

test("a delivered lead that is posted again over a cap is not notified as held", async () => {
  const site = openNotifiedSite({ HOURLY_CAP: "1" });
  const { inquiry, submission } = await acceptInquiry(site.platform, { ipAddress: "192.0.2.1" });
  await acceptInquiry(site.platform, { ipAddress: "192.0.2.2" });
  await acceptLead(site.platform, { ...inquiry, ipAddress: "192.0.2.2" });
  await site.settled();
  await sweepLeads(site.platform);
  expect(await readRows(submission)).toMatchObject([{ status: "delivered" }]);
  expect((await site.received()).map(({ json }) => json?.event)).toEqual(["lead.new", "lead.new"]);
});

test("a notification that waited two days for a valid setting is tried more than once", async () => {
  advanceClock(0);
  const wrong = openNotifiedSite({ NOTIFY_FORMAT: "wrong" });
  await acceptInquiry(wrong.platform);
  await sweepLeads(wrong.platform);
  advanceClock(2 * DAY_MS);
  const site = openNotifiedSite();
  await site.setMode("500", 1);
  await sweepLeads(site.platform);
  advanceClock(HOUR_MS);
  await sweepLeads(site.platform);
  takeErrors();
  expect((await site.received()).map(({ json }) => json?.event)).toContain("lead.new");
});

test.each(
  Object.keys(webhookFormats)
    .filter((it) => it !== "json")
    .flatMap((format) =>
      ["x", "&", "*", '"', "\\", "語", "👩\u200d🎤", "\n", "\u0301"].map(
        (text) => [format, text] as const,
      ),
    ),
)("%s takes a notification with 20,000 times %j in it", async (format, text) => {
  const site = openNotifiedSite({ NOTIFY_FORMAT: format, NOTIFY_DETAILS: "on" });
  const { reference } = await acceptInquiry(site.platform, {
    fields: { name: "Ada Lovelace", message: text.repeat(20_000), timeline: text.repeat(500) },
  });
  await sweepLeads(site.platform);
  const attempts = await site.attempts();
  expect(attempts.map(({ status }) => status)).toEqual([204]);
  expect(attempts[0]?.rawBody).toContain(reference);
});

test("a mail says that it is automatic, so that no absence note reaches the visitor", async () => {
  const site = openNotifiedSite({ ...MAIL, NOTIFY_URL: "" });
  await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  expect(site.mails).toMatchObject([
    { headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } },
  ]);
});

test.each([
  ["zoë@visitor.test", true],
  ["zoe@visitor.test", false],
])("a mail with the Reply-To %s that is refused is sent without it: %s", async (email, isSent) => {
  const site = openNotifiedSite({ ...MAIL, NOTIFY_URL: "", NOTIFY_DETAILS: "on" });
  const { EMAIL } = site.platform.bindings;
  const refuse = (mail: { replyTo?: string }) =>
    mail.replyTo ? Promise.reject(new Error("refused")) : EMAIL?.send(mail as never);
  site.platform.bindings.EMAIL = { send: refuse } as unknown as SendEmail;
  await acceptInquiry(site.platform, { fields: { name: "Zoë", email } });
  await sweepLeads(site.platform);
  expect(site.mails).toHaveLength(isSent ? 1 : 0);
  if (isSent) expect(site.mails[0]?.text).toContain(email);
});

const webhookSecret = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
};

test("a signed notification is the studio's: each attempt has the same id and is verified by either secret", async () => {
  const [present, former, other] = [webhookSecret(), webhookSecret(), webhookSecret()];
  const site = openNotifiedSite({ NOTIFY_SECRET: `${present} ${former}` });
  await site.setMode("500", 1);
  const { reference } = await acceptInquiry(site.platform);
  await sweepLeads(site.platform);
  advanceClock(MINUTE_MS);
  await sweepLeads(site.platform);
  const attempts = await site.attempts();
  expect(attempts.map(({ status }) => status)).toEqual([500, 204]);
  expect(new Set(attempts.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [, accepted] = attempts;
  if (!accepted) throw new Error("nothing arrived");
  const { rawBody, headers } = accepted;
  for (const secret of [present, former])
    expect(new Webhook(secret).verify(rawBody, headers)).toMatchObject({ reference });
  expect(() => new Webhook(other).verify(rawBody, headers)).toThrow();
  expect(() => new Webhook(present).verify(`${rawBody} `, headers)).toThrow();
});

test("with an invalid secret nothing is sent unsigned: it waits until that is corrected", async () => {
  const wrong = openNotifiedSite({ NOTIFY_SECRET: "whsec_short" });
  await acceptInquiry(wrong.platform);
  await sweepLeads(wrong.platform);
  expect(await wrong.attempts()).toEqual([]);
  const site = openNotifiedSite({ NOTIFY_SECRET: webhookSecret() });
  await sweepLeads(site.platform);
  expect(await site.received()).toHaveLength(1);
});
