import { afterEach, expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import type { FormMode } from "../../stand-ins/form-service.ts";
import {
  acceptedPosts,
  advanceClock,
  forms,
  openStudio,
  readRows,
  writeInquiry,
} from "../studio.ts";

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;
const REST_MS = 90_000;
const retried: FormMode[] = [
  "500",
  "forbidden403",
  "notfound404",
  "captcha_html200",
  "429_plain",
  "503_retry_after_date",
];
const silent: FormMode[] = ["reset", "hang"];

test.each(retried)("%s is a failure; the outbox delivers exactly once later", async (mode) => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode(mode, { match: inquiry.email, times: 1 });

  expect((await acceptLead(platform, inquiry)).status).toBe("queued");
  expect(await readRows(inquiry.submission)).toMatchObject([
    {
      status: "pending",
      lease: null,
      unknown_outcomes: 0,
      last_error: expect.stringMatching(/^\d/),
    },
  ]);

  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  advanceClock(MINUTE_MS);
  await sweepLeads(platform);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered", attempts: 2 }]);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});

test.each(silent)("%s leaves the result unknown and is retried", async (mode) => {
  const impatient = openStudio({ DELIVER_TIMEOUT_MS: "150" });
  const inquiry = writeInquiry();
  await forms.setMode(mode, { match: inquiry.email, times: 1 });

  expect((await acceptLead(impatient.platform, inquiry)).status).toBe("queued");
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "pending", unknown_outcomes: 1, last_error: expect.stringMatching(/^no answer/) },
  ]);

  advanceClock(REST_MS);
  await sweepLeads(openStudio().platform);
  expect(await readRows(inquiry.submission)).toMatchObject([
    { status: "delivered", unknown_outcomes: 1 },
  ]);
});

test("an acceptance whose response was lost is repeated with the same key", async () => {
  const impatient = openStudio({ DELIVER_TIMEOUT_MS: "150" });
  const inquiry = writeInquiry();
  await forms.setMode("hang_accepted", { match: inquiry.email, times: 1 });
  await acceptLead(impatient.platform, inquiry);
  advanceClock(REST_MS);
  await sweepLeads(openStudio().platform);

  const keys = (await acceptedPosts(inquiry.email)).map((post) => post.headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("a slow response within the timeout is a delivery", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("slow", { match: inquiry.email, delayMs: 300 });
  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
});

test("a refused inquiry is a dead letter with an alert, until the visitor sends it again", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  await forms.setMode("validation422", { match: inquiry.email, times: 1 });

  expect((await acceptLead(platform, inquiry)).status).toBe("refused");
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "dead" }]);
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.dead"')]);

  advanceClock(MINUTE_MS);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  expect((await acceptLead(platform, inquiry)).status).toBe("delivered");
});

test("an exhausted quota is retried hourly with an alert", async () => {
  const { platform } = openStudio();
  const inquiry = writeInquiry();
  advanceClock(0);
  await forms.setMode("quota200", { match: inquiry.email, times: 1 });

  expect((await acceptLead(platform, inquiry)).status).toBe("queued");
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"lead.quota"')]);

  advanceClock(59 * MINUTE_MS);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  advanceClock(MINUTE_MS);
  await sweepLeads(platform);
  expect(await readRows(inquiry.submission)).toMatchObject([{ status: "delivered" }]);
});

test("Retry-After is honoured even when our own backoff is shorter", async () => {
  const { platform } = openStudio({ BACKOFF_MS: "1" });
  const inquiry = writeInquiry();
  advanceClock(0);
  await forms.setMode("429_retry_after_2", { match: inquiry.email, times: 1 });
  await acceptLead(platform, inquiry);

  advanceClock(1_999);
  await sweepLeads(platform);
  expect(await forms.posts(inquiry.email)).toHaveLength(1);
  advanceClock(1);
  await sweepLeads(platform);
  expect(await acceptedPosts(inquiry.email)).toHaveLength(1);
});
